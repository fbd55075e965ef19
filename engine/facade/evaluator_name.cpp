#include "engine/facade/evaluator_name.h"

#include "engine/program/machine.h"

namespace armature {

const char* evaluatorName() {
  return program::evaluatorName();
}

}  // namespace armature
