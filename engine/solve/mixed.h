// Finds a consistent configuration of a mixed system (specification appendix B; Otter, Elmqvist, Mattsson, Hybrid
// Modeling in Modelica, 1999): fix-point iteration of the discrete values, then one change at a time, then bounded
// enumeration.
#pragma once
#include "engine/solve/machine.h"

namespace armature::solve {

// Solves the system on the machine's values. False after noting a failure that names the discrete unknowns.
bool solveMixed(Machine& machine, const program::MixedSystem& system);

}  // namespace armature::solve
