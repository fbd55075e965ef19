// A linear model of small deviations from the point that a run reaches, by the derivatives of the program itself
// (program/tangent.h): exact to rounding, but for called functions without a derivative.
#pragma once
#include "engine/base/diagnostic.h"
#include "engine/solve/run.h"

namespace armature::solve {

// Runs to the stop time and linearizes there; see Linearization. Inputs are the model's own and those that the settings
// name: parameters that can be tuned, and what a source computes; outputs those that the settings name, else the
// model's own. Errors R164 (a name that is none), R165 (an input that cannot be one), R166 (the derivatives have no
// value), R169 (matrices of more than 4,000,000 numbers). Cost: the run, and one evaluation of the derivatives' program
// for each state and input.
RunResult linearize(const program::Program& program, const Settings& settings, const Overrides& overrides,
                    Control& control, results::Store& store, Diagnostics& diagnostics);

}  // namespace armature::solve
