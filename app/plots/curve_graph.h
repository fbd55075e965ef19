// A curve over time as a plottable of QCustomPlot: axes, layers and export are that library's, the line is ours.
#pragma once
#include <memory>

#include "app/plots/curve_picture.h"
#include "app/plots/custom_plot.h"

namespace armature::app {

class CurveGraph : public QCPAbstractPlottable {
 public:
  // `work` is shared by the curves of one run. `isStepped`: holds a value until the next row.
  CurveGraph(QCPAxis* time, QCPAxis* value, StorePtr store, int64_t column, const DisplayUnit& shown,
             std::shared_ptr<CurveWork> work, bool isStepped);
  ~CurveGraph() override;
  void setLook(const QColor& color, bool isDashed) {
    style_.color = color;
    style_.isDashed = isDashed;
  }
  void setDashed(bool isDashed) { style_.isDashed = isDashed; }
  // How far a value that does not change in the run is drawn [s].
  void setSpan(double from, double to);
  // Takes in what the run has written since.
  void update() { series_.update(); }
  // What is drawn between two times, in the shown unit.
  ValueRange range(double from, double to) const;
  // The last value, in the shown unit; not a number without one.
  double last() const;

  double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details) const override;
  QCPRange getKeyRange(bool& foundRange, QCP::SignDomain inSignDomain) const override;
  QCPRange getValueRange(bool& foundRange, QCP::SignDomain inSignDomain, const QCPRange& inKeyRange) const override;

 protected:
  void draw(QCPPainter* painter) override;
  void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

 private:
  void drawConstant(QCPPainter& painter) const;
  QPen linePen() const;

  CurveSeries series_;
  std::shared_ptr<CurveWork> work_;
  CurveStyle style_;
  double from_ = 0, to_ = 1;
};

}  // namespace armature::app
