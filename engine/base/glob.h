// Patterns for names of variables, in which only * and ? are special: [1] is an index.
#pragma once
#include <string_view>

namespace armature {

// Whether a name fits a pattern. Linear in their lengths but for patterns with several stars.
bool fitsGlob(std::string_view pattern, std::string_view name);

// Whether a variable is of the translation's own, such as $when1.
bool isOwnName(std::string_view name);
// As fitsGlob, for variables: those of the translation's own fit only what has a $ as well.
bool fitsWish(std::string_view pattern, std::string_view name);

}  // namespace armature
