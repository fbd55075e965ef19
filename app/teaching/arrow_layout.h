// The arrows of values: at each flange the cut force or torque that acts on its part, along its line and on its part's
// side of the cut; at pins and ports the flow along the wire.
#pragma once
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

// Adds an arrow for each flow, and the scale of each domain. Numbers come later, when all arrows have their place.
void layOutValueArrows(Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                       const Scales& scales);

}  // namespace armature::app
