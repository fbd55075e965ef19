// Failures of a run as messages in the user's names.
#pragma once
#include <string>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

// The message for a failure at a time, with the part and the place of the equation or call. A failure that carries no
// origin is looked up by its variables.
Diagnostic explainFailure(const program::Program& program, const Failure& failure, double time, std::string code);

// "0.25 s", for messages. The start is evaluated at times that rounding cannot tell from zero: they are zero.
Phrase timeText(double t);

// Adds part and place of an origin to a message.
void addOrigin(Diagnostic& diagnostic, const program::Program& program, uint32_t origin);

// A warning about a nonlinear system, with its parts and its place.
Diagnostic warningOf(const program::Program& program, const program::NonlinearSystem& system, std::string code,
                     Phrase message, Phrase advice);

// A relation with its part before it, whose names are then relative to the part: "clutch: sa > tau0_max".
std::string relationName(const program::Program& program, uint32_t relation);
// Its part; empty for a relation of the model itself.
std::string partOfRelation(const program::Program& program, uint32_t relation);

// The first variable in the order of the model that is not a finite number, as a failure; none if there is none.
Failure findNotFinite(const program::Program& program, const double* v);

}  // namespace armature::solve
