// Truncated Taylor series about one instant, and the operations of a code on them (Griewank & Walther, Evaluating
// Derivatives, 2nd edition 2008, chapter 13: each coefficient of a result follows from those of the arguments up to
// it).
#pragma once
#include <array>

#include "engine/program/program.h"

namespace armature::solve {

inline constexpr size_t kTaylorTerms = 6;  // up to the fifth derivative

// f(t + h) = c[0] + c[1] h + c[2] h² + …; a coefficient that is not known is not a number.
struct Taylor {
  std::array<double, kTaylorTerms> c{};
  static Taylor constant(double value) {
    Taylor t;
    t.c[0] = value;
    return t;
  }
  // A value of which nothing but itself is known.
  static Taylor opaque(double value);
  bool isConstant() const;
  // The value a little later, by the coefficients that are known.
  double at(double h) const;
};

// The sign right after the instant: that of the first coefficient that is not zero; 0 where all are, or where one that
// is not known comes first.
int signAfter(const Taylor& a);
// Operations of one and of two arguments. Comparisons, and operations that branch, go by what holds right after the
// instant.
Taylor unarySeries(program::Op op, const Taylor& a);
Taylor binarySeries(program::Op op, const Taylor& a, const Taylor& b);

}  // namespace armature::solve
