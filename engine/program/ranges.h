// Parameters outside the range that their model gives them by the attributes min and max (specification 4.9.1). The
// language leaves to the tool what becomes of them: here the run goes on, and a warning names the part.
#pragma once
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/program/program.h"

namespace armature::program {

// A warning I004 for each public parameter whose value in v (slotCount) lies outside its range; not for those that have
// the same value in `told` (slotCount, may be null), of which the warnings have been given before.
std::vector<Diagnostic> warningsAboutRanges(const Program& program, const double* v, const double* told);

}  // namespace armature::program
