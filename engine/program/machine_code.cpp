#include "engine/program/evaluator.h"

namespace armature::program {

// Replaced by the code generator where it is built; without it callers use the interpreter.
[[gnu::weak]] std::unique_ptr<Evaluator> makeMachineCode(const Program&) {
  return nullptr;
}

}  // namespace armature::program
