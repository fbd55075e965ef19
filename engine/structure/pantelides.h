// Which equations of a differential-algebraic system must be differentiated, and how often (Pantelides, The consistent
// initialization of differential-algebraic systems, SIAM J. Sci. Stat. Comput. 9, 1988).
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

struct PantelidesResult {
  bool isFinished = false;              // false when the budget was exhausted; `culprits` then names equations
  std::vector<uint32_t> varDerivative;  // per variable, new ones included: its derivative or kNone
  std::vector<uint32_t> varIntegral;    // the reverse
  std::vector<uint32_t> eqDerivative;   // per equation, new ones included: its differentiated form or kNone
  std::vector<uint32_t> eqIntegral;
  std::vector<uint32_t> varOf;  // per equation: matched variable (a highest derivative), kNone for lower ones
  std::vector<uint32_t> culprits;
};

// `graph`: rows are equations, columns all variables (x, x', …); `varDerivative` (columns): column of the derivative.
// The graph with every chain x, x', … merged into one column must have a matching of all rows, else the algorithm
// cannot finish; a budget of differentiations bounds it then. New variables and equations are numbered on from the
// given ones. Cost: near-linear plus the searches of the rows that must be differentiated.
PantelidesResult reduceIndex(const Incidence& graph, const std::vector<uint32_t>& varDerivative);

}  // namespace armature::structure
