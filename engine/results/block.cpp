#include "engine/results/block.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "engine/results/memory.h"

namespace armature::results {

namespace {

constexpr uint64_t kFirstRows = 1024;  // of block 0, where rows are not very long
constexpr uint64_t kWideBytes = uint64_t{8}
                                << 20;  // that a wide block takes at most, where it has more rows than a group
constexpr uint64_t kMostRows = uint64_t{1} << 19;
constexpr uint32_t kGroup = 1u << Block::kGroupBits;
constexpr uint32_t kAbove = 1u << Block::kLevelBits;  // groups of a level in one of the next
// Between two series: with a power of two of rows all of them would compete for the same lines of the cache.
constexpr uint64_t kGap = 8;

Extent extentOf(const double* values, uint64_t count) {
  Extent extent{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  for (uint64_t k = 0; k < count; ++k) {
    extent.low = values[k] < extent.low ? values[k] : extent.low;
    extent.high = values[k] > extent.high ? values[k] : extent.high;
  }
  return extent.low <= extent.high ? extent : kNoExtent;
}

}  // namespace

RowLayout::RowLayout(uint32_t seriesCount, uint64_t begin) : series_(seriesCount), begin_(begin) {
  wide_ = kGroup;
  while (wide_ < kMostRows && Block::bytesFor(2 * wide_, series_) <= kWideBytes) wide_ *= 2;
  first_ = std::min(kFirstRows, wide_);
  small_ = static_cast<uint32_t>(std::countr_zero(wide_) - std::countr_zero(first_)) + 1;
}

RowLayout::Place RowLayout::placeOf(uint64_t row) const {
  if (row >= wide_) {
    const uint64_t block = small_ + row / wide_ - 1;
    return {static_cast<uint32_t>(std::min<uint64_t>(block, kMostBlocks)), row % wide_};
  }
  const auto block = static_cast<uint32_t>(std::bit_width(row / first_));
  return {block, row - firstRowOf(block)};
}

uint64_t RowLayout::firstRowOf(uint32_t block) const {
  if (block >= small_) return wide_ * (block - small_ + 1);
  return block == 0 ? 0 : first_ << (block - 1);
}

uint64_t RowLayout::bytesOf(uint32_t block) const {
  return Memory::pageMultiple(Block::bytesFor(rowsOf(block), series_));
}

uint64_t RowLayout::offsetOf(uint32_t block, uint32_t places) const {
  uint64_t offset = begin_;
  for (uint32_t before = 0; before < std::min(block, small_); ++before) offset += bytesOf(before);
  if (block < small_) return offset;
  const uint32_t place = block - small_;
  return offset + (places > 0 ? place % places : place) * wideBytes();
}

uint64_t Block::bytesFor(uint64_t rows, uint32_t series) {
  uint64_t summaries = 0;
  for (uint64_t groups = rows >> kGroupBits; groups > 0; groups >>= kLevelBits) summaries += groups;
  return (rows + kGap) * sizeof(double) * (1ull + series) + summaries * sizeof(Extent) * series;
}

Block::Block(uint64_t rows, uint32_t series, void* memory) : rows_(rows), stride_(rows + kGap), seriesCount_(series) {
  for (uint64_t groups = rows_ >> kGroupBits; groups > 0 && levels_ < kMostLevels; groups >>= kLevelBits) {
    levelStart_[levels_++] = summaryCount_;
    summaryCount_ += groups;
  }
  times_ = static_cast<double*>(memory);
  values_ = times_ + stride_;
  summaries_ = reinterpret_cast<Extent*>(values_ + stride_ * series);
}

void Block::write(uint64_t local, double time, const double* values) {
  times_[local] = time;
  double* to = values_ + local;
  for (uint32_t s = 0; s < seriesCount_; ++s, to += stride_) *to = values[s];
  if ((local + 1) % kGroup == 0) complete(local + 1);
}

void Block::keepTimes(bool areMany) {
  timesAtHand_.clear();
  const uint64_t apart = areMany ? kTimesApart : rows_;
  timesAtHand_.reserve((rows_ + apart - 1) / apart);
  for (uint64_t row = 0; row < rows_; row += apart) timesAtHand_.push_back(times_[row]);
}

// The summaries of all levels whose group ends before local row `end`.
void Block::complete(uint64_t end) {
  for (uint32_t s = 0; s < seriesCount_; ++s)
    summaryOf(s, 0)[end / kGroup - 1] = extentOf(series(s) + end - kGroup, kGroup);
  for (uint32_t level = 1; level < levels_ && end % (1ull << bitsOf(level)) == 0; ++level) {
    const uint64_t group = (end >> bitsOf(level)) - 1;
    for (uint32_t s = 0; s < seriesCount_; ++s) {
      const Extent* const below = summary(s, level - 1) + group * kAbove;
      Extent extent = kNoExtent;
      for (uint32_t k = 0; k < kAbove; ++k) take(extent, below[k]);
      summaryOf(s, level)[group] = extent;
    }
  }
}

void Block::addTo(Extent& extent, uint32_t s, uint64_t begin, uint64_t end) const {
  const double* const v = series(s);
  for (uint64_t local = begin; local < end;) {
    // The largest complete group that begins here and ends in time.
    int level = -1;
    while (level + 1 < static_cast<int>(levels_)) {
      const uint64_t size = 1ull << bitsOf(static_cast<uint32_t>(level + 1));
      if (local % size != 0 || local + size > end) break;
      ++level;
    }
    if (level < 0) {
      take(extent, {v[local], v[local]});
      ++local;
      continue;
    }
    const uint32_t bits = bitsOf(static_cast<uint32_t>(level));
    take(extent, summary(s, static_cast<uint32_t>(level))[local >> bits]);
    local += 1ull << bits;
  }
}

}  // namespace armature::results
