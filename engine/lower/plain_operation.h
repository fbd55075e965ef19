// The arithmetic that expressions and codes have in common (base/arithmetic.h says what each operation means).
#pragma once
#include <optional>

#include "engine/program/program.h"
#include "engine/symbolic/expression.h"

namespace armature::lower {

// The operation of a code for that of an expression node; nothing where it is more than arithmetic on its arguments.
std::optional<program::Op> plainOperation(symbolic::Op op);

}  // namespace armature::lower
