// States that are selected anew during the run (program::StateSet): constraints between candidates are solved for those
// with a well-conditioned Jacobian; when that fades, others take their place and the states change their meaning.
#pragma once
#include <vector>

#include "engine/solve/machine.h"

namespace armature::solve {

// One per run; allocates when it is made and never again.
class StateSelector {
 public:
  explicit StateSelector(Machine& machine);

  // Chooses selections that suit the start values, before initialization (parameters are known). A set that cannot be
  // judged from start values alone keeps the selection of the translation.
  void selectAtStart();
  // Instead of some of the candidates holds combinations of them: those that the constraints leave free at the start
  // values, an orthonormal basis of the null space of their Jacobian. The candidates then move to the nearest point
  // that meets the constraints (to first order), and start values that contradict each other have a solution wherever
  // there is one nearby. For initialization alone: settle() goes back to a selection at the present point, once the
  // candidates are known. Where the constraints depend on each other at the start values, more is free than there are
  // states, and each `attempt` from 1 on holds other combinations. False where no set can be judged from start values,
  // or there are no others. Allocates.
  bool holdTangents(uint32_t attempt);
  void settle();
  // Selects anew where the selection does not suit the point that initialization has found, whose variables are all
  // known: conditions on other variables may lead far away from the start values.
  void selectInitial();
  // Looks at the present point (states, time and discrete values in the machine) and selects anew where the choice has
  // faded. The states then hold their new values; true when there was a change: the integrator has to begin anew. A
  // point that cannot be evaluated changes nothing. Cost: (constraints)² x candidates operations per set.
  bool select();

 private:
  bool reselect(const program::StateSet& set);
  bool loadReduced(const program::StateSet& set);
  double growth();
  bool choose();
  void noteSelected(const program::StateSet& set);
  void write(const program::StateSet& set);
  bool knowCandidates();
  void takeStates(const program::StateSet& set);

  Machine& machine_;
  // Scratch of one set: all rows and columns, then the reduced ones of the candidates alone.
  std::vector<double> matrix_, reduced_, work_;
  std::vector<uint8_t> isSolved_, isRowUsed_, previous_;
  uint32_t rows_ = 0, columns_ = 0;  // of reduced_: m x n
};

}  // namespace armature::solve
