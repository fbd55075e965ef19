// The menu of a plot: its curves, axes and units, and what it can be written to.
#pragma once
#include <QPoint>
#include <QString>

namespace armature::app {

class PlotView;

// Opens a field over the plot for an expression: a new one, or another text for the curve `before`.
void askForExpression(PlotView& view, const QString& before);
// Puts two cursors into the plot, or has those that are there measure this curve.
void measureCurve(PlotView& view, const QString& name);

// Opens it at a place of the screen, and tells the view what was chosen there.
void openPlotMenu(PlotView& view, QPoint global);

}  // namespace armature::app
