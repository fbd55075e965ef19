// Where parameters were changed by hand in the run that a plot shows: diamonds on the axis of time, as on the time
// slider.
#pragma once
#include <vector>

#include "app/plots/custom_plot.h"

namespace armature::app {

class ChangeMarks : public QCPAbstractItem {
 public:
  ChangeMarks(QCustomPlot& plot, std::vector<double> times, const QColor& color);  // [s]
  // Nothing to be chosen by a click: what is below it is meant.
  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }
  // Where those of the shown times are drawn [px]; of many that would cover each other some.
  std::vector<QPointF> places() const;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::vector<double> times_;
  QColor color_;
};

}  // namespace armature::app
