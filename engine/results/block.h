// How rows lie in memory: in blocks of a power of two of rows, each with the smallest and largest values of its groups.
// Inside of the room.
#pragma once
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace armature::results {

// Smallest and largest of some values, without those that are not numbers; both not a number where there is none.
struct Extent {
  double low, high;
};

// Takes more values into account: what is not a number only stands in for a group that has no other.
inline void take(Extent& into, const Extent& more) {
  if (!(more.low >= into.low) && !std::isnan(more.low)) into.low = more.low;
  if (!(more.high <= into.high) && !std::isnan(more.high)) into.high = more.high;
}

inline constexpr Extent kNoExtent{std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};

// Where each row lies. The first blocks double what there is, so that a short run takes little; then all are *wide*
// ones, of one size, so that a long run can be taken out of memory piece by piece. Each begins at a multiple of its
// rows, so that groups of rows lie in the same way in all of them. It follows from the number of series alone.
class RowLayout {
 public:
  // `begin`: where the first block begins in the memory [bytes], a multiple of the page size.
  RowLayout(uint32_t seriesCount, uint64_t begin);

  struct Place {
    uint32_t block;
    uint64_t local;  // row within it
  };
  Place placeOf(uint64_t row) const;
  uint64_t rowsOf(uint32_t block) const {
    return block >= small_ ? wide_ : block == 0 ? first_ : first_ << (block - 1);
  }
  uint64_t firstRowOf(uint32_t block) const;
  // How many blocks come before the wide ones.
  uint32_t smallBlocks() const { return small_; }
  // Of a block [bytes], a multiple of the page size.
  uint64_t bytesOf(uint32_t block) const;
  uint64_t wideBytes() const { return bytesOf(small_); }
  // Where a block begins in the memory [bytes]. With `places` > 0 wide blocks take turns in so many places.
  uint64_t offsetOf(uint32_t block, uint32_t places) const;

  static constexpr uint32_t kMostBlocks = 1u << 15;  // of 8 MB: a quarter of a terabyte

 private:
  uint32_t series_;
  uint64_t begin_;
  uint64_t first_ = 1, wide_ = 1;  // rows of the first block and of wide ones, powers of two
  uint32_t small_ = 0;
};

// Rows of one block: times, then the series one after the other, then their summaries: per series and level the extents
// of each complete group of 64 rows, or of four groups of the level below: what is asked for at any scale is found in a
// few of them.
class Block {
 public:
  static constexpr uint32_t kGroupBits = 6, kLevelBits = 2;
  // Of the rows of a group [bits].
  static constexpr uint32_t bitsOf(uint32_t level) { return kGroupBits + kLevelBits * level; }
  // Over `memory` of at least bytesFor(rows, series) bytes, zero or written by a block of the same shape.
  Block(uint64_t rows, uint32_t series, void* memory);
  static uint64_t bytesFor(uint64_t rows, uint32_t series);

  uint64_t rows() const { return rows_; }
  void* memory() const { return times_; }
  const double* times() const { return times_; }
  const double* series(uint32_t s) const { return values_ + s * stride_; }
  // Writer: one row, and the summaries of the groups that it completes. `values`: of each series.
  void write(uint64_t local, double time, const double* values);
  // Takes the rows [begin, end) of a series into account.
  void addTo(Extent& extent, uint32_t series, uint64_t begin, uint64_t end) const;

  uint32_t levels() const { return levels_; }
  // Extents of the groups of a level.
  const Extent* summary(uint32_t s, uint32_t level) const {
    return summaries_ + s * summaryCount_ + levelStart_[level];
  }

  // Before it goes to a file: some of its times stay at hand, for those who look for a time; each kTimesApart-th, or
  // the first alone.
  void keepTimes(bool areMany);
  // From now on it lies in a file.
  void setInFile() { isInFile_.store(true, std::memory_order_release); }
  bool isInFile() const { return isInFile_.load(std::memory_order_acquire); }
  double firstTime() const { return isInFile() ? timesAtHand_[0] : times_[0]; }
  // Of a block in a file.
  const std::vector<double>& timesAtHand() const { return timesAtHand_; }
  static constexpr uint64_t kTimesApart = 64;
  // Of a block in a file: whether it has been read since its memory was given back (see Store).
  mutable std::atomic<bool> isWarm{false};

 private:
  static constexpr uint32_t kMostLevels = 8;
  void complete(uint64_t end);
  Extent* summaryOf(uint32_t s, uint32_t level) { return summaries_ + s * summaryCount_ + levelStart_[level]; }

  uint64_t rows_, stride_;
  uint32_t seriesCount_, levels_ = 0;
  std::array<uint64_t, kMostLevels> levelStart_{};  // of each level within a series' summaries
  uint64_t summaryCount_ = 0;                       // per series
  double* times_;
  double* values_;
  Extent* summaries_;
  std::vector<double> timesAtHand_;
  std::atomic<bool> isInFile_{false};
};

}  // namespace armature::results
