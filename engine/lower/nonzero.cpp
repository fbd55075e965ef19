#include "engine/lower/nonzero.h"

#include <algorithm>

namespace armature::lower {
namespace {

// A computed coefficient below it may be a zero that rounding hides, like the cosine of a right angle.
constexpr double kRounded = 1e-15;
constexpr int kLevels = 10;  // of operations that are followed

// What is known of a value: lowest and highest it can be, as signs; `open` means zero is excluded at that end.
enum class Sign : uint8_t { unknown, positive, nonNegative, negative, nonPositive, nonzero, zero };

Sign negate(Sign s) {
  switch (s) {
    case Sign::positive:
      return Sign::negative;
    case Sign::nonNegative:
      return Sign::nonPositive;
    case Sign::negative:
      return Sign::positive;
    case Sign::nonPositive:
      return Sign::nonNegative;
    default:
      return s;
  }
}

bool isPlus(Sign s) {
  return s == Sign::positive || s == Sign::nonNegative || s == Sign::zero;
}

Sign add(Sign a, Sign b) {
  if (a == Sign::zero) return b;
  if (b == Sign::zero) return a;
  if (isPlus(a) && isPlus(b)) return a == Sign::positive || b == Sign::positive ? Sign::positive : Sign::nonNegative;
  const Sign na = negate(a), nb = negate(b);
  if (isPlus(na) && isPlus(nb)) return negate(add(na, nb));
  return Sign::unknown;
}

bool excludesZero(Sign s) {
  return s == Sign::positive || s == Sign::negative || s == Sign::nonzero;
}

Sign multiply(Sign a, Sign b) {
  if (a == Sign::zero || b == Sign::zero) return Sign::zero;
  if (excludesZero(a) && excludesZero(b)) {
    if (a == Sign::nonzero || b == Sign::nonzero) return Sign::nonzero;
    return a == b ? Sign::positive : Sign::negative;
  }
  if (a == Sign::unknown || b == Sign::unknown || a == Sign::nonzero || b == Sign::nonzero) return Sign::unknown;
  const bool isNegative = isPlus(a) != isPlus(b);
  return isNegative ? Sign::nonPositive : Sign::nonNegative;
}

Sign either(Sign a, Sign b) {
  if (a == b) return a;
  if (excludesZero(a) && excludesZero(b)) return Sign::nonzero;
  if (isPlus(a) && isPlus(b)) return Sign::nonNegative;
  if (isPlus(negate(a)) && isPlus(negate(b))) return Sign::nonPositive;
  return Sign::unknown;
}

Sign ofNumber(double x) {
  if (x > 0) return Sign::positive;
  if (x < 0) return Sign::negative;
  return x == 0 ? Sign::zero : Sign::unknown;
}

Sign signOf(Work& w, ExprId e, int depth) {
  Pool& p = w.pool;
  if (p.isConstant(e, 0)) return Sign::zero;
  if (p.isConstant(e) || w.isParametric(e)) {
    const double number = w.number(e);
    return std::fabs(number) < kRounded ? Sign::unknown : ofNumber(number);
  }
  if (depth > kLevels) return Sign::unknown;
  const auto of = [&](size_t k) { return signOf(w, p.arg(e, k), depth + 1); };
  switch (p.op(e)) {
    case Op::variable: {
      // Limits are promises of the model; a lower limit above zero keeps the value positive.
      const FlatVariable& v = w.var(p.variableOf(e));
      const double low = v.min ? w.number(v.min) : std::numeric_limits<double>::quiet_NaN();
      return low > 0 ? Sign::positive : Sign::unknown;
    }
    case Op::neg:
      return negate(of(0));
    case Op::noEvent:
    case Op::toReal:
      return of(0);
    case Op::smooth:
      return of(1);
    case Op::exp:
    case Op::cosh:
      return Sign::positive;
    case Op::abs:
      return excludesZero(of(0)) ? Sign::positive : Sign::nonNegative;
    case Op::sqrt:
      return of(0) == Sign::positive ? Sign::positive : Sign::nonNegative;
    case Op::add:
      return add(of(0), of(1));
    case Op::sub:
      return add(of(0), negate(of(1)));
    case Op::mul:
      if (p.arg(e, 0) == p.arg(e, 1)) return excludesZero(of(0)) ? Sign::positive : Sign::nonNegative;
      return multiply(of(0), of(1));
    case Op::div: {
      const Sign a = of(0), b = of(1);
      return excludesZero(b) || a == Sign::zero ? multiply(a, b)
             : excludesZero(a)                  ? Sign::nonzero  // the model divides by it already
                                                : Sign::unknown;
    }
    case Op::pow: {
      const ExprId exponent = p.arg(e, 1);
      if (p.isConstant(exponent) && std::fmod(p.number(exponent), 2) == 0)
        return excludesZero(of(0)) ? Sign::positive : Sign::nonNegative;
      return of(0) == Sign::positive ? Sign::positive : Sign::unknown;
    }
    case Op::select:
      return either(of(1), of(2));
    case Op::max: {
      const Sign a = of(0), b = of(1);
      return a == Sign::positive || b == Sign::positive ? Sign::positive : either(a, b);
    }
    case Op::min:
      return either(of(0), of(1));
    default:
      return Sign::unknown;
  }
}

std::optional<Magnitudes> magnitudesOf(Work& w, ExprId e, int depth) {
  Pool& p = w.pool;
  if (depth > kLevels) return std::nullopt;
  if (p.isConstant(e) || w.isParametric(e)) {
    const double size = std::fabs(w.number(e));
    if (!std::isfinite(size)) return std::nullopt;
    return Magnitudes{size, size};
  }
  const auto of = [&](int k) { return magnitudesOf(w, p.arg(e, k), depth + 1); };
  switch (p.op(e)) {
    case Op::neg:
    case Op::noEvent:
      return of(0);
    case Op::select: {
      const auto a = of(1), b = a ? of(2) : std::nullopt;
      if (!b) return std::nullopt;
      return Magnitudes{std::min(a->least, b->least), std::max(a->most, b->most)};
    }
    case Op::mul:
    case Op::div: {
      const auto a = of(0), b = a ? of(1) : std::nullopt;
      if (!b) return std::nullopt;
      if (p.op(e) == Op::mul) return Magnitudes{a->least * b->least, a->most * b->most};
      if (b->least == 0) return std::nullopt;
      return Magnitudes{a->least / b->most, a->most / b->least};
    }
    default:
      return std::nullopt;
  }
}

// Whether a coefficient may be of very different sizes: the resistance of a switch, open or closed; what only a small
// number keeps from zero, as in max(flow, eps) and sqrt(x² + eps²).
bool variesWidely(Work& w, ExprId e, int depth) {
  constexpr double kWide = 1e3;  // as a pivot it would lose three digits and more
  Pool& p = w.pool;
  if (depth > kLevels || p.isConstant(e) || p.op(e) == Op::variable) return false;
  const auto isNumber = [&](ExprId x) { return p.isConstant(x) || w.isParametric(x); };
  const auto sizeOf = [&](ExprId x) { return std::fabs(w.number(x)); };
  const auto varies = [&](ExprId x) { return variesWidely(w, x, depth + 1); };
  const auto args = p.args(e);
  switch (p.op(e)) {
    case Op::select:
    case Op::max:
    case Op::add: {
      const ExprId a = args[args.size() - 2], b = args.back();
      const bool isChoice = p.op(e) == Op::select;
      if (const auto sizes = isChoice ? magnitudesOf(w, e, depth) : std::nullopt)
        return sizes->most > kWide * sizes->least;
      if (isNumber(a) && isNumber(b)) return false;
      if (!isNumber(a) && !isNumber(b)) return p.op(e) == Op::add ? varies(a) && varies(b) : varies(a) || varies(b);
      const ExprId other = isNumber(a) ? b : a;
      const double size = sizeOf(isNumber(a) ? a : b);
      const bool isSmall = size > 0 && size * kWide < 1;
      return varies(other) ? isSmall || isChoice : isSmall && (isChoice || !excludesZero(signOf(w, other, depth)));
    }
    case Op::neg:
    case Op::mul:
    case Op::div:
    case Op::noEvent:
    case Op::smooth:
    case Op::sqrt:
      return std::any_of(args.begin(), args.end(), varies);
    default:
      return false;
  }
}

}  // namespace

std::optional<Magnitudes> switchedMagnitudes(Work& w, ExprId e) {
  return magnitudesOf(w, e, 0);
}

bool isSteadyPivot(Work& w, ExprId e) {
  return !variesWidely(w, e, 0);
}

bool isSafePivot(Work& w, ExprId e) {
  return excludesZero(signOf(w, e, 0));
}

}  // namespace armature::lower
