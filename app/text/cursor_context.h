// What stands before a place of a Modelica text, told by its words alone, so that a text that is just being typed is
// understood, too.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace armature::app {

struct CursorContext {
  enum class Kind {
    none,    // within a comment, a number or a text that is no unit
    unit,    // within the quotes of unit = "…"
    member,  // behind a dot
    plain    // anywhere else
  };
  Kind kind = Kind::plain;
  std::string begun;              // the letters of a name before the place
  std::vector<std::string> path;  // names with dots before them ("a.b." → a, b)
  // Within the parentheses of a declaration or of `extends`, where a name of an argument stands: the class whose
  // members can be modified there, and the names on the way ("J j(phi(" → J; phi).
  std::vector<std::string> modified, modifiedMembers;
};

// `before`: the text up to the place. Linear in its length.
CursorContext contextAt(std::string_view before);

// The dotted name at a byte of a text up to the name that covers it ("Modelica.Blo|cks.Math" → Modelica, Blocks);
// empty where there is none. `begin` and `end`: of that last name.
struct NameAt {
  std::vector<std::string> path;
  size_t begin = 0, end = 0;
};
NameAt nameAt(std::string_view text, size_t at);

}  // namespace armature::app
