#include "engine/solve/taylor.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/arithmetic.h"

namespace armature::solve {

using program::Op;

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

Taylor plus(const Taylor& a, const Taylor& b, double sign) {
  Taylor r;
  for (size_t k = 0; k < kTaylorTerms; ++k) r.c[k] = a.c[k] + sign * b.c[k];
  return r;
}

Taylor times(const Taylor& a, const Taylor& b) {
  Taylor r;
  for (size_t k = 0; k < kTaylorTerms; ++k)
    for (size_t j = 0; j <= k; ++j) r.c[k] += a.c[j] * b.c[k - j];
  return r;
}

Taylor over(const Taylor& a, const Taylor& b) {
  Taylor r;
  for (size_t k = 0; k < kTaylorTerms; ++k) {
    double sum = a.c[k];
    for (size_t j = 1; j <= k; ++j) sum -= b.c[j] * r.c[k - j];
    r.c[k] = sum / b.c[0];
  }
  return r;
}

Taylor scaled(const Taylor& a, double factor) {
  Taylor r;
  for (size_t k = 0; k < kTaylorTerms; ++k) r.c[k] = factor * a.c[k];
  return r;
}

// The series of a function with this value whose derivative along the flow is rate·da/dt; `rate` may be filled while
// it is read: its coefficient k is asked for once those of the result up to k are there.
template <class Rate>
Taylor integrated(double value, const Taylor& a, Rate rate) {
  Taylor r = Taylor::constant(value);
  for (size_t k = 1; k < kTaylorTerms; ++k) {
    double sum = 0;
    for (size_t j = 1; j <= k; ++j) sum += static_cast<double>(j) * a.c[j] * rate(k - j, r);
    r.c[k] = sum / static_cast<double>(k);
  }
  return r;
}

Taylor exponential(const Taylor& a) {
  return integrated(std::exp(a.c[0]), a, [](size_t k, const Taylor& r) { return r.c[k]; });
}

Taylor logarithm(const Taylor& a) {
  const Taylor rate = over(Taylor::constant(1), a);
  return integrated(std::log(a.c[0]), a, [&](size_t k, const Taylor&) { return rate.c[k]; });
}

Taylor squareRoot(const Taylor& a) {
  if (a.isConstant()) return Taylor::constant(std::sqrt(a.c[0]));
  Taylor r = Taylor::constant(std::sqrt(a.c[0]));
  for (size_t k = 1; k < kTaylorTerms; ++k) {
    double sum = a.c[k];
    for (size_t j = 1; j < k; ++j) sum -= r.c[j] * r.c[k - j];
    r.c[k] = sum / (2 * r.c[0]);
  }
  return r;
}

// Sine and cosine (or their hyperbolic sisters, with sign +1) at once: each is the other's derivative.
void sineAndCosine(const Taylor& a, double sign, Taylor& sine, Taylor& cosine) {
  sine = Taylor::constant(sign < 0 ? std::sin(a.c[0]) : std::sinh(a.c[0]));
  cosine = Taylor::constant(sign < 0 ? std::cos(a.c[0]) : std::cosh(a.c[0]));
  for (size_t k = 1; k < kTaylorTerms; ++k) {
    for (size_t j = 1; j <= k; ++j) {
      const double rate = static_cast<double>(j) * a.c[j] / static_cast<double>(k);
      sine.c[k] += rate * cosine.c[k - j];
      cosine.c[k] += sign * rate * sine.c[k - j];
    }
  }
}

// A function whose derivative is the series `rate`.
Taylor withRate(double value, const Taylor& a, const Taylor& rate) {
  return integrated(value, a, [&](size_t k, const Taylor&) { return rate.c[k]; });
}

Taylor power(const Taylor& a, const Taylor& b) {
  if (a.isConstant() && b.isConstant()) return Taylor::constant(std::pow(a.c[0], b.c[0]));
  const double whole = b.c[0];
  if (b.isConstant() && whole == std::floor(whole) && std::fabs(whole) <= 64) {
    Taylor r = Taylor::constant(1);
    for (int k = 0; k < static_cast<int>(std::fabs(whole)); ++k) r = times(r, a);
    return whole < 0 ? over(Taylor::constant(1), r) : r;
  }
  if (!(a.c[0] > 0)) return Taylor::opaque(std::pow(a.c[0], b.c[0]));
  Taylor r = exponential(times(b, logarithm(a)));
  r.c[0] = std::pow(a.c[0], b.c[0]);
  return r;
}

// a − q·b, q being the whole number that the operation takes.
Taylor remainder(const Taylor& a, const Taylor& b, double q) {
  return plus(a, scaled(b, q), -1);
}

Taylor compared(Op op, const Taylor& a, const Taylor& b) {
  const Taylor difference = plus(a, b, -1);
  const int sign = signAfter(difference);
  const bool isKnown = sign != 0 || difference.isConstant();
  if (!isKnown) return Taylor::constant(binaryOperation(op, a.c[0], b.c[0]));
  return Taylor::constant(binaryOperation(op, static_cast<double>(sign), 0.0));
}

}  // namespace

Taylor Taylor::opaque(double value) {
  Taylor t;
  t.c.fill(kUnknown);
  t.c[0] = value;
  return t;
}

bool Taylor::isConstant() const {
  return std::all_of(c.begin() + 1, c.end(), [](double x) { return x == 0; });
}

double Taylor::at(double h) const {
  double sum = 0, power = 1;
  for (size_t k = 0; k < kTaylorTerms && !std::isnan(c[k]); ++k, power *= h) sum += c[k] * power;
  return sum;
}

int signAfter(const Taylor& a) {
  for (const double x : a.c) {
    if (std::isnan(x)) return 0;
    if (x != 0) return x > 0 ? 1 : -1;
  }
  return 0;
}

Taylor unarySeries(Op op, const Taylor& a) {
  Taylor sine, cosine;
  const Taylor one = Taylor::constant(1);
  switch (op) {
    case Op::neg:
      return scaled(a, -1);
    case Op::abs:
      return signAfter(a) < 0 ? scaled(a, -1) : a;
    case Op::sign:
      return Taylor::constant(signAfter(a));
    case Op::sqrt:
      return squareRoot(a);
    case Op::exp:
      return exponential(a);
    case Op::log:
      return logarithm(a);
    case Op::log10:
      return scaled(logarithm(a), 1 / std::log(10.0));
    case Op::sin:
      sineAndCosine(a, -1, sine, cosine);
      return sine;
    case Op::cos:
      sineAndCosine(a, -1, sine, cosine);
      return cosine;
    case Op::tan:
      sineAndCosine(a, -1, sine, cosine);
      return over(sine, cosine);
    case Op::sinh:
      sineAndCosine(a, 1, sine, cosine);
      return sine;
    case Op::cosh:
      sineAndCosine(a, 1, sine, cosine);
      return cosine;
    case Op::tanh:
      sineAndCosine(a, 1, sine, cosine);
      return withRate(std::tanh(a.c[0]), a, over(one, times(cosine, cosine)));
    case Op::asin:
      return withRate(std::asin(a.c[0]), a, over(one, squareRoot(plus(one, times(a, a), -1))));
    case Op::acos:
      return withRate(std::acos(a.c[0]), a, over(scaled(one, -1), squareRoot(plus(one, times(a, a), -1))));
    case Op::atan:
      return withRate(std::atan(a.c[0]), a, over(one, plus(one, times(a, a), 1)));
    default:  // floor, ceil, not: steps
      return Taylor::constant(unaryOperation(op, a.c[0]));
  }
}

Taylor binarySeries(Op op, const Taylor& a, const Taylor& b) {
  switch (op) {
    case Op::add:
      return plus(a, b, 1);
    case Op::sub:
      return plus(a, b, -1);
    case Op::mul:
      return times(a, b);
    case Op::div:
      return over(a, b);
    case Op::pow:
      return power(a, b);
    case Op::atan2: {
      const Taylor square = plus(times(a, a), times(b, b), 1);
      const Taylor down = over(b, square), up = over(scaled(a, -1), square);
      const Taylor first = withRate(0, a, down), second = withRate(0, b, up);
      Taylor r = plus(first, second, 1);
      r.c[0] = std::atan2(a.c[0], b.c[0]);
      return r;
    }
    case Op::min:
      return signAfter(plus(a, b, -1)) < 0 ? a : b;
    case Op::max:
      return signAfter(plus(a, b, -1)) > 0 ? a : b;
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
    case Op::equal:
    case Op::notEqual:
      return compared(op, a, b);
    case Op::mod:
      return remainder(a, b, std::floor(a.c[0] / b.c[0]));
    case Op::rem:
      return remainder(a, b, std::trunc(a.c[0] / b.c[0]));
    default:  // logical operations, whole division
      return Taylor::constant(binaryOperation(op, a.c[0], b.c[0]));
  }
}

}  // namespace armature::solve
