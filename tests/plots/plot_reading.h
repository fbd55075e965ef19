// What a plot shows, as tests read it from its curves and axes.
#pragma once
#include <cmath>

#include "app/plots/curve_graph.h"
#include "app/plots/plot_view.h"

namespace armature::app {

// The last value as it is drawn, in the shown unit, of this run or of the one that it is compared with; not a number
// without one.
inline double lastDrawn(const PlotView& view, const QString& variable, bool isPrevious = false) {
  for (const PlotCurve& curve : view.curves())
    if (curve.variable == variable && (!isPrevious || !curve.beside.empty()))
      if (const CurveGraph* line = isPrevious ? curve.beside.front().line : curve.line) return line->last();
  return std::nan("");
}

// The same in the model's unit.
inline double lastValue(const PlotView& view, const QString& variable) {
  for (const PlotCurve& curve : view.curves())
    if (curve.variable == variable && curve.line) return curve.shown.model(curve.line->last());
  return std::nan("");
}

// Text on the axis of the curves ("φ, °").
inline QString axisLabel(const PlotView& view, bool isRight) {
  return view.axes().at(isRight ? 1 : 0)->label();
}

}  // namespace armature::app
