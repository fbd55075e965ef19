// Linear equations with constant coefficients (sums of flows, star points, transformations into space phasors) whose
// sum says more than their structure shows, of states and of what time gives: it is put in the place of one of them
// before the index is reduced.
#pragma once
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

struct ReplacedEquation {
  uint32_t equation = 0;  // index into Work::equations
  Equation former;
};

// Replaces equations of the simulation and appends what they were to `replaced`. Sums in which nothing is left are left
// alone where they agree (the run says what is undetermined); where they disagree the result is false and the parts
// have been named. Near-linear in the size of the equations.
bool replaceDependentEquations(Work& w, std::vector<ReplacedEquation>& replaced);

}  // namespace armature::lower
