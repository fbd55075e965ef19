// The Modelica text of a diagram, shown beside the drawing and changed by a person: what was changed in the text is
// changed in the document, and nothing else is.
#pragma once
#include <functional>
#include <optional>

#include "engine/diagram/document.h"

namespace armature::diagram {

// The text to be shown: a model with Placement and Line annotations and its experiment. What no Modelica annotation can
// say (title, plots, the 3-D view, members of newer programs) stays with the document.
std::string textOfDiagram(const Document& document, const EndPlaces& places = {});

struct EditedText {
  std::optional<Document> document;  // absent after errors
  std::vector<Diagnostic> problems;  // spans count in the edited text; warnings may come with a document
};

// The packages of which a text imports all (`import A.B.*;`), whatever else it says; `hasClass` is asked about these.
std::vector<std::string> wholeImports(const std::string& text);
// Whether there is a class of this full name.
using HasClass = std::function<bool(const std::string&)>;

// `shown`: the text of `before` as it was made for the person; `edited`: what it is now. Parts are known by their
// names, wires by their ends; what reads alike in both texts is taken from `before` to the letter. What is kept stands
// in the order of `before`, what is new behind what it stands behind in the text. A new part whose class the text names
// through an import has the full name; what whole packages hold is asked of `hasClass`. A new component without a
// Placement whose class is one of parts (`isPart`, by its full name) gets a place near what it is joined with. A second
// component of a name is an error (D011). Linear in the lengths of the texts.
EditedText editedDocument(const Document& before, const std::string& shown, const std::string& edited,
                          const HasClass& hasClass = {}, const HasClass& isPart = {});

// The classes of the components in a text that have no Placement, by their full names, each once; none of a text that
// cannot be read.
std::vector<std::string> unplacedClasses(const std::string& text, const HasClass& hasClass = {});

}  // namespace armature::diagram
