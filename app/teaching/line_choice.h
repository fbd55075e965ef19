// What a person chose about lines, as data of the diagram: a part keeps the positive direction of the lines at its
// flanges in its member `axes` ({"flange_a": "left"}), so that renaming, copying and deleting parts carry it along. And
// the edits that belong to it; none changes what the engine computes.
#pragma once
#include "app/document/open_document.h"
#include "app/teaching/line.h"

namespace armature::app {

// Choices of all parts; what is not understood is left alone.
LineChoices readChoices(const diagram::Document& document);

// Turns the positive direction of a line over as one step of undo. Back at its natural direction nothing stays behind.
void turnAxis(OpenDocument& document, const DiagramScene& scene, const Line& line);

// Mirrors a part that is drawn against its line, along the line, with its wires, as one step of undo.
void turnPart(OpenDocument& document, const DiagramScene& scene, int part, const Line& line);

}  // namespace armature::app
