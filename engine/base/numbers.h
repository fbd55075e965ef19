// Whole numbers from doubles that a model may have made arbitrarily large, or no numbers at all.
#pragma once
#include <cstdint>

namespace armature {

// A double as a whole number, rounded towards zero: within ±10^15, so that sums and differences of a few do not
// overflow; 0 for what is not a number. A plain cast outside the range of the type is undefined.
inline int64_t wholeNumber(double value) {
  constexpr double kLimit = 1e15;
  if (!(value == value)) return 0;
  if (value >= kLimit) return static_cast<int64_t>(kLimit);
  if (value <= -kLimit) return -static_cast<int64_t>(kLimit);
  return static_cast<int64_t>(value);
}

}  // namespace armature
