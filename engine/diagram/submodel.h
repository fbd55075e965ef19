// Parts of a diagram put into a class of its own, with one part of that class in their stead. The equations stay the
// same, under other names: what was spring1.f is then drive1.spring1.f.
//
// A connector of the new class stands for each connector of a chosen part that a wire joins to a part outside; of
// signals for each source, or, where that is outside, for each group of inputs that wires within join: a class's own
// input counts as a source within it, of which there can be but one. Parameters of the diagram that the chosen parts
// use become parameters of the class, set to those of the diagram.
#pragma once
#include <functional>
#include <set>

#include "engine/diagram/document.h"

namespace armature::diagram {

// What the class of a part says of its connector.
struct EndFacts {
  std::string className;    // of the connector, fully qualified
  std::string dimensions;   // of a whole array of connectors as text, else empty
  Point at;                 // its place in the diagram [unit]
  std::string causality{};  // "input", "output", or empty for what is neither
};
// Of an end of a wire ("spring1.flange_b"); nothing where it is not known.
using EndFactsOf = std::function<std::optional<EndFacts>(const std::string& end)>;

// A wire from the part that stands for the others.
struct JoinedEnd {
  std::string outside;    // the end that stays
  std::string connector;  // of the new class
};

struct Submodel {
  std::string classText;
  ComponentItem part;
  std::set<std::string> moved;    // names of the parts that are in the class now
  std::vector<JoinedEnd> joined;  // wires of the new part
};

// Makes the class `className` of the parts with these indices; the new part will be called `partName`. Neither name may
// be in use. Failures (D030 … D033) name the part that cannot be moved and why: an `inner` part, a connector of the
// diagram itself, a value that mentions something which stays outside, a connector of an unknown class. `inherited`:
// names that the diagram has besides its own, which stay outside, too.
[[nodiscard]] Result<Submodel> makeSubmodel(const Document& document, const std::vector<int>& parts,
                                            const std::string& className, const std::string& partName,
                                            const EndFactsOf& factsOf, const std::set<std::string>& inherited = {});

// The diagram with the new part, its class and its wires, at the ends of their lists, instead of what has been moved.
// What else mentions a moved part (values, conditions, declarations, plots) mentions it by its new name.
Document withSubmodel(Document document, const Submodel& submodel);

// The name that a variable or an end has afterwards: "spring1.f" becomes "drive1.spring1.f", "der(spring1.f)" its
// derivative.
std::string nameInside(const std::string& name, const Submodel& submodel);

}  // namespace armature::diagram
