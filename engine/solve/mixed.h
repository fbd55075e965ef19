// Finds a consistent configuration of a mixed system (specification appendix B; Otter, Elmqvist, Mattsson, Hybrid
// Modeling in Modelica, 1999): fix-point iteration of the discrete values, then one change at a time, then bounded
// enumeration.
#pragma once
#include "engine/solve/machine.h"

namespace armature::solve {

// The part of a mixed system's discrete code that is logic alone: relations are read from `current` instead of being
// evaluated, so that what follows from them can be found before the Real unknowns are solved for again.
program::Code logicOf(const program::Program& program, const program::MixedSystem& system);

// Solves the system on the machine's values; `logic` is logicOf the system. False after noting a failure that names the
// discrete unknowns.
bool solveMixed(Machine& machine, const program::MixedSystem& system, const program::Code& logic);

}  // namespace armature::solve
