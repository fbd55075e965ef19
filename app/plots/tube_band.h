// A tube about a curve over time, and the stretches in which the newest run is outside of it, as a plottable.
#pragma once
#include <vector>

#include "app/plots/custom_plot.h"
#include "app/plots/plot_curve.h"
#include "engine/results/tube.h"

namespace armature::app {

class TubeBand : public QCPAbstractPlottable {
 public:
  // About a column of the store, which lives as long as the band; values as `seen` shows them.
  TubeBand(QCPAxis* time, QCPAxis* value, StorePtr store, int64_t column, const results::Tube& tube,
           const DisplayUnit& seen);
  void setColors(const QColor& band, const QColor& outside);
  void setOutside(std::vector<results::Stretch> outside) { outside_ = std::move(outside); }

  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
  // It has no part in the range of the axes: the curves have.
  QCPRange getKeyRange(bool& foundRange, QCP::SignDomain) const override;
  QCPRange getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const override;

 protected:
  void draw(QCPPainter* painter) override;
  void drawLegendIcon(QCPPainter*, const QRectF&) const override {}

 private:
  void drawOutside(QCPPainter& painter) const;
  double pixelOf(double value) const;  // of a value of the model, within the axis

  StorePtr store_;
  int64_t column_;
  results::Tube tube_;
  DisplayUnit seen_;
  QColor band_, outsideColor_;
  std::vector<results::Stretch> outside_;
};

}  // namespace armature::app
