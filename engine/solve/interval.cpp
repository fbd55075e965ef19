#include "engine/solve/interval.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace armature::solve {

using program::Op;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kPi = 3.14159265358979323846;

}  // namespace

bool hasIntervals(Op op) {
  switch (op) {
    case Op::neg:
    case Op::logicalNot:
    case Op::abs:
    case Op::sqrt:
    case Op::sin:
    case Op::cos:
    case Op::asin:
    case Op::acos:
    case Op::sinh:
    case Op::cosh:
    case Op::exp:
    case Op::log:
    case Op::log10:
    case Op::atan:
    case Op::tanh:
    case Op::floor:
    case Op::ceil:
    case Op::add:
    case Op::sub:
    case Op::mul:
    case Op::div:
    case Op::pow:
    case Op::min:
    case Op::max:
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::logicalAnd:
    case Op::logicalOr:
    case Op::mod:
    case Op::select:
      return true;
    default:
      return false;
  }
}

Interval intervalOf(Op op, Interval a, Interval b, Interval c) {
  constexpr Interval kAll{-kInfinity, kInfinity};
  const auto rising = [&](auto f) { return Interval{f(a.low), f(a.high)}; };
  // The smallest and largest of the four corners; no number means that nothing is known.
  const auto corners = [&](auto f) {
    const double all[] = {f(a.low, b.low), f(a.low, b.high), f(a.high, b.low), f(a.high, b.high)};
    if (std::any_of(std::begin(all), std::end(all), [](double x) { return std::isnan(x); })) return kAll;
    return Interval{*std::min_element(std::begin(all), std::end(all)),
                    *std::max_element(std::begin(all), std::end(all))};
  };
  const auto isTrue = [](Interval x) { return x.low > 0 || x.high < 0; };
  const auto isFalse = [](Interval x) { return x.low == 0 && x.high == 0; };
  const auto truth = [](bool always, bool never) { return Interval{always ? 1.0 : 0.0, never ? 0.0 : 1.0}; };
  // cos on an interval: the extremes lie at multiples of pi.
  const auto cosine = [&](double shift) {
    const double low = a.low - shift, high = a.high - shift;
    if (!(high - low < 2 * kPi)) return Interval{-1, 1};
    Interval r{std::min(std::cos(low), std::cos(high)), std::max(std::cos(low), std::cos(high))};
    for (double k = std::ceil(low / kPi); k * kPi <= high; ++k)
      (std::fmod(std::fabs(k), 2) < 0.5 ? r.high : r.low) = std::fmod(std::fabs(k), 2) < 0.5 ? 1 : -1;
    return r;
  };
  switch (op) {
    case Op::neg:
      return {-a.high, -a.low};
    case Op::logicalNot:
      return truth(isFalse(a), isTrue(a));
    case Op::abs:
      if (a.low >= 0) return a;
      return a.high <= 0 ? Interval{-a.high, -a.low} : Interval{0, std::max(-a.low, a.high)};
    case Op::sqrt:
      return a.low < 0 ? kAll : rising([](double x) { return std::sqrt(x); });
    case Op::sin:
      return cosine(kPi / 2);
    case Op::cos:
      return cosine(0);
    case Op::exp:
      return rising([](double x) { return std::exp(x); });
    case Op::log:
      return a.low <= 0 ? kAll : rising([](double x) { return std::log(x); });
    case Op::log10:
      return a.low <= 0 ? kAll : rising([](double x) { return std::log10(x); });
    case Op::asin:
      return a.low < -1 || a.high > 1 ? kAll : rising([](double x) { return std::asin(x); });
    case Op::acos:
      return a.low < -1 || a.high > 1 ? kAll : Interval{std::acos(a.high), std::acos(a.low)};
    case Op::sinh:
      return rising([](double x) { return std::sinh(x); });
    case Op::cosh:
      a = intervalOf(Op::abs, a, {}, {});
      return rising([](double x) { return std::cosh(x); });
    case Op::atan:
      return rising([](double x) { return std::atan(x); });
    case Op::tanh:
      return rising([](double x) { return std::tanh(x); });
    case Op::floor:
      return rising([](double x) { return std::floor(x); });
    case Op::ceil:
      return rising([](double x) { return std::ceil(x); });
    case Op::add:
      return {a.low + b.low, a.high + b.high};
    case Op::sub:
      return {a.low - b.high, a.high - b.low};
    case Op::mul:
      return corners([](double x, double y) { return x * y; });
    case Op::div:
      return b.low <= 0 && b.high >= 0 ? kAll : corners([](double x, double y) { return x / y; });
    case Op::pow:
      if (a.low > 0) return corners([](double x, double y) { return std::pow(x, y); });
      if (b.low != b.high || b.low != std::floor(b.low) || b.low < 0) return kAll;
      if (std::fmod(b.low, 2) != 0) return rising([&](double x) { return std::pow(x, b.low); });
      a = intervalOf(Op::abs, a, {}, {});
      return rising([&](double x) { return std::pow(x, b.low); });
    case Op::min:
      return {std::min(a.low, b.low), std::min(a.high, b.high)};
    case Op::max:
      return {std::max(a.low, b.low), std::max(a.high, b.high)};
    case Op::less:
    case Op::lessEqual:
      return truth(a.high<b.low, a.low> b.high);
    case Op::greater:
    case Op::greaterEqual:
      return truth(a.low > b.high, a.high < b.low);
    case Op::logicalAnd:
      return truth(isTrue(a) && isTrue(b), isFalse(a) || isFalse(b));
    case Op::logicalOr:
      return truth(isTrue(a) || isTrue(b), isFalse(a) && isFalse(b));
    case Op::mod: {
      if (b.low != b.high || b.low == 0) return kAll;
      if (std::floor(a.low / b.low) == std::floor(a.high / b.low)) {
        const double turn = std::floor(a.low / b.low) * b.low;
        return {a.low - turn, a.high - turn};
      }
      return {std::min(0.0, b.low), std::max(0.0, b.low)};
    }
    case Op::select:
      if (isTrue(a)) return b;
      if (isFalse(a)) return c;
      return {std::min(b.low, c.low), std::max(b.high, c.high)};
    default:
      return kAll;
  }
}

double inheritedError(Op op, const double (&x)[3], const double (&error)[3], double r) {
  switch (op) {
    case Op::neg:
    case Op::abs:
      return error[0];
    case Op::sqrt:
      return x[0] > 0 ? 0.5 * error[0] * r / x[0] : 0;
    case Op::exp:
      return std::fabs(r) * error[0];
    case Op::log:
      return error[0] / std::fabs(x[0]);
    case Op::log10:
      return error[0] / (std::log(10) * std::fabs(x[0]));
    case Op::sinh:
      return error[0] * std::cosh(x[0]);
    case Op::cosh:
      return error[0] * std::sinh(std::fabs(x[0]));
    case Op::asin:
    case Op::acos:
      return std::fabs(x[0]) < 1 ? error[0] / std::sqrt(1 - x[0] * x[0]) : 0;
    case Op::add:
    case Op::sub:
      return error[0] + error[1];
    case Op::mul:
      return std::fabs(x[1]) * error[0] + std::fabs(x[0]) * error[1];
    case Op::div:
      return (error[0] + std::fabs(r) * error[1]) / std::fabs(x[1]);
    case Op::pow:
      return x[0] != 0 ? std::fabs(x[1] * r / x[0]) * error[0] : 0;
    case Op::min:
    case Op::max:
      return std::max(error[0], error[1]);
    case Op::mod:
      return error[0];
    case Op::select:
      return x[0] != 0 ? error[1] : error[2];
    case Op::sin:
    case Op::cos:
    case Op::atan:
    case Op::tanh:
      return error[0];
    default:
      return 0;  // whole numbers and truth values
  }
}

}  // namespace armature::solve
