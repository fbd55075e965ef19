#include "app/teaching/spark_curve.h"

#include <algorithm>
#include <cmath>

namespace armature::app {
namespace {

constexpr uint64_t kSummary = 64;       // rows, twice the least summary of the store
constexpr uint64_t kFewRows = 3;        // of a column, which are drawn one by one
constexpr uint64_t kManySummaries = 4;  // of a column, from which on its border need not be met to the row

}  // namespace

void SparkColumns::place(const results::Store& store, double from, double to, int count) {
  const uint64_t rows = store.rowCount();
  if (store_ == &store && from_ == from && to_ == to && storeRows_ == rows && count == this->count()) return;
  store_ = &store;
  from_ = from;
  to_ = to;
  storeRows_ = rows;
  rows_.assign(static_cast<size_t>(count) + 1, rows);
  for (int c = 0; c <= count; ++c)
    rows_[static_cast<size_t>(c)] = std::min(rows, store.lowerBound(from + (to - from) * c / count));
  // What lies on the right border belongs to the last column.
  while (rows_.back() < rows && store.time(rows_.back()) <= to) ++rows_.back();
  if (rows_.back() - rows_.front() < kManySummaries * kSummary * static_cast<uint64_t>(count)) return;
  for (uint64_t& first : rows_)
    if (first > 0 && first < rows) first = std::max(rows_.front(), first / kSummary * kSummary);
}

QPolygonF sparkCurve(const results::Store& store, const results::Column& column, const SparkColumns& columns,
                     bool isStepped) {
  QPolygonF points;
  const auto add = [&](double x, double y) {
    if (!std::isfinite(y)) return;
    if (isStepped && !points.isEmpty() && points.last().y() != y) points << QPointF(x, points.last().y());
    points << QPointF(x, y);
  };
  if (column.isConstant) {
    const double value = store.value(column, 0);
    if (std::isfinite(value)) points << QPointF(0, value) << QPointF(columns.count(), value);
    return points;
  }
  // The line comes in from what was before.
  const uint64_t first = columns.row(0), end = columns.row(columns.count());
  if (first > 0 && first < end) add(columns.columnOf(store.time(first - 1)), store.value(column, first - 1));
  for (int c = 0; c < columns.count(); ++c) {
    const uint64_t begin = columns.row(c), next = columns.row(c + 1);
    if (next <= begin) continue;
    if (next - begin <= kFewRows) {
      for (uint64_t row = begin; row < next; ++row) add(columns.columnOf(store.time(row)), store.value(column, row));
      continue;
    }
    auto [low, high] = store.range(column, begin, next);
    // Towards where it comes from first: of a slope the points lie along it.
    const double before = points.isEmpty() ? low : points.last().y();
    if (std::abs(high - before) < std::abs(low - before)) std::swap(low, high);
    add(c + 0.25, low);
    add(c + 0.75, high);
    if (isStepped) add(c + 0.75, store.value(column, next - 1));
  }
  return points;
}

}  // namespace armature::app
