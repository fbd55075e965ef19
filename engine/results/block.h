// How rows lie in memory: in blocks of a power of two of rows, each with the smallest and largest values of its groups.
// Inside of the room.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>

namespace armature::results {

// Smallest and largest of some values, without those that are not numbers; both not a number where there is none.
struct Extent {
  double low, high;
};

// Where each row lies. The first blocks double in size, so that a short run takes little; then all are *wide* ones, of
// one size, so that a long run can be taken out of memory piece by piece. It follows from the number of series alone.
class RowLayout {
 public:
  // `begin`: where the first block begins in the memory [bytes], a multiple of the page size.
  RowLayout(uint32_t seriesCount, uint64_t begin);

  struct Place {
    uint32_t block;
    uint64_t local;  // row within it
  };
  Place placeOf(uint64_t row) const;
  uint64_t rowsOf(uint32_t block) const { return block < small_ ? first_ << block : wide_; }
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
// of each complete group of 32 rows, or of 32 groups of the level below.
class Block {
 public:
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

  // From now on it lies in a file. Its first time stays at hand, for those who look for a time.
  void setInFile() {
    firstTime_ = times_[0];
    isInFile_.store(true, std::memory_order_release);
  }
  bool isInFile() const { return isInFile_.load(std::memory_order_acquire); }
  double firstTime() const { return isInFile() ? firstTime_ : times_[0]; }
  // Of a block in a file: whether it has been read since its memory was given back (see Store).
  mutable std::atomic<bool> isWarm{false};

 private:
  static constexpr uint32_t kMostLevels = 4;
  void complete(uint64_t end);
  Extent* summary(uint32_t s, uint32_t level) const { return summaries_ + s * summaryCount_ + levelStart_[level]; }

  uint64_t rows_, stride_;
  uint32_t seriesCount_, levels_ = 0;
  std::array<uint64_t, kMostLevels> levelStart_{};  // of each level within a series' summaries
  uint64_t summaryCount_ = 0;                       // per series
  double* times_;
  double* values_;
  Extent* summaries_;
  double firstTime_ = 0;
  std::atomic<bool> isInFile_{false};
};

}  // namespace armature::results
