// How large the terms of an equation are, which says what may be left of its residual: 1e-9 is nothing beside two
// terms of 100 and all of it beside two of 1e-9.
#pragma once
#include "engine/symbolic/expression.h"

namespace armature::lower {

// The sum of the terms' magnitudes, factors taken into account; invalid where the expression is no sum, so that it has
// nothing to be measured by.
ExprId termSizes(symbolic::Pool& pool, ExprId residual);

}  // namespace armature::lower
