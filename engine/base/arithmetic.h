// The meaning of every arithmetic operation, in one place: folding during translation and the interpreter run these
// functions, and machine code must give the same bits. Op is any enumeration that takes in the list of
// base/operation.h.
#pragma once
#include <cmath>

namespace armature {

// Truth values are 1 and 0; any number but 0 is true.
inline double truth(bool value) {
  return value ? 1.0 : 0.0;
}

template <class Op>
double unaryOperation(Op op, double a) {
  switch (op) {
    case Op::neg:
      return -a;
    case Op::logicalNot:
      return truth(a == 0);
    case Op::abs:
      return std::fabs(a);
    case Op::sign:
      return truth(a > 0) - truth(a < 0);
    case Op::sqrt:
      return std::sqrt(a);
    case Op::sin:
      return std::sin(a);
    case Op::cos:
      return std::cos(a);
    case Op::tan:
      return std::tan(a);
    case Op::asin:
      return std::asin(a);
    case Op::acos:
      return std::acos(a);
    case Op::atan:
      return std::atan(a);
    case Op::sinh:
      return std::sinh(a);
    case Op::cosh:
      return std::cosh(a);
    case Op::tanh:
      return std::tanh(a);
    case Op::exp:
      return std::exp(a);
    case Op::log:
      return std::log(a);
    case Op::log10:
      return std::log10(a);
    case Op::floor:
      return std::floor(a);
    case Op::ceil:
      return std::ceil(a);
    default:
      return std::nan("");
  }
}

// min and max give the second argument when one of them is not a number, as the machine's instructions do.
template <class Op>
double binaryOperation(Op op, double a, double b) {
  switch (op) {
    case Op::add:
      return a + b;
    case Op::sub:
      return a - b;
    case Op::mul:
      return a * b;
    case Op::div:
      return a / b;
    case Op::pow:
      return std::pow(a, b);
    case Op::atan2:
      return std::atan2(a, b);
    case Op::min:
      return a < b ? a : b;
    case Op::max:
      return a > b ? a : b;
    case Op::less:
      return truth(a < b);
    case Op::lessEqual:
      return truth(a <= b);
    case Op::greater:
      return truth(a > b);
    case Op::greaterEqual:
      return truth(a >= b);
    case Op::equal:
      return truth(a == b);
    case Op::notEqual:
      return truth(a != b);
    case Op::logicalAnd:
      return truth(a != 0 && b != 0);
    case Op::logicalOr:
      return truth(a != 0 || b != 0);
    case Op::mod:
      return a - std::floor(a / b) * b;
    case Op::rem:
      return a - std::trunc(a / b) * b;
    case Op::integerDivision:
      return std::trunc(a / b);
    default:
      return std::nan("");
  }
}

}  // namespace armature
