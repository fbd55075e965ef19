// What a model prefers for a state although it does not appear differentiated (stateSelect prefer or always,
// specification 4.9.8.1): the velocity of a spring, the currents of a machine in the frame of its rotor, pressure and
// temperature of a medium. After the index reduction its equations are differentiated once more, so that the choice of
// states has it among the candidates.
#pragma once
#include "engine/lower/work.h"
#include "engine/structure/pantelides.h"

namespace armature::lower {

// What the index reduction knows of its rows and columns.
class ReductionView : public structure::DerivativeSource {
 public:
  // The columns of the unknowns in the row's equation; valid until the next call.
  virtual const std::vector<uint32_t>& columnsOf(uint32_t row) = 0;
  // Whether all in the row's equation can be differentiated, and is smooth between events and at them.
  virtual bool isDifferentiable(uint32_t row) = 0;
};

// Extends `result`, a finished reduction of `columns`; derivatives come from the view. Cost: per candidate the
// equations that determine it, together with the unknowns in them.
void addPreferredCandidates(const Work& work, const std::vector<VarId>& columns, ReductionView& view,
                            structure::PantelidesResult& result);

}  // namespace armature::lower
