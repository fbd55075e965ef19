// States that are selected anew during the run (program::StateSet): a constraint between candidates is solved for the
// candidate with a large coefficient; when that fades, another takes its place and the states change their meaning.
#pragma once
#include "engine/solve/machine.h"

namespace armature::solve {

// Looks at the present point (states, time and discrete values in the machine) and selects anew where the coefficient
// of the candidate that is solved for has become small beside the largest. The states then hold their new values; true
// when there was a change: the integrator has to begin anew. A point that cannot be evaluated changes nothing.
bool selectStates(Machine& machine, const program::Program& program);

}  // namespace armature::solve
