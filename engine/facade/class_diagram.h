// Diagrams and classes of the library: a model with diagram annotations as an editable document, and where the wires of
// a document end.
#pragma once
#include "engine/diagram/document.h"
#include "engine/diagram/model_text.h"
#include "engine/facade/class_reader.h"

namespace armature {

// A class of the library as a document; names that its surroundings give a meaning to are written in full. A failure
// when there is no such class or it has no body that could be drawn.
[[nodiscard]] Result<diagram::Document> readDiagram(model::Library& library, const std::string& qualifiedName);

// Where an end of a wire ("inertia1.flange_b") lies: the place of the connector in the icon, put through the placement
// of its part. Nothing for an unknown part or connector. `own`: the classes of the document itself. Reader and document
// must outlive the function.
diagram::EndPlaces endPlaces(ClassReader& reader, const diagram::Document& document,
                             const std::vector<ClassInfo>& own = {});

// The colour of a wire by the kind of its connectors, as arguments of a Line annotation. Lives as endPlaces does.
diagram::LineLooks lineLooks(ClassReader& reader, const diagram::Document& document,
                             const std::vector<ClassInfo>& own = {});

// The document with corners in each wire that has none of its own: those that the picture of it has (app/canvas).
diagram::Document withDrawnWires(ClassReader& reader, diagram::Document document,
                                 const std::vector<ClassInfo>& own = {});

// The document with those wires marked (setDrawnRoute) whose corners are the ones that would be found for them if they
// had none: nobody has put them there. Of many wires none is marked, for each one would be searched for.
diagram::Document withRoutedMarked(ClassReader& reader, diagram::Document document,
                                   const std::vector<ClassInfo>& own = {});

}  // namespace armature
