// Curves that lie on each other: the later one is dashed, so that the earlier one is seen through its gaps.
#include <cmath>

#include "app/plots/curve_graph.h"
#include "app/plots/custom_plot.h"
#include "app/plots/plot_legend.h"
#include "app/plots/plot_view.h"

namespace armature::app {

namespace {

// Whether one curve is nowhere further from another than `thick` [unit of their axis].
bool isUpon(const PlotCurve& curve, const PlotCurve& other, double thick) {
  constexpr uint64_t kMostInstants = 500;
  // Those of expressions have the rows of the run, too, or will have them.
  const uint64_t rows = std::min(curve.store->rowCount(), other.store->rowCount());
  const uint64_t stride = std::max<uint64_t>(1, rows / kMostInstants);
  if (rows < 2) return false;
  for (uint64_t row = 0; row < rows; row += stride) {
    const double here = curve.seen(curve.store->value(curve.results(), row));
    if (!(std::abs(here - other.seen(other.store->value(other.results(), row))) <= thick)) return false;
  }
  return true;
}

}  // namespace

void PlotView::dashCovered() {
  if (!isOverTime()) return;
  constexpr double kPen = 1.5;  // [px]
  const double height = std::max(1, axes_.area().height());
  const auto isOn = [&](const Curve& curve, const Curve& other) {
    if (!curve.line || !other.line || other.isCovering || curve.axis != other.axis) return false;
    const QCPAxis* axis = axes_.at(curve.axis);
    return isUpon(curve, other, kPen * axis->range().size() / height);
  };
  bool hasChanged = false;
  for (size_t k = 0; k < curves_.size(); ++k) {
    Curve& curve = curves_[k];
    bool isCovering = false;
    for (size_t before = 0; before < k; ++before) isCovering = isCovering || isOn(curve, curves_[before]);
    if (isCovering == curve.isCovering) continue;
    curve.isCovering = isCovering;
    if (curve.line) curve.line->setDashed(curve.isDashed || isCovering);
    hasChanged = true;
  }
  if (hasChanged) legend_->tell(*this);
}

}  // namespace armature::app
