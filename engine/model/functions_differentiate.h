// Derivatives of run-time functions by forward differentiation of their statements (Griewank & Walther, Evaluating
// Derivatives, 2008, chapter 3): every Real slot gets a slot for its derivative, every assignment is preceded by that
// of the derivative; conditions and loops stay. Exact wherever the function itself is differentiable.
#pragma once
#include <optional>
#include <unordered_map>

#include "engine/model/functions_state.h"

namespace armature::model {

class RunDifferentiation {
 public:
  explicit RunDifferentiation(ExecutorState& state) : state_(state) {}
  // The function whose inputs are those of `function` followed by the derivatives of all of them, and whose outputs are
  // the derivatives of all outputs (0 for what is not Real). Invalid for native and impure functions and their callers;
  // C functions of libraries are differentiated by differences.
  FunctionId derivativeOf(FunctionId function);

 private:
  ExecutorState& state_;
  std::unordered_map<FunctionId, FunctionId> known_;
};

}  // namespace armature::model
