// Runs functions on numbers during translation: what the room model asks for through model::FunctionEvaluator.
#pragma once
#include <memory>
#include <string>

#include "engine/base/cancel.h"
#include "engine/model/evaluator.h"

namespace armature::lower {

// One per translation. `resourceFolder` is the base of relative file names; `cancel` may be null.
std::unique_ptr<model::FunctionEvaluator> makeFunctionEvaluator(std::string resourceFolder = {},
                                                                const CancelToken* cancel = nullptr);

}  // namespace armature::lower
