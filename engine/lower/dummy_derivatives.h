// The choice of states after the index reduction: of the variables that appear with their derivatives as many become
// ordinary unknowns as equations were differentiated (dummy derivatives; Mattsson & Söderlind 1993). The rest are the
// states. Where no choice holds for ever, states are linear combinations whose coefficients change during the run.
#pragma once
#include "engine/lower/work.h"
#include "engine/structure/pantelides.h"

namespace armature::lower {

// What the index reduction leaves: columns are variables, rows are equations of Work::equations.
struct ReducedSystem {
  const std::vector<VarId>& columns;
  const std::vector<uint32_t>& columnOf;  // per variable
  const std::vector<uint32_t>& rows;      // per row: index of the equation
  uint32_t givenRows = 0;                 // rows before differentiation
  const structure::PantelidesResult& reduction;
};

// Sets Work::isState; may add variables and equations for changing selections (Work::stateSets).
void chooseStates(Work& w, const ReducedSystem& system);

}  // namespace armature::lower
