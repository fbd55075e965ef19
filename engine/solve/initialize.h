// From parameters and start values to a consistent start: parameters, overrides, the initial system (with homotopy
// where it cannot be solved directly).
#pragma once
#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"
#include "engine/solve/run.h"

namespace armature::solve {

// Puts values in place of parameters that may be tuned and of start values of states. Errors R001 (unknown name), R002
// (not tunable).
bool applyOverrides(Machine& machine, const Overrides& overrides, Diagnostics& diagnostics);

// Runs the parameters section. False after an error.
bool computeParameters(Machine& machine, double time, Diagnostics& diagnostics);

// Solves the initial system at the start time. False after an error (I…) that names variables and parts.
bool initialize(Machine& machine, const Settings& settings, Diagnostics& diagnostics);

}  // namespace armature::solve
