#include "engine/results/tube.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace armature::results {

namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
// Rounding of the bounds is no fault of the run.
constexpr double kRounding = 1e-12;

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
  static constexpr uint64_t kNoRow = std::numeric_limits<uint64_t>::max();

 private:
  const Store &one_, &other_;
  double to_;
  uint64_t a_, b_;
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
  for (uint64_t step = 0; rows.next(time, row); ++step) {
    if (cancel && step % 4096 == 0 && cancel->isCancelled()) return {};
    const double value = row == BothRows::kNoRow ? run.valueAt(column, time) : run.value(column, row);
    const auto [low, high] = boundsOf(tube, reference, referenceColumn, time, time);
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
