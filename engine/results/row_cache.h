// Single values and short stretches of rows that lie in a file, read in small pieces that are kept for a while: plots
// jump through all of a run, and each touch of a mapping would bring whole pages, or large ones, into memory and take
// as many out again. Any number of threads may read. Inside of the room.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/results/row_file.h"

namespace armature::results {

class RowCache {
 public:
  // The file must outlive it; what is read there has been written before and stays.
  explicit RowCache(const RowFile& file);
  // `count` values from a place of the file [bytes, a multiple of 8] on, into places `stride` numbers apart. Not
  // numbers where the disk gives none. True if all of them were at hand.
  bool read(uint64_t offset, uint64_t count, double* to, size_t stride);

 private:
  static constexpr size_t kValues = 128;   // of a piece
  static constexpr size_t kPieces = 8192;  // 8 MB in all
  static constexpr size_t kLocks = 64;
  static constexpr uint64_t kNone = ~uint64_t{0};

  const RowFile& file_;
  std::vector<uint64_t> known_;  // which piece of the file each place holds
  std::unique_ptr<double[]> values_;
  std::array<std::mutex, kLocks> locks_;
};

}  // namespace armature::results
