#include "app/plots/curve_picture.h"

#include <QPainter>
#include <algorithm>
#include <optional>

namespace armature::app {
namespace {

constexpr uint64_t kFew = 2;                 // rows in a column from which on a drawing of lines has its stretch
constexpr uint64_t kMany = 256;              // rows behind a pixel from which on a third of the columns is as good
constexpr double kDashed = 9, kDashes = 14;  // [px] what is drawn of a dashed curve, and until the next

// ---- stretches ----

// How much of each pixel is covered, column after column.
class Coverage {
 public:
  Coverage(const QSize& size, std::vector<uint8_t>& cells)
      : width_(size.width()), height_(size.height()), cells_(cells) {
    cells_.assign(static_cast<size_t>(width_) * static_cast<size_t>(height_), 0);
  }

  // Adds a share of the width of column x from `top` to `bottom` [px]; shares of a column add up to 1 at most.
  void add(int x, double top, double bottom, double share) {
    if (x < 0 || x >= width_ || !(bottom > 0) || !(top < height_) || !(bottom > top)) return;
    top = std::max(top, 0.0);
    bottom = std::min<double>(bottom, height_);
    const int first = static_cast<int>(top), last = std::min(height_ - 1, static_cast<int>(std::ceil(bottom)) - 1);
    first_ = std::min(first_, first);
    last_ = std::max(last_, last);
    uint8_t* const column = cells_.data() + static_cast<size_t>(x) * static_cast<size_t>(height_);
    const auto part = [share](double cover) { return static_cast<uint8_t>(252 * share * cover + 0.5); };
    if (first >= last) {
      column[first] += part(bottom - top);
      return;
    }
    column[first] += part(first + 1 - top);
    column[last] += part(bottom - last);
    const uint8_t full = part(1);
    for (int y = first + 1; y < last; ++y) column[y] += full;
  }

  void paint(QPainter& painter, const QColor& color) const {
    if (last_ < first_) return;
    QRgb shades[256];
    for (int k = 0; k < 256; ++k) {
      const double alpha = color.alphaF() * std::min(1.0, k / 252.0);
      shades[k] =
          qPremultiply(qRgba(color.red(), color.green(), color.blue(), static_cast<int>(std::lround(255 * alpha))));
    }
    QImage image(width_, last_ - first_ + 1, QImage::Format_ARGB32_Premultiplied);
    // In tiles: one side of the table lies column by column, the other row by row.
    constexpr int kTile = 32;
    for (int left = 0; left < width_; left += kTile)
      for (int y = first_; y <= last_; ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y - first_));
        for (int x = left; x < std::min(width_, left + kTile); ++x)
          line[x] = shades[cells_[static_cast<size_t>(x) * static_cast<size_t>(height_) + static_cast<size_t>(y)]];
      }
    painter.drawImage(QPoint(0, first_), image);
  }

 private:
  int width_, height_;
  std::vector<uint8_t>& cells_;
  int first_ = 1 << 30, last_ = -1;  // rows of pixels that are covered at all
};

// In each column the stretch of the line [px, downward]; empty where there is none. As well as it is known where the
// rows have not come from the disk yet.
void findPixels(const CurveSeries& series, const std::shared_ptr<const ColumnRows>& columns, const ValueAxis& axis,
                bool isStepped, CurveWork& work) {
  const std::shared_ptr<const CurveShape> shape = work.shape(series, columns, isStepped);
  if (shape)
    work.stretches = shape->stretches;
  else
    work.stretches = series.roughStretches(*columns);
  const DisplayUnit& shown = series.shown();
  // One line from the model's unit to pixels.
  const double slope = axis.scale * shown.factor, origin = axis.origin + axis.scale * shown.offset;
  const auto pixel = [&](double value) {
    return axis.isLogarithmic ? axis.pixel(shown.shown(value)) : origin + slope * value;
  };
  for (ValueRange& stretch : work.stretches) {
    if (stretch.isEmpty()) continue;
    ValueRange pixels;
    pixels.take(pixel(stretch.low));
    pixels.take(pixel(stretch.high));
    stretch = pixels;
  }
}

// What a round pen leaves along the stretches, each 1/`parts` px wide: in a column the union of what reaches into it
// from itself and from its neighbours.
void paintStretches(QPainter& painter, const QSize& size, CurveWork& work, int parts, const CurveStyle& style) {
  Coverage coverage(size, work.cells);
  const std::vector<ValueRange>& all = work.stretches;
  const double radius = style.width / 2;
  // Of the pen, from the border of a column that is nearer to the middle of one so many columns away [px]: a slope is
  // then as thick as it should be, and a flank within one column, too (see columnsFor).
  std::vector<double> reach;
  for (int k = 0; (k + 0.5) / parts < radius + 1e-9; ++k)
    reach.push_back(std::sqrt(std::max(0.0, radius * radius - std::pow((k + 0.5) / parts, 2))));
  if (reach.empty()) reach.push_back(radius);
  const size_t count = all.size(), most = reach.size() - 1;
  // What reaches into each column, one neighbour after the other; beside the picture there is nothing.
  std::vector<double> lows(count + 2 * most, HUGE_VAL), highs(count + 2 * most, -HUGE_VAL);
  std::vector<double> tops(count, HUGE_VAL), bottoms(count, -HUGE_VAL);
  for (size_t c = 0; c < count; ++c) lows[c + most] = all[c].low, highs[c + most] = all[c].high;
  for (size_t k = 0; k <= 2 * most; ++k) {
    const double extent = reach[k < most ? most - k : k - most];
    for (size_t c = 0; c < count; ++c) {
      tops[c] = std::min(tops[c], lows[c + k] - extent);
      bottoms[c] = std::max(bottoms[c], highs[c + k] + extent);
    }
  }
  const int dash = static_cast<int>(kDashes * parts), drawn = static_cast<int>(kDashed * parts);
  // Counted along, not divided: there are tens of thousands of columns in a picture.
  int x = 0, part = 0, place = 0;
  for (size_t c = 0; c < count; ++c) {
    // A flank is never left out.
    const bool isGap = style.isDashed && place >= drawn && bottoms[c] - tops[c] < 3 * style.width;
    if (tops[c] <= bottoms[c] && !isGap) coverage.add(x, tops[c], bottoms[c], 1.0 / parts);
    if (++part == parts) part = 0, ++x;
    if (++place == dash) place = 0;
  }
  coverage.paint(painter, style.color);
}

// ---- segments ----

// Lines through points, cut off well outside of the picture: the painter's own numbers do not reach far.
class Segments {
 public:
  Segments(QPainter& painter, const QSize& size)
      : painter_(painter), box_(QRectF({0, 0}, size).adjusted(-64, -64, 64, 64)) {}
  ~Segments() { flush(); }

  void to(QPointF point) {
    if (!std::isfinite(point.x()) || !std::isfinite(point.y())) return lift();
    if (last_) add(*last_, point);
    last_ = point;
  }
  void lift() {
    flush();
    last_.reset();
  }

 private:
  // Liang and Barsky (1984), A new concept and method for line clipping.
  void add(QPointF a, QPointF b) {
    const QPointF d = b - a;
    double from = 0, to = 1;
    const auto cut = [&](double p, double q) {
      if (p == 0) return q >= 0;
      const double r = q / p;
      if (p < 0) from = std::max(from, r);
      if (p > 0) to = std::min(to, r);
      return from <= to;
    };
    if (!cut(-d.x(), a.x() - box_.left()) || !cut(d.x(), box_.right() - a.x()) || !cut(-d.y(), a.y() - box_.top()) ||
        !cut(d.y(), box_.bottom() - a.y()))
      return flush();
    const QPointF first = a + from * d, second = a + to * d;
    if (line_.isEmpty() || line_.last() != first) {
      flush();
      line_ << first;
    }
    line_ << second;
  }
  void flush() {
    if (line_.size() > 1) painter_.drawPolyline(line_);
    line_.clear();
  }

  QPainter& painter_;
  QRectF box_;
  std::optional<QPointF> last_;
  QPolygonF line_;
};

// The curve from one row before the columns [from, to) to one row behind.
void addSegments(Segments& segments, const CurveSeries& series, const ColumnRows& columns, int from, int to,
                 const ValueAxis& axis, bool isStepped) {
  const results::Store& store = series.store();
  const uint64_t rows = store.rowCount();
  const uint64_t first = columns.row(from) > 0 ? columns.row(from) - 1 : 0;
  const uint64_t last = std::min(rows, columns.row(to) + 1);
  double held = std::nan("");
  segments.lift();
  for (uint64_t row = first; row < last; ++row) {
    const double x = columns.columnOf(store.time(row)), y = axis.pixel(series.value(row));
    if (isStepped && std::isfinite(held)) segments.to({x, held});
    segments.to({x, y});
    held = y;
  }
  segments.lift();
}

// Lines alone, as many as can be told apart.
void drawLines(QPainter& painter, const QSize& size, const CurveSeries& series,
               const std::shared_ptr<const ColumnRows>& placed, CurveWork& work, const ValueAxis& axis,
               const CurveStyle& style) {
  painter.setPen(
      QPen(style.color, style.width, style.isDashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  findPixels(series, placed, axis, style.isStepped, work);
  const ColumnRows& columns = *placed;
  const std::vector<ValueRange>& all = work.stretches;
  const auto isDense = [&](int c) { return columns.row(c + 1) - columns.row(c) >= kFew; };
  Segments segments(painter, size);
  for (int c = 0; c < columns.count();) {
    int end = c;
    while (end < columns.count() && !isDense(end)) ++end;
    if (end > c) addSegments(segments, series, columns, c, end, axis, style.isStepped);
    for (c = end; c < columns.count() && isDense(c); ++c) {
      const ValueRange& stretch = all[static_cast<size_t>(c)];
      if (stretch.isEmpty()) {
        segments.lift();
        continue;
      }
      segments.to({c + 0.5, c % 2 == 0 ? stretch.low : stretch.high});
      segments.to({c + 0.5, c % 2 == 0 ? stretch.high : stretch.low});
    }
  }
}

}  // namespace

// Columns a pixel. A flank within one column is painted as wide as the columns that the pen reaches: as wide as the pen
// where half the pen is a whole number of columns and a half.
static int columnsFor(double width, bool isFine) {
  constexpr int kMost = 6;
  int best = 1;
  double least = HUGE_VAL;
  for (int parts = 1; parts <= kMost; ++parts) {
    const double columns = width / 2 * parts, off = std::abs(columns - std::floor(columns) - 0.5);
    if (columns < 0.5 || (isFine ? off > least + 1e-9 : off > least - 1e-9)) continue;
    least = off;
    best = parts;
  }
  return best;
}

void paintCurve(QPainter& painter, const QSize& size, double from, double to, const CurveSeries& series,
                CurveWork& work, const ValueAxis& axis, const CurveStyle& style) {
  const results::Store& store = series.store();
  if (size.width() < 1 || size.height() < 1 || !(to > from) || store.rowCount() == 0) return;
  const auto columns = [&](int parts) {
    // Parts of pixels need not be met as closely as pixels.
    const ColumnRows::Kind kind{size.width() * parts, style.isTimeLogarithmic, parts > 1 ? 2U : 4U};
    return work.columns(series.storage(), from, to, kind);
  };
  if (style.isVector) return drawLines(painter, size, series, columns(1), work, axis, style);
  const uint64_t rows = store.lowerBound(to) - store.lowerBound(from);
  const int parts = columnsFor(style.width, rows <= kMany * static_cast<uint64_t>(size.width()));
  findPixels(series, columns(parts), axis, style.isStepped, work);
  paintStretches(painter, size, work, parts, style);
}

}  // namespace armature::app
