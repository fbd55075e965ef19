// The arithmetic operations in one list: what expressions (symbolic::Op) and codes (program::Op) have in common, each
// beside operations of its own. Base/arithmetic.h says what each computes.
#pragma once
#include <optional>

// The enumerators of those with one argument, and of those with two. An enumeration that takes them in keeps the order.
#define ARMATURE_UNARY_OPERATIONS \
  neg, logicalNot, abs, sign, sqrt, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, exp, log, log10, floor, ceil
#define ARMATURE_BINARY_OPERATIONS                                                                               \
  add, sub, mul, div, pow, atan2, min, max, less, lessEqual, greater, greaterEqual, equal, notEqual, logicalAnd, \
      logicalOr, mod, rem, integerDivision

namespace armature {

template <class Op>
constexpr bool isUnary(Op op) {
  return op >= Op::neg && op <= Op::ceil;
}

template <class Op>
constexpr bool isBinary(Op op) {
  return op >= Op::add && op <= Op::integerDivision;
}

// The same operation in another enumeration; nothing where it is none of arithmetic (the choice by a condition is one).
template <class To, class From>
constexpr std::optional<To> sameOperation(From op) {
  const auto moved = [op](From from, To to) {
    return static_cast<To>(static_cast<int>(op) - static_cast<int>(from) + static_cast<int>(to));
  };
  if (isUnary(op)) return moved(From::neg, To::neg);
  if (isBinary(op)) return moved(From::add, To::add);
  return op == From::select ? std::optional(To::select) : std::nullopt;
}

}  // namespace armature
