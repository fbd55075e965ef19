// Exact ratios of 64-bit integers, for the intervals and phases of clocks (Modelica specification 16.7.5 asks for exact
// arithmetic with factors up to 2^63). What does not fit is not a ratio: every operation may fail.
#pragma once
#include <cstdint>
#include <numeric>
#include <optional>

namespace armature::structure {

__extension__ typedef __int128 Wide;

struct Ratio {
  int64_t num = 0;
  int64_t den = 1;  // > 0, without a common factor with num
  bool operator==(const Ratio&) const = default;
  double value() const { return static_cast<double>(num) / static_cast<double>(den); }
  bool isWhole() const { return den == 1; }
};

// num/den in lowest terms; nothing where den is 0 or a part does not fit.
inline std::optional<Ratio> ratio(Wide num, Wide den) {
  if (den == 0) return {};
  if (den < 0) num = -num, den = -den;
  Wide a = num < 0 ? -num : num, b = den;
  while (b != 0) {
    const Wide rest = a % b;
    a = b;
    b = rest;
  }
  num /= a;
  den /= a;
  constexpr Wide kMost = INT64_MAX;
  if (num > kMost || num < -kMost || den > kMost) return {};
  return Ratio{static_cast<int64_t>(num), static_cast<int64_t>(den)};
}

inline std::optional<Ratio> product(Ratio a, Ratio b) {
  // Cross factors first: the products of what is left cannot be reduced any more.
  const int64_t g = std::gcd(a.num, b.den), h = std::gcd(b.num, a.den);
  const Ratio x{g > 1 ? a.num / g : a.num, h > 1 ? a.den / h : a.den};
  const Ratio y{h > 1 ? b.num / h : b.num, g > 1 ? b.den / g : b.den};
  return ratio(static_cast<Wide>(x.num) * y.num, static_cast<Wide>(x.den) * y.den);
}

inline std::optional<Ratio> quotient(Ratio a, Ratio b) {
  if (b.num == 0) return {};
  return product(a, b.num < 0 ? Ratio{-b.den, -b.num} : Ratio{b.den, b.num});
}

inline std::optional<Ratio> sum(Ratio a, Ratio b) {
  Wide left = 0, right = 0, num = 0;
  left = static_cast<Wide>(a.num) * b.den;
  right = static_cast<Wide>(b.num) * a.den;
  if (__builtin_add_overflow(left, right, &num)) return {};
  return ratio(num, static_cast<Wide>(a.den) * b.den);
}

}  // namespace armature::structure
