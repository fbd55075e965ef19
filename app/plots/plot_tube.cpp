#include "app/plots/plot_tube.h"

#include <algorithm>

#include "app/look/format.h"
#include "app/look/theme.h"
#include "app/plots/plot_definition.h"
#include "app/plots/plot_view.h"
#include "app/plots/tube_band.h"

namespace armature::app {

namespace {

constexpr size_t kMostStretches = 200;
constexpr float kBandAlpha = 0.22F, kOutsideAlpha = 0.16F;

bool canHaveTube(const PlotCurve& curve) {
  return curve.isDrawn() && curve.lane < 0 && !curve.isBand && curve.levels == PlotCurve::Levels::none;
}

QColor faint(QColor color, float alpha) {
  color.setAlphaF(alpha);
  return color;
}

}  // namespace

std::optional<double> tubeShare(const diagram::Json& definition) {
  const std::optional<double> share = numberMember(definition, "tube");
  return share && *share > 0 && *share <= 1 ? share : std::nullopt;
}

void PlotTube::build(const std::vector<PlotCurve>& curves, const diagram::Json& definition, const PlotRuns& runs,
                     const PlotAxes& axes, const Theme& theme) {
  shown_.clear();
  pairs_.clear();
  titles_.clear();
  const std::optional<double> share = tubeShare(definition);
  // Over time, and not of what is a difference already.
  if (!share || plotKind(definition) != PlotKind::overTime || !runs.less.isEmpty()) return work_.cancel();
  share_ = *share;
  for (const ComparedRun& run : runs.compared) titles_.push_back(run.title);
  for (const PlotCurve& curve : curves) {
    if (!canHaveTube(curve)) continue;
    for (const PlotCurve::Beside& one : curve.beside) {
      const auto column = static_cast<size_t>(one.column);
      const results::Tube tube = results::tubeAbout(*one.store, one.store->columns()[column], share_);
      auto* band = new TubeBand(plot_.xAxis, axes.at(curve.axis), one.store, one.column, tube, curve.seenUnit());
      band->setColors(faint(curve.color, kBandAlpha), faint(theme.error, kOutsideAlpha));
      shown_.push_back({one.run, legendName(curve, {}), band});
      pairs_.push_back({curve.store, one.store, static_cast<size_t>(curve.column), column, tube});
    }
  }
  if (pairs_ == answered_) put();
}

void PlotTube::refresh() {
  if (pairs_.empty() || pairs_ == answered_ || (work_.isBusy() && pairs_ == asked_)) return;
  if (!std::ranges::all_of(pairs_, [](const Pair& p) { return p.store->isFinished(); })) return;
  asked_ = pairs_;
  work_.begin([this, pairs = pairs_](const CancelToken& stop) {
    std::vector<std::vector<results::Stretch>> outside;
    outside.reserve(pairs.size());
    for (const Pair& p : pairs)
      outside.push_back(results::outsideOf(p.tube, *p.reference, p.reference->columns()[p.referenceColumn], *p.store,
                                           p.store->columns()[p.column], kMostStretches, &stop));
    return [this, pairs, outside] {
      answered_ = pairs;
      outside_ = outside;
      if (pairs_ == answered_) put();
      changed_();
    };
  });
}

void PlotTube::put() {
  for (size_t k = 0; k < shown_.size(); ++k) shown_[k].band->setOutside(outside_[k]);
}

QStringList PlotTube::verdicts() const {
  QStringList words;
  if (shown_.empty() || pairs_ != answered_) return words;
  for (size_t run = 0; run < titles_.size(); ++run) {
    const results::Stretch* first = nullptr;
    QString curve;
    bool isAny = false;
    for (size_t k = 0; k < shown_.size(); ++k) {
      if (shown_[k].run != run) continue;
      isAny = true;
      if (outside_[k].empty() || (first && first->from <= outside_[k].front().from)) continue;
      first = &outside_[k].front();
      curve = shown_[k].curve;
    }
    const QString size = PlotView::tr("%1 %").arg(formatNumber(share_ * 100, 3));
    if (first)
      words << PlotView::tr("outside the tube (%1) of %2 from %3: %4")
                   .arg(size, titles_[run], formatValue(first->from, "s", 4), curve);
    else if (isAny)
      words << PlotView::tr("within the tube (%1) of %2").arg(size, titles_[run]);
  }
  return words;
}

}  // namespace armature::app
