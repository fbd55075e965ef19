// Where the legend stands: how long an arrow of so much is, how far parts are drawn to move, which glasses are worn.
#pragma once
#include "app/look/text_runs.h"
#include "app/teaching/sheet.h"

namespace armature::app {

// In the corner where it covers least, or along an edge where all corners are full; where it stood it stays as long as
// no other place is better.
void layOutLegend(Sheet& sheet, TextRuns& texts);

}  // namespace armature::app
