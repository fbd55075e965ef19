// A short class in a text ("package Medium = Water(T = 300)"): which class stands there, with which arguments, and
// where in the text that is.
#pragma once
#include <optional>
#include <string>

#include "engine/syntax/tree.h"

namespace armature::diagram {

struct ShortClass {
  std::string kind;  // the last word before the name: "package", "model"
  std::string className, arguments;
  uint32_t classBegin = 0, classEnd = 0;
  uint32_t argumentsBegin = 0, argumentsEnd = 0;  // parentheses included; equal: there are none
};

// `text`: what the definition was parsed from. Nothing for other forms of classes, and for arrays of one.
std::optional<ShortClass> shortClassOf(const std::string& text, const syntax::ClassDefinition& definition);

// What stands between the parentheses of a modification without a binding.
std::string argumentsIn(const std::string& text, const syntax::Modification& modification);
// The other way round: "(T = 300)", or nothing.
std::string inParentheses(const std::string& arguments);

}  // namespace armature::diagram
