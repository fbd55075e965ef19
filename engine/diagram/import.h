// A Modelica model with diagram annotations as a document: the inverse of toModelica. Parts with a placement become
// parts on the canvas, plain parameters become the diagram's parameters, connections become wires with the corners of
// their lines; everything else is kept as Modelica text beside the drawing, so that no meaning is lost. Of a model
// without any placement those are parts that connections join; where classes are known, what has no placement is a part
// in others, too (`importClass`). All that has none lies at (0, 0) then (see layout.h, places_beside.h).
#pragma once
#include <functional>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/syntax/parser.h"

namespace armature::diagram {

// The fully qualified name of a class that the model's text mentions, from the place of the model. By default the
// text's own name.
using ClassResolver = std::function<std::string(const syntax::Reference& name)>;

// Makes a document of a class with a body. The context must be the one that the class was parsed with; unreadable
// annotations are reported to its diagnostics. A class without a body (a short definition, an enumeration) is a
// failure.
[[nodiscard]] Result<Document> fromModelica(const syntax::ClassDefinition& model, syntax::ParseContext& context,
                                            const ClassResolver& resolve = {});

// Whether a type that the model's text mentions is of a kind that is drawn: a model or a block.
using PartTest = std::function<bool(const syntax::Reference& type)>;

struct ImportedClass {
  Document document;
  std::vector<int> unplaced;  // which of its parts the text gives no place
};

// The same where classes are known: parts are also those without a place that wires join in a model of which others
// have one, and, in a model without other equations than connections, any whose type is drawn.
[[nodiscard]] Result<ImportedClass> importClass(const syntax::ClassDefinition& model, syntax::ParseContext& context,
                                                const ClassResolver& resolve, const PartTest& isPart);

}  // namespace armature::diagram
