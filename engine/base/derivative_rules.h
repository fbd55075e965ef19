// The derivative of every arithmetic operation, in one place: translation, Jacobians and the tangent codes of a run are
// written with these rules (Griewank and Walther, Evaluating Derivatives, table 3.1). Op is any enumeration that takes
// in the list of base/operation.h.
//
// `Writer` makes what the derivative consists of; a Value of it is an expression, or where a result of code stands:
//   number(x), unary(op, a), binary(op, a, b), select(condition, a, b)
//   none(), orNought(d)     no derivative (nought), and one as an operand
//   negative(d), sum(d, d), difference(d, d), product(factor, d), quotient(d, divisor): none where they are nought
//   guarded(divisor)        one that vanishes at the border of the operation's domain
//   branchwise(d)           of an operation that switches between branches
//   oneLess(exponent)
#pragma once

namespace armature {

// Of an operation with one argument: `self` is its value, `d` the argument's derivative. None for steps and logic.
template <class Op, class Writer, class Value = typename Writer::Value>
Value derivativeOfUnary(Op op, Writer& w, Value self, Value a, Value d) {
  const auto square = [&w](Value e) { return w.binary(Op::mul, e, e); };
  const auto root = [&] { return w.unary(Op::sqrt, w.guarded(w.binary(Op::sub, w.number(1), square(a)))); };
  switch (op) {
    case Op::neg:
      return w.negative(d);
    case Op::abs:
      return w.branchwise(w.select(w.binary(Op::greaterEqual, a, w.number(0)), d, w.negative(d)));
    case Op::sqrt:
      return w.quotient(d, w.binary(Op::mul, w.number(2), w.guarded(self)));
    case Op::sin:
      return w.product(w.unary(Op::cos, a), d);
    case Op::cos:
      return w.negative(w.product(w.unary(Op::sin, a), d));
    case Op::tan:
      return w.product(w.binary(Op::add, w.number(1), square(self)), d);
    case Op::asin:
      return w.quotient(d, root());
    case Op::acos:
      return w.negative(w.quotient(d, root()));
    case Op::atan:
      return w.quotient(d, w.binary(Op::add, w.number(1), square(a)));
    case Op::sinh:
      return w.product(w.unary(Op::cosh, a), d);
    case Op::cosh:
      return w.product(w.unary(Op::sinh, a), d);
    case Op::tanh:
      return w.product(w.binary(Op::sub, w.number(1), square(self)), d);
    case Op::exp:
      return w.product(self, d);
    case Op::log:
      return w.quotient(d, a);
    case Op::log10: {
      constexpr double kNaturalLogOf10 = 2.302585092994045684;
      return w.quotient(d, w.binary(Op::mul, w.number(kNaturalLogOf10), a));
    }
    default:
      return w.none();
  }
}

// Of an operation with two arguments, whose derivatives are da and db. None for steps, relations and logic.
template <class Op, class Writer, class Value = typename Writer::Value>
Value derivativeOfBinary(Op op, Writer& w, Value self, Value a, Value b, Value da, Value db) {
  const auto choice = [&](Op first) {
    return w.branchwise(w.select(w.binary(first, a, b), w.orNought(da), w.orNought(db)));
  };
  switch (op) {
    case Op::add:
      return w.sum(da, db);
    case Op::sub:
      return w.difference(da, db);
    case Op::mul:
      return w.sum(w.product(b, da), w.product(a, db));
    case Op::div:
      return w.quotient(w.difference(da, w.product(self, db)), b);
    case Op::pow: {
      Value total = w.none();
      if (!w.isNone(da)) total = w.product(w.binary(Op::mul, b, w.binary(Op::pow, a, w.oneLess(b))), da);
      if (!w.isNone(db)) total = w.sum(total, w.product(w.binary(Op::mul, self, w.unary(Op::log, a)), db));
      return total;
    }
    case Op::atan2: {
      const Value over = w.difference(w.product(b, da), w.product(a, db));
      return w.quotient(over, w.binary(Op::add, w.binary(Op::mul, a, a), w.binary(Op::mul, b, b)));
    }
    case Op::min:
      return choice(Op::less);
    case Op::max:
      return choice(Op::greater);
    case Op::mod:
    case Op::rem:  // a − q b with a quotient q = (a − self)/b that is constant by pieces
      if (w.isNone(db)) return da;
      return w.difference(da, w.product(w.binary(Op::div, w.binary(Op::sub, a, self), b), db));
    default:
      return w.none();
  }
}

}  // namespace armature
