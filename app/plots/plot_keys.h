// What the wheel does on a plot, and the keys on one that has the focus: every gesture of the mouse has one.
#pragma once

class QKeyEvent;
class QWheelEvent;

namespace armature::app {

class PlotView;

// False for keys that mean nothing here.
bool takeKey(PlotView& view, const QKeyEvent& event);
// Zooms about the pointer; over the numbers of an axis that axis alone. `hasValues`: there are axes of values.
void takeWheel(PlotView& view, QWheelEvent& event, bool hasValues);

}  // namespace armature::app
