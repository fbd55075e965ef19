// What a diagram itself lets be replaced: short classes among its declarations ("replaceable package Medium = Water
// constrainedby Fluid;"), read from the text and changed in it, everything else to the letter.
#pragma once
#include <string>
#include <vector>

namespace armature::diagram {

struct DeclaredChoice {
  std::string name;        // Medium
  std::string kind;        // package, model, function …
  std::string className;   // what stands there, as it is written
  std::string arguments;   // between the parentheses behind it; may be empty
  std::string constraint;  // of its constraining clause, else the class that stands there
  std::string description;
  bool operator==(const DeclaredChoice&) const = default;
};

// In the order of the text; none where the text cannot be read. Protected and final ones are left out.
std::vector<DeclaredChoice> declaredChoices(const std::string& declarations);

// The declarations with another class and other arguments for one of them; as they are where there is none of that
// name.
std::string withDeclaredChoice(const std::string& declarations, const std::string& name, const std::string& className,
                               const std::string& arguments);

}  // namespace armature::diagram
