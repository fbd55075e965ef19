// Checks what every program promises its evaluators and the solver; on in tests.
#pragma once
#include <string>
#include <vector>

#include "engine/program/program.h"

namespace armature::program {

// The violated invariants as text, empty when all hold: indices in range, operands refer to earlier instructions, no
// slot is read on entry after the same code stored it, systems are square. Linear.
std::vector<std::string> verify(const Program& program);

}  // namespace armature::program
