// The arrows of values: at each flange the cut force or torque that acts on its part, along its line and on its part's
// side of the cut; at pins and ports the flow along the wire.
#pragma once
#include "app/teaching/value_slots.h"

namespace armature::app {

// Adds a slot for each flow, and the scale of each domain. Numbers come later, when all arrows have their place.
void layOutFlowArrows(Sheet& sheet, const SlotSources& sources, ValueSlots& all);

// Keeps words that stand still off the places where such arrows will be.
void reserveFlowArrows(Sheet& sheet, const std::vector<Reading>& readings);

// The longest arrow of a picture [px]: two of them fit into most gaps between parts.
double longestArrow(const Sheet& sheet);

}  // namespace armature::app
