#include "engine/lower/plain_operation.h"

namespace armature::lower {

std::optional<program::Op> plainOperation(symbolic::Op op) {
  using From = symbolic::Op;
  using To = program::Op;
  switch (op) {
    case From::neg:
      return To::neg;
    case From::logicalNot:
      return To::logicalNot;
    case From::abs:
      return To::abs;
    case From::sign:
      return To::sign;
    case From::sqrt:
      return To::sqrt;
    case From::sin:
      return To::sin;
    case From::cos:
      return To::cos;
    case From::tan:
      return To::tan;
    case From::asin:
      return To::asin;
    case From::acos:
      return To::acos;
    case From::atan:
      return To::atan;
    case From::sinh:
      return To::sinh;
    case From::cosh:
      return To::cosh;
    case From::tanh:
      return To::tanh;
    case From::exp:
      return To::exp;
    case From::log:
      return To::log;
    case From::log10:
      return To::log10;
    case From::floor:
      return To::floor;
    case From::ceil:
      return To::ceil;
    case From::add:
      return To::add;
    case From::sub:
      return To::sub;
    case From::mul:
      return To::mul;
    case From::div:
      return To::div;
    case From::pow:
      return To::pow;
    case From::atan2:
      return To::atan2;
    case From::min:
      return To::min;
    case From::max:
      return To::max;
    case From::less:
      return To::less;
    case From::lessEqual:
      return To::lessEqual;
    case From::greater:
      return To::greater;
    case From::greaterEqual:
      return To::greaterEqual;
    case From::equal:
      return To::equal;
    case From::notEqual:
      return To::notEqual;
    case From::logicalAnd:
      return To::logicalAnd;
    case From::logicalOr:
      return To::logicalOr;
    case From::mod:
      return To::mod;
    case From::rem:
      return To::rem;
    case From::integerDivision:
      return To::integerDivision;
    case From::select:
      return To::select;
    default:
      return std::nullopt;
  }
}

}  // namespace armature::lower
