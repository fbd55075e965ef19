// Ticks at round numbers of the shown prefix (k, m, µ …), with a real minus sign, and never closer than their labels
// can be read.
#pragma once
#include <cmath>

#include "app/look/format.h"
#include "app/plots/custom_plot.h"

namespace armature::app {

class PlotTicker : public QCPAxisTicker {
 public:
  // Labels are tick values times this factor.
  void setFactor(double factor) { factor_ = factor; }
  // No labels at all.
  void setSilent(bool isSilent) { isSilent_ = isSilent; }
  bool isTold() const { return !isSilent_; }

  // Large numbers are written in thousands or millions: 10 k, 20 k. For axes whose title has no prefix.
  void setThousands(bool areWanted) { hasThousands_ = areWanted; }
  // A unit behind the last number, where there is no room for a title below the numbers.
  void setUnit(const QString& unit) { unit_ = unit; }

  // How long the axis is [px], and the font of its labels.
  void setRoom(double pixels, const QFont& font, bool isUpright) {
    pixels_ = pixels;
    isUpright_ = isUpright;
    metrics_ = QFontMetricsF(font);
  }

 protected:
  // The smallest of 1, 2, 5 times a power of ten that leaves room for the labels.
  double getTickStep(const QCPRange& range) override {
    const double size = range.size(), largest = std::max(std::abs(range.lower), std::abs(range.upper)) * factor_;
    thousand_ = !hasThousands_ || largest < 1e4 || largest >= 1e10 ? 1 : largest < 1e7 ? 1e3 : 1e6;
    perUnit_ = size > 0 && std::isfinite(size) ? pixels_ / size : 0;
    if (!(size > 0) || !std::isfinite(size) || pixels_ <= 0) return QCPAxisTicker::getTickStep(range);
    double decade = std::pow(10.0, std::floor(std::log10(size)) - 2);
    for (int round = 0; round < 5; ++round, decade *= 10)
      for (const double step : {decade, 2 * decade, 5 * decade})
        if (step / size * pixels_ >= roomFor(range, step)) return withTwo(range, step);
    return size;
  }

  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    if (isSilent_) return {};
    const double shown = tick * factor_;
    if (std::abs(shown) < 1e-12 * std::abs(factor_)) return formatNumber(0, 6);
    if (thousand_ == 1) return formatNumber(shown, 6);
    return formatNumber(shown / thousand_, 6) + QChar(0x2009) + (thousand_ < 1e6 ? 'k' : 'M');
  }

  QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar form,
                                     int precision) override {
    QVector<QString> labels = QCPAxisTicker::createLabelVector(ticks, locale, form, precision);
    if (unit_.isEmpty() || isSilent_ || labels.isEmpty()) return labels;
    labels.last() += QChar(0x2009) + unit_;
    // Numbers that the last one reaches to with its unit give way.
    const double left = ticks.last() * perUnit_ - metrics_.horizontalAdvance(labels.last()) / 2;
    for (qsizetype k = labels.size() - 2; k >= 0; --k)
      if (ticks[k] * perUnit_ + metrics_.horizontalAdvance(labels[k]) / 2 + kLeast > left) labels[k].clear();
    return labels;
  }

 private:
  static constexpr double kLeast = 6;  // [px] between two labels

  static int ticksIn(const QCPRange& range, double step) {
    return static_cast<int>(std::floor(range.upper / step) - std::ceil(range.lower / step)) + 1;
  }
  // One number alone says nothing of the scale: the largest finer step that shows two, where the labels still stand
  // apart.
  double withTwo(const QCPRange& range, double step) {
    if (ticksIn(range, step) >= 2) return step;
    const double decade = std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    for (const double part : {5.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2}) {
      const double finer = part * decade;
      if (finer >= step * (1 - 1e-9)) continue;
      const double apart = isUpright_ ? 1.05 * metrics_.height() : widestLabel(range, finer) + kLeast;
      if (finer / range.size() * pixels_ < apart) return step;
      if (ticksIn(range, finer) >= 2) return finer;
    }
    return step;
  }

  // From one tick to the next [px].
  double roomFor(const QCPRange& range, double step) {
    return isUpright_ ? 1.75 * metrics_.height() : std::max(28.0, widestLabel(range, step) + 14);
  }
  double widestLabel(const QCPRange& range, double step) {
    double widest = 0;
    for (const double end : {range.lower, range.upper}) {
      const QString label = getTickLabel(std::trunc(end / step) * step, {}, 'g', 6);
      widest = std::max(widest, metrics_.horizontalAdvance(label));
    }
    // A step inside the range can have a digit more than its ends.
    return std::max(widest, metrics_.horizontalAdvance(getTickLabel(step, {}, 'g', 6)));
  }

  QString unit_;
  double factor_ = 1, pixels_ = 0, thousand_ = 1;
  double perUnit_ = 0;  // [px] of the axis
  bool hasThousands_ = false;
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
