// What the keys do on a plot that has the focus: every gesture of the mouse has one.
#pragma once

class QKeyEvent;

namespace armature::app {

class PlotView;

// False for keys that mean nothing here.
bool takeKey(PlotView& view, const QKeyEvent& event);

}  // namespace armature::app
