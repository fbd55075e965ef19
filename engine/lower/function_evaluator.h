// Runs functions on numbers during translation: what the room model asks for through model::FunctionEvaluator.
#pragma once
#include <memory>

#include "engine/base/cancel.h"
#include "engine/model/evaluator.h"
#include "engine/native/foreign.h"
#include "engine/native/permissions.h"

namespace armature::lower {

// One per translation. `permissions` say what may be read; whatever they say of changes, nothing is changed. `cancel`
// may be null; `foreign`, too: then no C code of libraries is called.
std::unique_ptr<model::FunctionEvaluator> makeFunctionEvaluator(native::Permissions permissions = {},
                                                                const CancelToken* cancel = nullptr,
                                                                std::shared_ptr<native::ForeignHost> foreign = nullptr);

}  // namespace armature::lower
