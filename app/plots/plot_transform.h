// Curves over something else than time: spectra and histograms as stores of their own, which are drawn as any.
#pragma once
#include "app/plots/plot_curve.h"
#include "app/plots/plot_definition.h"

namespace armature::app {

// Puts what a spectrum or a histogram shows into the places of the curves' series, of the runs beside too; curves that
// have none lose theirs. True when there is something to show, with the range of its horizontal axis in `from` and
// `to`.
bool transformCurves(std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs,
                     double& from, double& to);

// The stretch of the run that a definition speaks of ("span"), else the whole [s].
std::pair<double, double> spanOf(const diagram::Json& definition, const PlotRuns& runs);

}  // namespace armature::app
