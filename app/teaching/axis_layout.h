// The axis of each line: one long arrow beside it that says which way counts positive, and marks at parts that are
// drawn against it.
#pragma once
#include "app/teaching/sheet.h"

namespace armature::app {

// `nearest` [px]: to the parts, so that something may stand between.
void layOutAxes(Sheet& sheet, double nearest);
// "Allowed, but the picture misleads", at the corner of each such part.
void layOutMarks(Sheet& sheet);

}  // namespace armature::app
