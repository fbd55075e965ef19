#include "app/plots/curve_series.h"

#include <algorithm>

namespace armature::app {
namespace {

constexpr uint64_t kGroup = 64;

void join(ValueRange& range, const ValueRange& other) {
  // Not take(): the bounds of an empty one are no values.
  range.low = std::min(range.low, other.low);
  range.high = std::max(range.high, other.high);
}

}  // namespace

CurveSeries::CurveSeries(StorePtr store, int64_t column, const DisplayUnit& shown)
    : store_(std::move(store)), column_(store_->columns()[static_cast<size_t>(column)]), shown_(shown) {
  update();
}

void CurveSeries::update() {
  if (column_.isConstant) return;
  const uint64_t rows = store_->rowCount();
  if (levels_.empty()) levels_.emplace_back();
  auto& first = levels_.front();
  for (uint64_t end = (first.size() + 1) * kGroup; end <= rows; end += kGroup) {
    const auto [low, high] = store_->range(column_, end - kGroup, end);
    ValueRange range;
    range.take(low);  // not a number where there is none
    range.take(high);
    first.push_back(range);
  }
  rows_ = first.size() * kGroup;
  for (size_t level = 0; levels_[level].size() >= kGroup; ++level) {
    if (levels_.size() == level + 1) levels_.emplace_back();
    const auto& below = levels_[level];
    auto& above = levels_[level + 1];
    while ((above.size() + 1) * kGroup <= below.size()) {
      ValueRange range;
      for (uint64_t k = above.size() * kGroup; k < (above.size() + 1) * kGroup; ++k) join(range, below[k]);
      above.push_back(range);
    }
  }
}

ValueRange CurveSeries::read(uint64_t begin, uint64_t end) const {
  ValueRange range;
  if (column_.isConstant) {
    if (begin < end) range.take(store_->value(column_, begin));
    return range;
  }
  // By the piece: row by row most of the time would go into finding them.
  double values[128];
  for (uint64_t row = begin; row < end;) {
    const uint64_t count = std::min<uint64_t>(std::size(values), end - row);
    store_->readSeries(column_.source, row, row + count, values, 1);
    for (uint64_t k = 0; k < count; ++k) range.take(values[k]);
    row += count;
  }
  if (column_.isNegated && !range.isEmpty()) range = {-range.high, -range.low};
  return range;
}

ValueRange CurveSeries::groups(size_t level, uint64_t begin, uint64_t end) const {
  ValueRange range;
  const auto& here = levels_[level];
  // Whole groups of the level above, where there are some, and what is left on both sides.
  const uint64_t first = (begin + kGroup - 1) / kGroup, last = end / kGroup;
  const bool hasAbove = level + 1 < levels_.size() && first < last;
  if (hasAbove) range = groups(level + 1, first, last);
  const uint64_t leftEnd = hasAbove ? first * kGroup : end, rightBegin = hasAbove ? last * kGroup : end;
  for (uint64_t k = begin; k < leftEnd; ++k) join(range, here[k]);
  for (uint64_t k = rightBegin; k < end; ++k) join(range, here[k]);
  return range;
}

double CurveSeries::valueNear(uint64_t row) const {
  if (row >= rows_ || column_.isConstant) return value(row);
  const ValueRange& near = levels_.front()[row / kGroup];
  return near.isEmpty() ? std::nan("") : shown_.shown(near.low);
}

ValueRange CurveSeries::range(uint64_t begin, uint64_t end) const {
  if (begin >= end) return {};
  ValueRange range;
  const uint64_t first = (begin + kGroup - 1) / kGroup, last = std::min(end, rows_) / kGroup;
  if (column_.isConstant || first >= last) {
    range = read(begin, end);
  } else {
    range = groups(0, first, last);
    join(range, read(begin, first * kGroup));
    join(range, read(last * kGroup, end));
  }
  if (range.isEmpty()) return range;
  ValueRange shown;
  shown.take(shown_.shown(range.low));
  shown.take(shown_.shown(range.high));
  return shown;
}

}  // namespace armature::app
