// Numbers as texts by a format: what the conversion String of the language writes, at translation and during the run.
#pragma once
#include <string>
#include <string_view>

namespace armature {

// `format` is that of printf for one number, with or without its leading %: flags, width, precision and one of the
// letters d i o x X u c (the value as a whole number) and f e E g G. Further letters are ours: b writes "true" or
// "false", and `e:first|second|` the name that the value counts to from one. Anything else is written as by %g.
std::string formatNumber(double value, std::string_view format);

}  // namespace armature
