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
constexpr uint32_t kGroupBits = 5;  // a summary covers 32 rows, or 32 summaries of the level below
constexpr uint32_t kGroup = 1u << kGroupBits;
// Between two series: with a power of two of rows all of them would compete for the same lines of the cache.
constexpr uint64_t kGap = 8;

void take(Extent& into, const Extent& more) {
  // What is not a number only stands in for a group that has no other.
  if (!(more.low >= into.low) && !std::isnan(more.low)) into.low = more.low;
  if (!(more.high <= into.high) && !std::isnan(more.high)) into.high = more.high;
}

constexpr Extent kNothing{std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};

Extent extentOf(const double* values, uint64_t count) {
  Extent extent{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
  for (uint64_t k = 0; k < count; ++k) {
    extent.low = values[k] < extent.low ? values[k] : extent.low;
    extent.high = values[k] > extent.high ? values[k] : extent.high;
  }
  return extent.low <= extent.high ? extent : kNothing;
}

}  // namespace

RowLayout::RowLayout(uint32_t seriesCount, uint64_t begin) : series_(seriesCount), begin_(begin) {
  wide_ = kGroup;
  while (wide_ < kMostRows && Block::bytesFor(2 * wide_, series_) <= kWideBytes) wide_ *= 2;
  first_ = std::min(kFirstRows, wide_);
  small_ = static_cast<uint32_t>(std::countr_zero(wide_) - std::countr_zero(first_));
}

RowLayout::Place RowLayout::placeOf(uint64_t row) const {
  const uint64_t wideFrom = wide_ - first_;  // sum of the doubling blocks
  if (row >= wideFrom) {
    const uint64_t beyond = row - wideFrom, block = small_ + beyond / wide_;
    return {static_cast<uint32_t>(std::min<uint64_t>(block, kMostBlocks)), beyond % wide_};
  }
  const uint64_t scaled = row / first_ + 1;
  const uint32_t block = static_cast<uint32_t>(std::bit_width(scaled)) - 1;
  return {block, row - first_ * ((1ull << block) - 1)};
}

uint64_t RowLayout::firstRowOf(uint32_t block) const {
  return block < small_ ? first_ * ((1ull << block) - 1) : wide_ - first_ + (block - small_) * wide_;
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
  for (uint64_t groups = rows >> kGroupBits; groups > 0; groups >>= kGroupBits) summaries += groups;
  return (rows + kGap) * sizeof(double) * (1ull + series) + summaries * sizeof(Extent) * series;
}

Block::Block(uint64_t rows, uint32_t series, void* memory) : rows_(rows), stride_(rows + kGap), seriesCount_(series) {
  for (uint64_t groups = rows_ >> kGroupBits; groups > 0 && levels_ < kMostLevels; groups >>= kGroupBits) {
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

// The summaries of all levels whose group ends before local row `end`.
void Block::complete(uint64_t end) {
  for (uint32_t s = 0; s < seriesCount_; ++s)
    summary(s, 0)[end / kGroup - 1] = extentOf(series(s) + end - kGroup, kGroup);
  for (uint32_t level = 1; level < levels_ && end % (1ull << (kGroupBits * (level + 1))) == 0; ++level) {
    const uint64_t group = (end >> (kGroupBits * (level + 1))) - 1;
    for (uint32_t s = 0; s < seriesCount_; ++s) {
      const Extent* const below = summary(s, level - 1) + group * kGroup;
      Extent extent = kNothing;
      for (uint32_t k = 0; k < kGroup; ++k) take(extent, below[k]);
      summary(s, level)[group] = extent;
    }
  }
}

void Block::addTo(Extent& extent, uint32_t s, uint64_t begin, uint64_t end) const {
  const double* const v = series(s);
  for (uint64_t local = begin; local < end;) {
    // The largest complete group that begins here and ends in time.
    int level = -1;
    while (level + 1 < static_cast<int>(levels_)) {
      const uint64_t size = 1ull << (kGroupBits * static_cast<uint32_t>(level + 2));
      if (local % size != 0 || local + size > end) break;
      ++level;
    }
    if (level < 0) {
      take(extent, {v[local], v[local]});
      ++local;
      continue;
    }
    const uint32_t bits = kGroupBits * static_cast<uint32_t>(level + 1);
    take(extent, summary(s, static_cast<uint32_t>(level))[local >> bits]);
    local += 1ull << bits;
  }
}

}  // namespace armature::results
