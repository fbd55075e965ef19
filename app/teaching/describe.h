// The list of what is drawn as JSON (`armature --describe`): arrows, numbers and what moves. Points are the diagram's
// (y up, as placements are written); the direction of an arrow is that on the screen, right = +x, up = +y.
#pragma once
#include "app/canvas/canvas_view.h"
#include "app/teaching/drawn.h"

namespace armature::app {

// What a part is doing, as a word of that list: "tension", "stuck" …
const char* stateName(DrawnState::Kind kind);

diagram::Json describe(const Drawn& drawn, const CanvasView& view);

}  // namespace armature::app
