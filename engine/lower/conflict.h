// Which parts contradict each other: looked for in the equations as the model states them, before aliases are
// eliminated, because there the connectors at which the parts meet can still be seen.
#pragma once
#include <string>
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

struct Conflict {
  std::vector<std::string> parts;       // that prescribe the same quantity, two or more; empty: none found
  std::vector<std::string> connectors;  // where they meet
  std::string flowUnit;                 // unit of the flow there (N.m, N, A, W), empty for signals
  std::vector<std::string> prescribed;  // variables with an equation too many
  bool isFlowPrescribed = false;        // they prescribe the flow (two current sources), not the potential
};

// For a model whose equations cannot be matched to its unknowns. Cost: one more matching.
Conflict findConflict(Work& w);

}  // namespace armature::lower
