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
  // Per row: the columns that the elimination had left in it beside its pivot. What the row's pivot depends on.
  std::vector<std::vector<uint32_t>> remaining;
};

// Columns are offered in the order of their priority; elimination with threshold pivoting decides whether the rows
// still determine a further one. Sparse; cost grows with the fill-in.
Selection selectDependent(const SelectionProblem& problem);

// Rows whose pivots may vanish although free columns of the same rank could take their place: there the choice has to
// change with the point (Mattsson, Olsson, Elmqvist, Dynamic Selection of States in Dymola, Modelica Workshop 2000).
struct ChangingSet {
  std::vector<uint32_t> changing;  // rows that may be solved for one member or another
  std::vector<uint32_t> members;   // columns: the free ones, then the present pivots of `changing`, in their order
  std::vector<uint32_t> others;    // rows that are always solved for the same column, as far as the former need them
  std::vector<uint32_t> solved;    // (others) those columns
};

// `rank` (columns) says which columns may take each other's place: those with the same rank. Linear in the entries.
std::vector<ChangingSet> findChangingSets(const SelectionProblem& problem, const Selection& selection,
                                          const std::vector<double>& rank);

}  // namespace armature::structure
