#include "engine/results/number_text.h"

#include <dragonbox/dragonbox.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace armature::results {

namespace {

// Of a whole number from here on, the digits behind the shortest ones may be others than zeros.
constexpr double kExactIntegers = 9007199254740992;  // 2^53

// The digits of a number and where its point is: 0.DIGITS times ten to the power `point`.
struct Decimal {
  std::array<char, 24> digits;
  int count;
  int point;
};

Decimal decimalOf(double value) {
  const auto shortest = jkj::dragonbox::to_decimal(value);
  Decimal result;
  const char* const end =
      std::to_chars(result.digits.data(), result.digits.data() + result.digits.size(), shortest.significand).ptr;
  result.count = static_cast<int>(end - result.digits.data());
  result.point = shortest.exponent + result.count;
  return result;
}

char* writeScientific(const Decimal& d, char* to) {
  *to++ = d.digits[0];
  if (d.count > 1) *to++ = '.';
  to = std::copy_n(&d.digits[1], d.count - 1, to);
  const int exponent = d.point - 1;
  *to++ = 'e';
  *to++ = exponent < 0 ? '-' : '+';
  if (std::abs(exponent) < 10) *to++ = '0';
  return std::to_chars(to, to + 3, std::abs(exponent)).ptr;
}

char* writeFixed(const Decimal& d, char* to) {
  if (d.point <= 0) {
    to = std::copy_n("0.", 2, to);
    to = std::fill_n(to, -d.point, '0');
    return std::copy_n(d.digits.data(), d.count, to);
  }
  const int before = std::min(d.count, d.point);
  to = std::copy_n(d.digits.data(), before, to);
  to = std::fill_n(to, d.point - before, '0');
  if (before == d.count) return to;
  *to++ = '.';
  return std::copy_n(&d.digits[static_cast<size_t>(before)], d.count - before, to);
}

// The shorter form, the one without exponent where both are alike.
bool isFixed(const Decimal& d) {
  const int behind = d.point <= 0 ? 2 - d.point + d.count : std::max(d.point, d.count + (d.point < d.count ? 1 : 0));
  const int exponent = std::abs(d.point - 1);
  return behind <= d.count + (d.count > 1 ? 1 : 0) + (exponent < 100 ? 4 : 5);
}

}  // namespace

char* writeNumber(double value, char* to) {
  if (!std::isfinite(value)) {
    const std::string_view word = std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
    return std::copy(word.begin(), word.end(), to);
  }
  if (value == 0) return std::fill_n(to, 1, '0');
  if (std::fabs(value) >= kExactIntegers) return std::to_chars(to, to + kLongestNumber, value).ptr;
  if (value < 0) *to++ = '-';
  const Decimal decimal = decimalOf(std::fabs(value));
  return isFixed(decimal) ? writeFixed(decimal, to) : writeScientific(decimal, to);
}

}  // namespace armature::results
