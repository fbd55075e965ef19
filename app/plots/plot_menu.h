// The menu of a plot: its curves, axes and units, and what it can be written to.
#pragma once
#include <QPoint>

namespace armature::app {

class PlotView;

// Opens it at a place of the screen, and tells the view what was chosen there.
void openPlotMenu(PlotView& view, QPoint global);

}  // namespace armature::app
