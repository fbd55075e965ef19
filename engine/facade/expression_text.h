// What is done to the text of an expression over results before Modelica's parser reads it.
#pragma once
#include <string>
#include <string_view>

namespace armature {

// `final` is a keyword of Modelica, so no name of a function: as a quoted identifier it is one for the parser.
std::string withFinalAsName(std::string_view text);

}  // namespace armature
