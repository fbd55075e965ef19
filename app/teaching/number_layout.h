// The numbers of a run on the diagram: beside the arrow or the wire that each tells of, where they cover least; one
// that had to go farther gets a line to it.
#pragma once
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

struct Theme;

// One value per net where potentials have a meaning of their own, and signals. Goes first: a number on a wire has fewer
// places to go to than one beside an arrow.
void layOutWireNumbers(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant, const Scales& scales,
                       const Theme& theme);
// The value of each arrow of the value layer. Where a diagram is crowded, those of the hovered and the selected parts
// only.
void layOutArrowNumbers(Sheet& sheet, const Scales& scales, const Theme& theme);

// The font of such numbers: no smaller than can be read, whatever the zoom.
QFont numberFont(const Sheet& sheet);
// Ink of a value: by its sense along the line, of flows by the domain.
QColor arrowInk(const DrawnArrow& arrow, const Theme& theme);

}  // namespace armature::app
