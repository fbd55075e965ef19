// What is chosen for the replaceable elements of parts ("redeclare package Medium = Water"), as edits: each is one step
// of undo, and values that still mean something go along.
#pragma once
#include <functional>

#include "app/document/open_document.h"
#include "engine/diagram/redeclaration.h"

namespace armature::app {

// An element of a part that can be replaced.
struct ReplaceableElement {
  std::string name;
  std::string kind;  // "package", "model", …; empty: a component
  bool isComponent() const { return kind.empty(); }
};

// A class with values in its parentheses; without a class the default holds.
struct PartChoice {
  std::string className;
  std::string arguments;
  bool operator==(const PartChoice&) const = default;
};

// What a part has for an element. Values of a component whose class is the default are modifiers of the part
// ("gain1.k") and no arguments.
PartChoice choiceOf(const diagram::ComponentItem& item, const std::string& element);

// The values that a part has for an element now, by the names that they have within it; nested ones in the form
// "phi.start".
std::vector<diagram::Modifier> valuesWithin(const diagram::ComponentItem& item, const ReplaceableElement& element);

// Whether a class has something of this name, which a value could be given to.
using HasName = std::function<bool(const std::string& name)>;

// Values for another class: as arguments those whose names it has, and the names of the others. What is said in `said`
// comes with the class itself and is neither.
struct KeptValues {
  std::string arguments;
  std::vector<std::string> dropped;
};
KeptValues keptValues(const std::vector<diagram::Modifier>& before, const std::string& said, const HasName& hasName);
// The names, within the element, of the values that `choose` would give up.
std::vector<std::string> droppedBy(const OpenDocument& document, const std::vector<int>& parts,
                                   const ReplaceableElement& element, const PartChoice& choice, const HasName& hasName);

// Chooses a class for an element of parts. Of the values that were there those stay whose names the new class has;
// `choice` itself may bring others. False when nothing would change.
bool choose(OpenDocument& document, const std::vector<int>& parts, const ReplaceableElement& element,
            const PartChoice& choice, const HasName& hasName);

// Gives a value within an element of a part; empty takes it away. `typed`: how it was written, if otherwise.
bool setWithin(OpenDocument& document, int part, const ReplaceableElement& element, const std::string& name,
               const std::string& value, const std::string& typed, int mergeId = -1);
// Sets all of the arguments.
bool setArguments(OpenDocument& document, int part, const ReplaceableElement& element, const std::string& arguments);

}  // namespace armature::app
