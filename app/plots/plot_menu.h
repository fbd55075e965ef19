// The menu of a plot: its curves, axes and units, and what it can be written to.
#pragma once
#include <QPoint>
#include <QString>

class QMenu;

namespace armature::app {

class PlotView;

// Opens a field over the plot for an expression: a new one, or another text for the curve `before`.
void askForExpression(PlotView& view, const QString& before);
// Puts two cursors into the plot, or has those that are there measure this curve.
void measureCurve(PlotView& view, const QString& name);

// Puts two cursors into the plot, or puts them away.
void toggleCursors(PlotView& view);
// Asks for a note where the chosen cursor is, else at the instant on show, else in the middle.
void askForNote(PlotView& view);

// The entries of the menu for a place of the screen.
void fillPlotMenu(QMenu& menu, PlotView& view, QPoint global);
// Opens it at a place of the screen, and tells the view what was chosen there.
void openPlotMenu(PlotView& view, QPoint global);

}  // namespace armature::app
