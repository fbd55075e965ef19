// States that are selected anew during the run: where no choice of states holds for ever, they are combinations S q of
// the candidates, with a selection S that the solver changes (Work::stateSets).
#pragma once
#include "engine/lower/work.h"

namespace armature::lower {

// Constraints that are solved for one candidate or another, depending on the point. All in Work's terms, at the level
// of the highest derivatives: the constraints contain q' (order 1) or q'' (order 2) of the candidates q.
struct ChangingStates {
  uint32_t order = 1;                 // 1 or 2
  std::vector<VarId> candidates;      // (n) q' or q''; those that the present point makes states come first
  std::vector<uint32_t> constraints;  // (m < n) equations that are solved for candidates
  std::vector<uint32_t> others;       // equations that must be solved with them, each for
  std::vector<VarId> solved;          // (others) one of these
};

// Adds the states with their derivatives, the equations that define them and the plan of the selection. What the model
// says of the candidates' start values holds for the selected ones: x = S q(start).
void addStateSet(Work& w, const ChangingStates& set);

}  // namespace armature::lower
