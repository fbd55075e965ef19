#include "engine/results/row_cache.h"

#include <algorithm>
#include <limits>

namespace armature::results {

RowCache::RowCache(const RowFile& file) : file_(file), known_(kPieces, kNone), values_(new double[kPieces * kValues]) {}

bool RowCache::read(uint64_t offset, uint64_t count, double* to, size_t stride) {
  bool isAtHand = true;
  for (uint64_t at = offset / sizeof(double); count > 0;) {
    const uint64_t piece = at / kValues, first = at % kValues;
    const uint64_t here = std::min<uint64_t>(count, kValues - first);
    const size_t place = piece % kPieces;
    double* const values = values_.get() + place * kValues;
    const std::lock_guard lock(locks_[place % kLocks]);
    if (known_[place] != piece) {
      isAtHand = false;
      const bool isRead = file_.read(values, piece * kValues * sizeof(double), kValues * sizeof(double));
      if (!isRead) std::fill_n(values, kValues, std::numeric_limits<double>::quiet_NaN());
      known_[place] = isRead ? piece : kNone;
    }
    for (uint64_t k = 0; k < here; ++k, to += stride) *to = values[first + k];
    at += here;
    count -= here;
  }
  return isAtHand;
}

}  // namespace armature::results
