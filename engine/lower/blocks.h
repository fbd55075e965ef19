// From the equations of one block to the way they are computed.
#pragma once
#include "engine/lower/work.h"

namespace armature::lower {

// An equation lhs = rhs of a block with its index in Work::equations (kNone: none), for messages.
struct BlockEquation {
  ExprId lhs, rhs;
  uint32_t equation = kNone;
};

// Plans a block of continuous equations for as many unknowns: explicit where it is one equation that can be solved,
// else torn into a linear or nonlinear system.
BlockPlan planContinuous(Work& w, const std::vector<BlockEquation>& equations, const std::vector<VarId>& unknowns);

// Plans a block that contains discrete equations v = expression (lhs is the variable v, at the same place in
// `discreteUnknowns`) and continuous ones; `discreteRows` come in the order of the block.
BlockPlan planMixed(Work& w, const std::vector<BlockEquation>& discrete, const std::vector<VarId>& discreteUnknowns,
                    const std::vector<BlockEquation>& continuous, const std::vector<VarId>& continuousUnknowns);

}  // namespace armature::lower
