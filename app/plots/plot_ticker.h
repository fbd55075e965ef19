// Ticks at round numbers of the shown prefix (k, m, µ …), with a real minus sign.
#pragma once
#include <qcustomplot.h>

#include "app/look/format.h"

namespace armature::app {

class PlotTicker : public QCPAxisTicker {
 public:
  // Labels are tick values times this factor.
  void setFactor(double factor) { factor_ = factor; }

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    const double shown = tick * factor_;
    return formatNumber(std::abs(shown) < 1e-12 * std::abs(factor_) ? 0 : shown, 6);
  }

 private:
  double factor_ = 1;
};

}  // namespace armature::app
