// The numbers of a run on the diagram: beside the arrow or the wire that each tells of, where they cover least; one
// that had to go farther gets a line to it.
#pragma once
#include "app/teaching/value_slots.h"

namespace armature::app {

struct Theme;

// [px] about the text of a number at an arrow, and of one at a wire, which has a frame.
inline constexpr double kArrowNumberMargin = 6, kWireNumberMargin = 10;

// One value per net where potentials have a meaning of their own, and signals. Goes before the numbers of arrows: on a
// wire there are fewer places.
void layOutWireNumbers(Sheet& sheet, const SlotSources& sources, ValueSlots& all);
// The value of each arrow. Where a diagram is crowded, those of the hovered and the selected parts only.
void layOutArrowNumbers(Sheet& sheet, const SlotSources& sources, ValueSlots& all);

// The font of such numbers: no smaller than can be read, whatever the zoom.
QFont numberFont(const Sheet& sheet);
// Ink of a value: of flows by their sense along the line, of velocities, accelerations and voltages by what they are.
QColor arrowInk(const DrawnArrow& arrow, const Theme& theme);
// Names of the parts under the pointer and in the selection.
QSet<QString> lookedAt(const DiagramScene& scene);
// Where a connector, or the middle of a part, lies when nothing moves [px].
QPointF restingPlace(const Sheet& sheet, ConnectorRef ref);
// Whether the numbers of those parts have places of their own, so that the layout changes with them.
bool isCrowded(double zoom);

}  // namespace armature::app
