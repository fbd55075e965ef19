#include "engine/facade/formula_value.h"

#include <cmath>

namespace armature {

double formulaValue(Formula::Operator op, double a, double b) {
  using Operator = Formula::Operator;
  switch (op) {
    case Operator::add:
      return a + b;
    case Operator::sub:
      return a - b;
    case Operator::mul:
      return a * b;
    case Operator::div:
      return b == 0 ? std::nan("") : a / b;
    case Operator::pow:
      return std::pow(a, b);
    case Operator::less:
      return a < b;
    case Operator::lessEqual:
      return a <= b;
    case Operator::greater:
      return a > b;
    case Operator::greaterEqual:
      return a >= b;
    case Operator::equal:
      return a == b;
    case Operator::notEqual:
      return a != b;
    case Operator::both:
      return a != 0 && b != 0;
    default:
      return a != 0 || b != 0;
  }
}

double formulaValue(Formula::Operator op, double a) {
  using Operator = Formula::Operator;
  return op == Operator::negate ? -a : op == Operator::isNot ? static_cast<double>(a == 0) : a;
}

}  // namespace armature
