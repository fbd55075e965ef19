// Ticks at round numbers of the shown prefix (k, m, µ …), with a real minus sign, and never closer than their labels
// can be read.
#pragma once
#include <qcustomplot.h>

#include <cmath>

#include "app/look/format.h"

namespace armature::app {

class PlotTicker : public QCPAxisTicker {
 public:
  // Labels are tick values times this factor.
  void setFactor(double factor) { factor_ = factor; }
  // No labels at all.
  void setSilent(bool isSilent) { isSilent_ = isSilent; }
  bool isTold() const { return !isSilent_; }

  // How long the axis is [px], and the font of its labels.
  void setRoom(double pixels, const QFont& font, bool isUpright) {
    pixels_ = pixels;
    isUpright_ = isUpright;
    metrics_ = QFontMetricsF(font);
  }

 protected:
  // The smallest of 1, 2, 5 times a power of ten that leaves room for the labels.
  double getTickStep(const QCPRange& range) override {
    const double size = range.size();
    if (!(size > 0) || !std::isfinite(size) || pixels_ <= 0) return QCPAxisTicker::getTickStep(range);
    double decade = std::pow(10.0, std::floor(std::log10(size)) - 2);
    for (int round = 0; round < 5; ++round, decade *= 10)
      for (const double step : {decade, 2 * decade, 5 * decade})
        if (step / size * pixels_ >= roomFor(range, step)) return isUpright_ ? withTwo(range, step) : step;
    return size;
  }

  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    if (isSilent_) return {};
    const double shown = tick * factor_;
    return formatNumber(std::abs(shown) < 1e-12 * std::abs(factor_) ? 0 : shown, 6);
  }

 private:
  static int ticksIn(const QCPRange& range, double step) {
    return static_cast<int>(std::floor(range.upper / step) - std::ceil(range.lower / step)) + 1;
  }
  // One number alone says nothing of the scale: half the step, where the labels still stand apart.
  double withTwo(const QCPRange& range, double step) const {
    const double leading = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    const double finer = std::abs(leading - 5) < 1e-6 ? step / 5 * 2 : step / 2;
    const bool hasRoom = finer / range.size() * pixels_ >= 1.1 * metrics_.height();
    return ticksIn(range, step) < 2 && hasRoom ? finer : step;
  }

  // From one tick to the next [px].
  double roomFor(const QCPRange& range, double step) {
    if (isUpright_) return 1.75 * metrics_.height();
    double widest = 0;
    for (const double end : {range.lower, range.upper}) {
      const QString label = getTickLabel(std::trunc(end / step) * step, {}, 'g', 6);
      widest = std::max(widest, metrics_.horizontalAdvance(label));
    }
    // A step inside the range can have a digit more than its ends.
    widest = std::max(widest, metrics_.horizontalAdvance(getTickLabel(step, {}, 'g', 6)));
    return std::max(34.0, widest + 14);
  }

  double factor_ = 1, pixels_ = 0;
  bool isUpright_ = false, isSilent_ = false;
  QFontMetricsF metrics_{QFont()};
};

// Ticks at powers of ten of a logarithmic axis, and between them where these are few.
class LogTicker : public QCPAxisTickerLog {
 public:
  void setFactor(double factor) { factor_ = factor; }
  void setSilent(bool isSilent) { isSilent_ = isSilent; }

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return isSilent_ ? QString() : formatNumber(tick * factor_, 3);
  }
  QVector<double> createTickVector(double, const QCPRange& range) override {
    QVector<double> ticks;
    if (!(range.lower > 0) || !(range.upper > range.lower)) return ticks;
    const double decades = std::log10(range.upper / range.lower);
    const int stride = std::max(1, static_cast<int>(std::ceil(decades / 7)));
    const auto first = static_cast<int>(std::floor(std::log10(range.lower)));
    for (int power = first; power <= first + decades + 1; power += 1) {
      if (power % stride != 0) continue;
      for (const double step : {1.0, 2.0, 5.0})
        if (step == 1 || decades < 2.5) ticks << step * std::pow(10.0, power);
    }
    return ticks;
  }

 private:
  double factor_ = 1;
  bool isSilent_ = false;
};

}  // namespace armature::app
