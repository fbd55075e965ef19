// The arrows of how parts move and which voltages they have: velocity and acceleration of what has mass, beside its
// part and along its line; the voltage of a part from p to n. The table of signs says which variables these are and
// which way a positive one points.
#pragma once
#include "app/teaching/value_slots.h"

namespace armature::app {

// Adds a slot for each, and the scale of each quantity. `prefix`: "" or "robot.axis1.".
void layOutRateArrows(Sheet& sheet, const SlotSources& sources, const QString& prefix, ValueSlots& all);

}  // namespace armature::app
