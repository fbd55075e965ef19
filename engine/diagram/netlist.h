// A document as the class that the compiler sees: the netlist. Spans of the made class lie in a text that is added to
// the sources, so that messages can quote it.
#pragma once
#include "engine/diagram/document.h"
#include "engine/syntax/parser.h"

namespace armature::diagram {

// A stretch of the made text that one component or connection has given.
struct Place {
  SourceSpan span;
  std::vector<std::string> parts;  // the component, or the two ends of the connection
};

struct Netlist {
  const syntax::ClassDefinition* model = nullptr;            // null after errors
  std::vector<const syntax::ClassDefinition*> localClasses;  // nested into the model as well
  std::vector<Place> places;                                 // in the order of the text

  // The parts that a place of the made text belongs to; empty for any other place.
  std::vector<std::string> partsAt(SourceSpan span) const;
};

// What the made text is called among the sources: messages quote it under this name.
std::string nameOfText(const Document& document);

// Builds the class of a document. Errors (codes D…: bad identifiers, two parts of one name, unreadable expressions,
// ends of connections that name no part) name the part or the connection and are added to the context's diagnostics.
Netlist toClass(const Document& document, syntax::ParseContext& context);

}  // namespace armature::diagram
