#include "engine/results/stretch.h"

#include <algorithm>
#include <cmath>

namespace armature::results {

namespace {

// The points of the curve between two times, both ends among them. False when it was cancelled.
template <class Take>
bool forPoints(const Store& store, const Column& column, double from, double to, const CancelToken* cancel,
               const Take& take) {
  take(from, store.valueAt(column, from));
  const uint64_t rows = store.rowCount();
  for (uint64_t row = store.lowerBound(std::nextafter(from, HUGE_VAL)); row < rows; ++row) {
    const double time = store.time(row);
    if (time >= to) break;
    if (row % 4096 == 0 && cancel && cancel->isCancelled()) return false;
    take(time, store.value(column, row));
  }
  // The left limit at an event: the stretch ends before it.
  const uint64_t end = store.lowerBound(to);
  const bool isRow = end < rows && store.time(end) == to;
  take(to, isRow ? store.value(column, end) : store.valueAt(column, to));
  return true;
}

// Where a straight line passes a level.
double passage(double t0, double v0, double t1, double v1, double level) {
  return v1 == v0 ? t1 : t0 + (t1 - t0) * std::clamp((level - v0) / (v1 - v0), 0.0, 1.0);
}

// The mean time between upward passages of a level; a passage counts when the curve has been well below before.
class Passages {
 public:
  Passages(double level, double margin) : level_(level), margin_(margin) {}
  void take(double time, double value) {
    if (value < level_ - margin_) isBelow_ = true;
    if (isBefore_ && before_ < level_ && value >= level_) at_ = passage(timeBefore_, before_, time, value, level_);
    if (isBelow_ && value > level_ + margin_) {
      if (count_++ == 0) first_ = at_;
      last_ = at_;
      isBelow_ = false;
    }
    before_ = value, timeBefore_ = time, isBefore_ = true;
  }
  std::optional<double> period() const {
    if (count_ < 2) return std::nullopt;
    return (last_ - first_) / (count_ - 1);
  }

 private:
  double level_, margin_;
  double before_ = 0, timeBefore_ = 0, at_ = 0, first_ = 0, last_ = 0;
  int count_ = 0;
  bool isBelow_ = false, isBefore_ = false;
};

// A step from one value to another.
class StepWatch {
 public:
  StepWatch(double from, double first, double last) : from_(from), first_(first), way_(last - first) {}
  void take(double time, double value) {
    const double share = (value - first_) / way_;
    for (int k = 0; k < 2; ++k) {
      const double level = k == 0 ? 0.1 : 0.9;
      if (!reached_[k] && share >= level)
        reached_[k] = isBefore_ ? passage(timeBefore_, before_, time, share, level) : time;
    }
    const bool isNear = std::abs(share - 1) <= kNear;
    if (!isNear)
      settled_.reset();
    else if (!settled_)
      settled_ = isBefore_ ? passage(timeBefore_, before_, time, share, before_ < 1 ? 1 - kNear : 1 + kNear) : time;
    most_ = std::max(most_, share);
    before_ = share, timeBefore_ = time, isBefore_ = true;
  }
  void tell(StretchFigures& figures) const {
    if (reached_[0] && reached_[1]) figures.riseTime = *reached_[1] - *reached_[0];
    if (settled_) figures.settlingTime = *settled_ - from_;
    figures.overshoot = std::max(0.0, most_ - 1);
  }

 private:
  static constexpr double kNear = 0.02;
  double from_, first_, way_;
  double before_ = 0, timeBefore_ = 0, most_ = 0;
  std::optional<double> reached_[2], settled_;
  bool isBefore_ = false;
};

}  // namespace

std::optional<StretchFigures> stretchOf(const Store& store, const Column& column, double from, double to,
                                        const CancelToken* cancel) {
  const uint64_t rows = store.rowCount();
  if (rows < 2 || column.type == Column::Type::string) return std::nullopt;
  if (from > to) std::swap(from, to);
  StretchFigures figures;
  figures.from = std::max(from, store.time(0));
  figures.to = std::min(to, store.time(rows - 1));
  if (!(figures.to > figures.from)) return std::nullopt;
  double before = 0, timeBefore = 0, sum = 0, squares = 0;
  bool isFirst = true, isNumber = true;
  const bool isWhole = forPoints(store, column, figures.from, figures.to, cancel, [&](double time, double value) {
    isNumber = isNumber && std::isfinite(value);
    if (isFirst) {
      figures.first = figures.smallest = figures.largest = value;
      figures.smallestAt = figures.largestAt = time;
    } else {
      const double step = time - timeBefore;
      sum += step * (before + value) / 2;
      squares += step * (before * before + before * value + value * value) / 3;
    }
    if (value < figures.smallest) figures.smallest = value, figures.smallestAt = time;
    if (value > figures.largest) figures.largest = value, figures.largestAt = time;
    before = value, timeBefore = time, isFirst = false;
  });
  if (!isWhole || !isNumber) return std::nullopt;
  figures.last = before;
  const double length = figures.to - figures.from, height = figures.largest - figures.smallest;
  figures.integral = sum;
  figures.mean = sum / length;
  figures.rms = std::sqrt(squares / length);
  if (!(height > 0)) return figures;
  Passages passages(figures.smallest + height / 2, 0.1 * height);
  StepWatch step(figures.from, figures.first, figures.last);
  constexpr double kLeastWay = 0.3;  // of the height: else it is no step
  const bool isStep = std::abs(figures.last - figures.first) >= kLeastWay * height;
  const bool isDone = forPoints(store, column, figures.from, figures.to, cancel, [&](double time, double value) {
    passages.take(time, value);
    if (isStep) step.take(time, value);
  });
  if (!isDone) return std::nullopt;
  figures.period = passages.period();
  if (isStep) step.tell(figures);
  return figures;
}

}  // namespace armature::results
