// One elimination step of the dummy derivative method (Mattsson & Söderlind, Index reduction in differential-algebraic
// equations using dummy derivatives, SIAM J. Sci. Comput. 14, 1993): from the constraints of a block choose as many
// unknowns, so that the constraints can be solved for them; the others remain free (states).
#pragma once
#include "engine/structure/incidence.h"

namespace armature::structure {

struct SelectionProblem {
  uint32_t columns = 0;
  std::vector<uint32_t> start{0};   // (rows + 1)
  std::vector<uint32_t> index;      // columns of the entries; each column at most once in a row
  std::vector<double> value;        // entries at a typical point; 0 or NaN: unknown, usable as a last resort only
  std::vector<uint8_t> isConstant;  // per entry: the same for ever
  std::vector<double> priority;     // (columns): small = solve for it, large = keep it as a state
};

struct Selection {
  std::vector<uint32_t> columnOf;    // per row: the chosen column, kNone where the row has none left
  bool isSafe = true;                // all pivots are constants, so the choice holds for ever
  std::vector<uint8_t> isSafePivot;  // (rows)
};

// Columns are offered in the order of their priority; elimination with threshold pivoting decides whether the rows
// still determine a further one. Sparse; cost grows with the fill-in.
Selection selectDependent(const SelectionProblem& problem);

}  // namespace armature::structure
