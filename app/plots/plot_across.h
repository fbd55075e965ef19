// The horizontal axis of a plot: what stands on it, and curves over another variable than the time.
#pragma once
#include "app/plots/plot_axes.h"
#include "app/plots/plot_curve.h"

class QCPAxis;
class QCPAxisRect;
class QCustomPlot;

namespace armature::app {

class PlotView;

// Reads a curve over another variable; of very many rows some.
void readOver(PlotCurve& curve, const PlotCurve& across);
// Ranges of all axes for what there is, with room around it.
void fitOver(QCustomPlot& plot, const PlotAxes& axes);
// A circle is round: the axis that has less in a pixel gets as much as the other. True when much has changed.
bool equalize(QCustomPlot& plot, const QCPAxisRect& area);
// Why a plot over a variable can draw nothing, and what to do: it has no values in the run. Empty where it can.
QString acrossTrouble(const PlotView& view);
// The name of what the axis counts, with its unit and a prefix for the range that is shown.
void labelAcross(QCPAxis& axis, const PlotView& view);

}  // namespace armature::app
