// How a curve with any number of rows becomes pixels. In a narrow column, a part of a pixel wide, a line over time is
// one stretch from its smallest to its largest value; what a round pen leaves along these stretches is what it leaves
// along the line, whether a column has a thousand rows or none.
#pragma once
#include <QColor>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "app/plots/curve_series.h"

class QPainter;

namespace armature::app {

// The rows that begin each column of pixels of a picture over time; shared by the curves of one store.
class ColumnRows {
 public:
  // `count` columns of equal width over [from, to] [s]. With very many rows a column begins at the row next to its
  // border that is a multiple of kSnap, for the sake of summaries.
  // On a logarithmic axis, whose ends are both above zero, columns are of equal width there.
  void place(const results::Store& store, double from, double to, int count, bool isLogarithmic = false);
  static constexpr uint64_t kSnap = 64;
  bool isSnapped() const { return isSnapped_; }
  int count() const { return static_cast<int>(rows_.size()) - 1; }
  // The rows of a column are [row(c), row(c + 1)); row(count()) is the end of the last one.
  uint64_t row(int column) const { return rows_[static_cast<size_t>(column)]; }
  double time(int column) const {
    const double share = static_cast<double>(column) / std::max(1, count());
    return isLogarithmic_ ? from_ * std::pow(to_ / from_, share) : from_ + (to_ - from_) * share;
  }
  // Where a time lies [columns].
  double columnOf(double time) const {
    const double share =
        isLogarithmic_ ? std::log(time / from_) / std::log(to_ / from_) : (time - from_) / (to_ - from_);
    return share * count();
  }

 private:
  const results::Store* store_ = nullptr;
  double from_ = 0, to_ = 0;
  uint64_t storeRows_ = 0;
  bool isSnapped_ = false, isLogarithmic_ = false;
  std::vector<uint64_t> rows_{0};
};

// What a picture needs while it is painted, kept for the next one.
struct CurveWork {
  ColumnRows columns;
  std::vector<ValueRange> stretches;
  std::vector<uint8_t> cells;
};

// Where values lie in the picture: pixel = origin + scale * value, downward; of the value's decimal logarithm on a
// logarithmic axis, where nothing and less lie far below.
struct ValueAxis {
  double origin = 0, scale = 1;
  bool isLogarithmic = false;
  double pixel(double value) const {
    if (isLogarithmic && !std::isnan(value)) value = value > 0 ? std::log10(value) : -400;
    return origin + scale * value;
  }
};

struct CurveStyle {
  QColor color;
  double width = 1.5;  // [px]
  bool isDashed = false;
  bool isStepped = false;  // holds a value until the next row
  bool isVector = false;   // lines alone, no pictures: for SVG and PDF
  bool isTimeLogarithmic = false;
};

// Paints a curve from one time to another [s] over `size` pixels (of the device) at the painter's origin; the painter
// counts in these pixels.
void paintCurve(QPainter& painter, const QSize& size, double from, double to, const CurveSeries& series,
                CurveWork& work, const ValueAxis& axis, const CurveStyle& style);

}  // namespace armature::app
