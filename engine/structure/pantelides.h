// Which equations of a differential-algebraic system must be differentiated, and how often (Pantelides, The consistent
// initialization of differential-algebraic systems, SIAM J. Sci. Stat. Comput. 9, 1988).
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

// Makes the derivatives that the algorithm asks for; numbers go on from the given variables and equations.
class DerivativeSource {
 public:
  virtual ~DerivativeSource() = default;
  // Adds the derivative of a variable.
  virtual void addVariable(uint32_t of) = 0;
  // Adds the derivative of an equation and gives the variables it contains; all of those in the equation have got
  // their derivatives before where these can occur. False stops the algorithm.
  virtual bool addEquation(uint32_t of, std::vector<uint32_t>& columns) = 0;
};

struct PantelidesResult {
  bool isFinished = false;              // false when the budget was exhausted; `culprits` then names equations
  bool isStopped = false;               // the source could not differentiate
  std::vector<uint32_t> varDerivative;  // per variable, new ones included: its derivative or kNone
  std::vector<uint32_t> varIntegral;    // the reverse
  std::vector<uint32_t> eqDerivative;   // per equation, new ones included: its differentiated form or kNone
  std::vector<uint32_t> eqIntegral;
  std::vector<uint32_t> varOf;  // per equation: matched variable (a highest derivative), kNone for lower ones
  std::vector<uint32_t> culprits;
};

// `graph`: rows are equations, columns all variables (x, x', …); `varDerivative` (columns): column of the derivative.
// The graph with every chain x, x', … merged into one column must have a matching of all rows, else the algorithm
// cannot finish; a budget of differentiations bounds it then. Cost: near-linear plus the searches of the rows that must
// be differentiated.
PantelidesResult reduceIndex(const Incidence& graph, const std::vector<uint32_t>& varDerivative,
                             DerivativeSource& source);

}  // namespace armature::structure
