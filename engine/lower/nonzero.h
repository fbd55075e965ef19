// Which coefficients may be divided by.
#pragma once
#include <optional>

#include "engine/lower/work.h"

namespace armature::lower {

// Whether an expression cannot vanish: constants other than zero, parameters that are nonzero at translation, and
// combinations whose sign is certain (products of such, 1 + x², exp …). Follows only a few levels.
bool isSafePivot(Work& w, ExprId e);

// Whether a coefficient does not take values of very different size, as those of ideal diodes do and the weights of
// streams, which a small number keeps from zero: within a system of equations solving through it would multiply errors
// by their ratio while it is small, so that signs, or all digits, come out wrong.
bool isSteadyPivot(Work& w, ExprId e);

// Between which magnitudes a coefficient may switch that nothing but parameters goes into, whatever the conditions are;
// nothing for others.
struct Magnitudes {
  double least = 0, most = 0;
};
std::optional<Magnitudes> switchedMagnitudes(Work& w, ExprId e);

}  // namespace armature::lower
