#include "app/plots/plot_transform.h"

#include <algorithm>
#include <cmath>

#include "engine/results/spectrum.h"

namespace armature::app {

namespace {

using results::SeenSeries;

constexpr int kBins = 40;

std::shared_ptr<results::Store> transformed(const std::vector<SeenSeries>& series, const diagram::Json& definition,
                                            std::pair<double, double> span) {
  if (series.empty()) return nullptr;
  if (plotKind(definition) == PlotKind::spectrum) {
    const results::Window window = results::windowOf(textMember(definition, "window").toStdString());
    return results::spectrumOf(series, span.first, span.second, window);
  }
  const double bins = numberMember(definition, "bins").value_or(kBins);
  return results::histogramOf(series, span.first, span.second, static_cast<int>(std::clamp(bins, 1.0, 1000.0)));
}

// How a value of a curve becomes one of the result: a spectrum stays in the model's unit, a histogram is over what is
// seen.
SeenSeries seenOf(const PlotCurve& curve, const StorePtr& store, int64_t column, bool isSpectrum) {
  const DisplayUnit seen = curve.seenUnit();
  return {store.get(), static_cast<size_t>(column), isSpectrum ? 1 : seen.factor, isSpectrum ? 0 : seen.offset};
}

}  // namespace

std::pair<double, double> spanOf(const diagram::Json& definition, const PlotRuns& runs) {
  const auto span = definition.find("span");
  const bool isGiven = span != definition.end() && span->is_array() && span->size() == 2 && (*span)[0].is_number() &&
                       (*span)[1].is_number() && (*span)[0].get<double>() < (*span)[1].get<double>();
  const double end = runs.store && runs.store->rowCount() > 0 ? runs.store->time(runs.store->rowCount() - 1) : runs.to;
  if (!isGiven) return {runs.from, end};
  return {std::max(runs.from, (*span)[0].get<double>()), std::min(end, (*span)[1].get<double>())};
}

bool transformCurves(std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs,
                     double& from, double& to) {
  const bool isSpectrum = plotKind(definition) == PlotKind::spectrum;
  const auto span = spanOf(definition, runs);
  // A histogram has one axis of values: curves of another unit have no place on it.
  const auto first = std::ranges::find_if(curves, [](const PlotCurve& c) { return c.isDrawn(); });
  const QString unit = first == curves.end() ? QString() : first->shown.unit;
  const auto isLeftOut = [&](const PlotCurve& curve) { return !isSpectrum && curve.shown.unit != unit; };
  std::vector<SeenSeries> series;
  for (const PlotCurve& curve : curves)
    if (curve.isDrawn() && !isLeftOut(curve)) series.push_back(seenOf(curve, curve.store, curve.column, isSpectrum));
  const std::shared_ptr<results::Store> made = transformed(series, definition, span);
  for (size_t run = 0; run < runs.compared.size(); ++run) {
    std::vector<SeenSeries> beside;
    for (const PlotCurve& curve : curves)
      for (const PlotCurve::Beside& one : curve.beside)
        if (one.run == run && curve.isDrawn() && !isLeftOut(curve))
          beside.push_back(seenOf(curve, one.store, one.column, isSpectrum));
    const auto of = transformed(beside, definition, span);
    for (PlotCurve& curve : curves)
      for (PlotCurve::Beside& one : curve.beside)
        if (one.run == run) {
          one.store = of;
          one.column = of ? of->find(curve.variable.toStdString()) : -1;
        }
  }
  for (PlotCurve& curve : curves) {
    std::erase_if(curve.beside, [](const PlotCurve::Beside& one) { return one.column < 0; });
    curve.store = made;
    curve.column = made ? made->find(curve.variable.toStdString()) : -1;
    curve.levels = PlotCurve::Levels::none;
    curve.isBand = false;
    if (isSpectrum) {
      curve.shown.offset = 0;
      curve.shown.factor = std::abs(curve.shown.factor);
      curve.isTurned = false;
    } else {
      curve.unit = "%";
      curve.shown = {"%", 1, 0};
      curve.isTurned = false;
      curve.axis = 0;
    }
  }
  if (!made || made->rowCount() == 0) return false;
  from = made->time(0);
  to = made->time(made->rowCount() - 1);
  return to > from;
}

}  // namespace armature::app
