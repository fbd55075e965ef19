#include "engine/results/tube.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

namespace armature::results {

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
// Rounding of the bounds is no fault of the run.
constexpr double kRounding = 1e-12;

// On the straight line to a row from the one before it; the row's own value where there is none.
double lineTo(const Store& store, const Column& column, uint64_t row, double time) {
  const uint64_t rows = store.rowCount();
  if (row == 0 || row >= rows) return store.value(column, std::min(row, rows - 1));
  const double t0 = store.time(row - 1), t1 = store.time(row);
  const double v0 = store.value(column, row - 1), v1 = store.value(column, row);
  // At a row itself its neighbour has no say: it may be no number.
  if (time <= t0) return v0;
  return time < t1 ? v0 + (v1 - v0) * (time - t0) / (t1 - t0) : v1;
}

// Places in the rows of two stores, in the order of their times.
class BothRows {
 public:
  BothRows(const Store& one, const Store& other, double from, double to)
      : one_(one), other_(other), to_(to), a_(one.lowerBound(from)), b_(other.lowerBound(from)) {}

  // The time of the next row of either; false beyond the end. `rowOfOne`: the row of the first store, if it is one.
  bool next(double& time, uint64_t& rowOfOne) {
    const bool hasA = a_ < one_.rowCount() && one_.time(a_) <= to_;
    const bool hasB = b_ < other_.rowCount() && other_.time(b_) <= to_;
    if (!hasA && !hasB) return false;
    const bool isA = hasA && (!hasB || one_.time(a_) <= other_.time(b_));
    rowOfOne = isA ? a_ : kNoRow;
    time = isA ? one_.time(a_++) : other_.time(b_++);
    return true;
  }
  // The first store's value at a time that next() has given: of its row, else on the line between two of them.
  double valueOfOne(const Column& column, double time, uint64_t row) const {
    return row != kNoRow ? one_.value(column, row) : lineTo(one_, column, a_, time);
  }
  static constexpr uint64_t kNoRow = std::numeric_limits<uint64_t>::max();

 private:
  const Store &one_, &other_;
  double to_;
  uint64_t a_, b_;
};

// What a curve has within a time to both sides of an instant that only moves on: each row is looked at once.
class MovingExtremes {
 public:
  MovingExtremes(const Store& store, const Column& column, double width)
      : store_(store), column_(column), width_(width), rows_(store.rowCount()) {}

  // The smallest and the largest value about an instant between the first row and the last one [s].
  std::pair<double, double> about(double time) {
    const double first = std::max(time - width_, store_.time(0));
    const double last = std::min(time + width_, store_.time(rows_ - 1));
    for (; end_ < rows_ && store_.time(end_) <= last; ++end_) add({end_, store_.value(column_, end_)});
    while (begin_ < rows_ && store_.time(begin_) < first) ++begin_;
    for (auto* list : {&low_, &high_})
      while (!list->empty() && list->front().row < begin_) list->pop_front();
    double low = lineTo(store_, column_, begin_, first), high = low;
    const auto take = [&](double value) {
      low = value < low || std::isnan(low) ? value : low;
      high = value > high || std::isnan(high) ? value : high;
    };
    if (const double atLast = lineTo(store_, column_, end_, last); !std::isnan(atLast)) take(atLast);
    if (!low_.empty()) take(low_.front().value), take(high_.front().value);
    return {low, high};
  }

 private:
  struct Entry {
    uint64_t row;
    double value;
  };
  // Those that a later row hides can never be the extreme one again.
  void add(const Entry& entry) {
    if (std::isnan(entry.value)) return;
    while (!low_.empty() && low_.back().value >= entry.value) low_.pop_back();
    while (!high_.empty() && high_.back().value <= entry.value) high_.pop_back();
    low_.push_back(entry);
    high_.push_back(entry);
  }
  const Store& store_;
  const Column& column_;
  double width_;
  uint64_t rows_;
  uint64_t begin_ = 0, end_ = 0;
  std::deque<Entry> low_, high_;
};

}  // namespace

Tube tubeAbout(const Store& reference, const Column& column, double share) {
  const uint64_t rows = reference.rowCount();
  if (rows == 0) return {};
  const auto [low, high] = reference.range(column, 0, rows);
  const double range = high > low ? high - low : std::abs(high);
  return {std::isfinite(range) ? share * range : 0, share * (reference.time(rows - 1) - reference.time(0))};
}

std::pair<double, double> boundsOf(const Tube& tube, const Store& reference, const Column& column, double from,
                                   double to) {
  const uint64_t rows = reference.rowCount();
  if (rows == 0) return {kNoNumber, kNoNumber};
  const double first = std::max(from - tube.width, reference.time(0));
  const double last = std::min(to + tube.width, reference.time(rows - 1));
  if (!(first <= last)) return {kNoNumber, kNoNumber};
  const double atFirst = reference.valueAt(column, first), atLast = reference.valueAt(column, last);
  double low = std::min(atFirst, atLast), high = std::max(atFirst, atLast);
  const uint64_t begin = reference.lowerBound(first), end = reference.lowerBound(std::nextafter(last, HUGE_VAL));
  if (const auto [least, most] = reference.range(column, begin, end); least <= most) {
    low = std::min(low, least);
    high = std::max(high, most);
  }
  return {low - tube.height, high + tube.height};
}

std::vector<Stretch> outsideOf(const Tube& tube, const Store& reference, const Column& referenceColumn,
                               const Store& run, const Column& column, size_t most, const CancelToken* cancel) {
  if (run.rowCount() == 0 || reference.rowCount() == 0) return {};
  const double from = std::max(run.time(0), reference.time(0));
  const double to = std::min(run.time(run.rowCount() - 1), reference.time(reference.rowCount() - 1));
  std::vector<Stretch> found;
  bool isOut = false;
  double time = 0;
  uint64_t row = 0;
  BothRows rows(run, reference, from, to);
  MovingExtremes extremes(reference, referenceColumn, tube.width);
  for (uint64_t step = 0; rows.next(time, row); ++step) {
    if (cancel && step % 4096 == 0 && cancel->isCancelled()) return {};
    const double value = rows.valueOfOne(column, time, row);
    auto [low, high] = extremes.about(time);
    low -= tube.height;
    high += tube.height;
    const double slack = kRounding * std::max(std::abs(low), std::abs(high));
    const bool isInside = value >= low - slack && value <= high + slack;
    if (!isInside) {
      if (!isOut && found.size() == most) break;
      if (!isOut) found.push_back({time, time});
      found.back().to = time;
    }
    isOut = !isInside;
  }
  return found;
}

}  // namespace armature::results
