#include "app/plots/curve_series.h"

#include <algorithm>

namespace armature::app {
namespace {

constexpr uint32_t kLevelBits = 2;
constexpr uint64_t kAbove = 1u << kLevelBits;
constexpr size_t kMostAtHand = 1 << 16;  // 1 MB: more than a picture of all of the run has need of

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

uint32_t CurveSeries::bitsOf(size_t level) const {
  return bits_ + kLevelBits * static_cast<uint32_t>(level);
}

void CurveSeries::update() {
  if (column_.isConstant) return;
  const uint64_t rows = store_->rowCount();
  if (levels_.empty()) {
    levels_.emplace_back();
    for (bits_ = results::Store::kExtentBits; rows >> bits_ > kMostAtHand;) bits_ += kLevelBits;
  }
  auto& first = levels_.front();
  const uint64_t known = first.size(), now = rows >> bits_;
  if (now > known) {
    first.resize(now);
    store_->readExtents(column_, bits_, known, now, first.data() + known);
  }
  for (size_t level = 0; levels_[level].size() >= kAbove; ++level) {
    if (levels_.size() == level + 1) levels_.emplace_back();
    const auto& below = levels_[level];
    auto& above = levels_[level + 1];
    while ((above.size() + 1) * kAbove <= below.size()) {
      results::Extent extent = results::kNoExtent;
      for (uint64_t k = above.size() * kAbove; k < (above.size() + 1) * kAbove; ++k) take(extent, below[k]);
      above.push_back(extent);
    }
  }
  if (levels_.front().size() <= kMostAtHand) return;
  levels_.erase(levels_.begin());
  bits_ += kLevelBits;
}

ValueRange CurveSeries::groups(size_t level, uint64_t begin, uint64_t end) const {
  ValueRange range;
  const auto& here = levels_[level];
  // Whole groups of the level above, where there are some, and what is left on both sides.
  const uint64_t first = (begin + kAbove - 1) / kAbove, last = end / kAbove;
  const bool hasAbove = level + 1 < levels_.size() && first < last && last <= levels_[level + 1].size();
  if (hasAbove) range = groups(level + 1, first, last);
  const uint64_t leftEnd = hasAbove ? first * kAbove : end, rightBegin = hasAbove ? last * kAbove : end;
  for (uint64_t k = begin; k < leftEnd; ++k) range.take(here[k]);
  for (uint64_t k = rightBegin; k < end; ++k) range.take(here[k]);
  return range;
}

ValueRange CurveSeries::range(uint64_t begin, uint64_t end) const {
  if (begin >= end) return {};
  const auto read = [this](uint64_t from, uint64_t to) {
    ValueRange range;
    if (from >= to) return range;
    const auto [low, high] = store_->range(column_, from, to);
    range.take(results::Extent{low, high});
    return range;
  };
  ValueRange range;
  const uint64_t known = levels_.empty() ? 0 : levels_.front().size();
  const uint64_t first = (begin + (uint64_t{1} << bits_) - 1) >> bits_, last = std::min(end >> bits_, known);
  if (column_.isConstant || first >= last) {
    range = read(begin, end);
  } else {
    range = groups(0, first, last);
    join(range, read(begin, first << bits_));
    join(range, read(last << bits_, end));
  }
  if (range.isEmpty()) return range;
  ValueRange shown;
  shown.take(shown_.shown(range.low));
  shown.take(shown_.shown(range.high));
  return shown;
}

void CurveSeries::addKnown(const ColumnRows& columns, std::vector<PartValues>& parts) const {
  for (size_t k = 0; k < parts.size(); ++k) {
    const ColumnPart& part = columns.parts()[k];
    if (levels_.empty() || part.bits < bits_) continue;
    const size_t level = std::min<size_t>((part.bits - bits_) / kLevelBits, levels_.size() - 1);
    const uint32_t more = part.bits - bitsOf(level);
    const uint64_t begin = columns.row(part.begin), end = columns.row(part.end);
    const uint64_t first = (begin + part.group() - 1) >> part.bits, last = std::max(first, end >> part.bits);
    if (last << more > levels_[level].size()) continue;
    PartValues& values = parts[k];
    values.groups.assign(last - first, results::kNoExtent);
    for (uint64_t group = first << more; group < last << more; ++group)
      take(values.groups[(group >> more) - first], levels_[level][group]);
    values.areKnown = true;
  }
}

std::vector<ValueRange> CurveSeries::roughStretches(const ColumnRows& columns) const {
  std::vector<ValueRange> all(static_cast<size_t>(columns.count()));
  const uint64_t known = levels_.empty() ? 0 : levels_.front().size();
  for (int c = 0; c < columns.count() && known > 0; ++c) {
    if (columns.row(c) == columns.row(c + 1)) continue;
    const uint64_t first = std::min(columns.row(c) >> bits_, known - 1);
    const uint64_t last = std::min(((columns.row(c + 1) - 1) >> bits_) + 1, known);
    all[static_cast<size_t>(c)] = groups(0, first, std::max(first + 1, last));
  }
  return all;
}

}  // namespace armature::app
