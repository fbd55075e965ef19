// Whole numbers from doubles that a model may have made arbitrarily large, or no numbers at all; numbers that are
// spread evenly; steps of differences.
#pragma once
#include <cmath>
#include <cstdint>

namespace armature {

// [-] Step of a central difference in proportion to the argument: the third root of the rounding unit, which balances
// rounding with the term of third order (Gill, Murray & Wright, Practical Optimization, 1981, section 8.6).
inline constexpr double kCentralDifference = 6e-6;
// [-] Of the nominal value: what an argument near zero is measured by in such a step. A thousandth of a size is still
// far from what rounding leaves of it, and near enough for the slope at zero.
inline constexpr double kDifferenceOfNominal = 1e-3;
// Added or compared where a divisor may be zero: the quotient is a number then, larger than any other.
inline constexpr double kNoZero = 1e-300;

// A double as a whole number, rounded towards zero: within ±10^15, so that sums and differences of a few do not
// overflow; 0 for what is not a number. A plain cast outside the range of the type is undefined.
inline int64_t wholeNumber(double value) {
  constexpr double kLimit = 1e15;  // below 2^53, from where on not all whole numbers are doubles
  if (!(value == value)) return 0;
  if (value >= kLimit) return static_cast<int64_t>(kLimit);
  if (value <= -kLimit) return -static_cast<int64_t>(kLimit);
  return static_cast<int64_t>(value);
}

// The k-th of numbers in 0 … 1 that fill the interval evenly however many are taken and fall in with no repetition:
// what is behind the point of the k-fold golden section.
inline double goldenFraction(uint64_t k) {
  const double multiple = 0.6180339887498949 * static_cast<double>(k);
  return multiple - std::floor(multiple);
}

}  // namespace armature
