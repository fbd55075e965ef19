// What an editor shows of the parts of a class that others may take the place of (Modelica specification 3.6, section
// 7.3): `replaceable` packages, models, functions, records and types, and replaceable components.
#pragma once
#include <string>
#include <vector>

namespace armature {

// One of the choices that the declaration itself proposes: choices(choice(redeclare package Medium = Water "…")).
struct ReplaceableChoice {
  std::string className;  // qualified
  std::string modifiers;  // what stands in its parentheses, without them; usually empty
  std::string description;
};

struct ReplaceableInfo {
  std::string name;  // of the element: Medium, gain1
  std::string kind;  // package, model, function …; of a component that of its class
  bool isComponent = false;
  std::string defaultClass;       // qualified; what is there while nothing is chosen
  std::string defaultModifiers;   // as for a choice
  bool isDefaultPartial = false;  // nothing runs with it: something has to be chosen
  std::string constraint;         // qualified; what takes the place has all that this class has
  // As for a choice: what holds for whatever takes the place. The default's own modifiers go with the default
  // (specification 3.6, section 7.3.2).
  std::string constraintModifiers;
  std::string description;
  std::string tab, group;  // of its Dialog annotation, may be empty
  std::string enable;      // Modelica text of Dialog(enable=…), may be empty
  std::vector<ReplaceableChoice> choices;
};

// A class that fits where another one is promised.
struct FittingClass {
  std::string name;  // qualified; of a diagram's own classes as the diagram calls them
  std::string description;
};

// Asks what fits a replaceable part.
struct FitQuestion {
  std::string constraint;  // qualified, or a class of the diagram's own
  std::string kind;        // as in ReplaceableInfo
  std::string library;     // the library that is searched; empty: the diagram's own classes
  bool operator==(const FitQuestion&) const = default;
};

}  // namespace armature
