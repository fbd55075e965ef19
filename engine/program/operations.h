// The arithmetic operations of a code; their meaning stands in base/arithmetic.h.
#pragma once
#include "engine/base/arithmetic.h"
#include "engine/program/program.h"

namespace armature::program {

inline bool isUnary(Op op) {
  return op <= Op::ceil;
}
inline bool isBinary(Op op) {
  return op >= Op::add && op <= Op::integerDivision;
}

}  // namespace armature::program
