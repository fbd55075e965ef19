// The operators of expressions over the results of a run (formula.h, measure.h).
#pragma once
#include <cstdint>

namespace armature {

enum class ResultOperator : uint8_t {
  none,
  // of one operand
  plus,
  negate,
  isNot,
  // of two: a number, then a truth
  add,
  sub,
  mul,
  div,
  pow,
  less,
  lessEqual,
  greater,
  greaterEqual,
  equal,
  notEqual,
  both,
  either
};

}  // namespace armature
