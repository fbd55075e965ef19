// Operators on scalars and arrays (specification 10.6).
#include <cmath>

#include "engine/base/numbers.h"
#include "engine/model/expressions.h"
#include "engine/model/operator_records.h"
#include "engine/model/operators.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using syntax::Operator;

namespace {

constexpr size_t kTextBudget = 1 << 20;  // characters of one text: a loop that doubles a text would fill the memory

}  // namespace

MaybeValue Operators::unaryOperation(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = expressions_.translate(*e.a, context, locals);
  if (!a) return {};
  if (a->isRecord()) return operatorRecords_.operatorRecord(e.op, *a, nullptr, e.span);
  if (e.op == Operator::logicalNot) {
    if (a->base != BaseType::boolean) return error("T001", phrase("'not' needs a Boolean"), e.span);
    return arithmetic_.elementwise(*a, BaseType::boolean, [&](ExprId x) { return pool().unary(Op::logicalNot, x); });
  }
  if (!a->isNumeric()) return error("T001", phrase("a number is needed here, not a %1", typeName(a->base)), e.span);
  if (e.op == Operator::plus) return a;
  return arithmetic_.elementwise(*a, a->base, [&](ExprId x) { return pool().neg(x); });
}

// Whether two values may be compared for equality: not what varies during the run as a Real (specification 3.5).
bool Operators::isComparable(const Value& a, const Value& b, const Context* context) {
  if (isFunctionText(context) || !a.isScalar() || !b.isScalar() || !a.isNumeric() || !b.isNumeric()) return true;
  if (a.base != BaseType::real && b.base != BaseType::real) return true;
  if (pool().isConstant(a.scalar()) && pool().isConstant(b.scalar())) return true;
  return arithmetic_.isOfParameters(a.scalar()) && arithmetic_.isOfParameters(b.scalar());
}

MaybeValue Operators::binaryOperation(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = expressions_.translate(*e.a, context, locals);
  if (!a) return {};
  MaybeValue b = expressions_.translate(*e.b, context, locals);
  if (!b) return {};
  if ((e.op == Operator::equal || e.op == Operator::notEqual) && !isComparable(*a, *b, context))
    complainOnce(Severity::warning, "T020", phrase("Reals are compared by '==' or '<>' outside of a function"), nullptr,
                 e.span, phrase("no event is found for it; use a difference: abs(a - b) < tolerance"));
  return operate(e.op, std::move(*a), std::move(*b), e.span);
}

namespace {

std::optional<Op> relation(Operator op) {
  switch (op) {
    case Operator::less:
      return Op::less;
    case Operator::lessEqual:
      return Op::lessEqual;
    case Operator::greater:
      return Op::greater;
    case Operator::greaterEqual:
      return Op::greaterEqual;
    case Operator::equal:
      return Op::equal;
    case Operator::notEqual:
      return Op::notEqual;
    default:
      return std::nullopt;
  }
}

bool isElementwise(Operator op) {
  return op == Operator::elementAdd || op == Operator::elementSub || op == Operator::elementMul ||
         op == Operator::elementDiv || op == Operator::elementPow;
}

}  // namespace

MaybeValue Operators::operate(Operator op, Value a, Value b, SourceSpan span) {
  if (a.isRecord() || b.isRecord()) return operatorRecords_.operatorRecord(op, a, &b, span);
  if (op == Operator::logicalAnd || op == Operator::logicalOr) {
    if (a.base != BaseType::boolean || b.base != BaseType::boolean)
      return error("T001", phrase("'and' and 'or' need Booleans"), span);
    const Op o = op == Operator::logicalAnd ? Op::logicalAnd : Op::logicalOr;
    return arithmetic_.elementwise2(a, b, BaseType::boolean, span,
                                    [&](ExprId x, ExprId y) { return pool().binary(o, x, y); });
  }
  if (const std::optional<Op> r = relation(op)) {
    if (!a.isScalar() || !b.isScalar()) return error("T002", phrase("only scalars can be compared"), span);
    const bool toReal = a.base != b.base;
    if (toReal && !(a.isNumeric() && b.isNumeric()))
      return error("T001", phrase("a %1 cannot be compared with a %2", typeName(a.base), typeName(b.base)), span);
    if (a.base == BaseType::string && arithmetic_.isConstantValue(a) && arithmetic_.isConstantValue(b)) {
      const int order = pool().textOf(a.scalar()).compare(pool().textOf(b.scalar()));
      return arithmetic_.booleanValue(symbolic::evaluate(*r, order, 0) != 0);
    }
    return arithmetic_.scalarValue(BaseType::boolean, arithmetic_.scalarOperation(*r, a.scalar(), b.scalar(), toReal));
  }
  if (a.base == BaseType::string && b.base == BaseType::string && (op == Operator::add || op == Operator::elementAdd)) {
    const auto length = [&](ExprId x) { return pool().op(x) == Op::text ? pool().textOf(x).size() : 0; };
    for (const ExprId x : a.scalars)
      for (const ExprId y : b.scalars)
        if (length(x) + length(y) > kTextBudget) return error("T013", phrase("this text becomes too long"), span);
    return arithmetic_.elementwise2(a, b, BaseType::string, span, [&](ExprId x, ExprId y) {
      if (pool().op(x) == Op::text && pool().op(y) == Op::text)
        return pool().text(std::string(pool().textOf(x)) + std::string(pool().textOf(y)));
      return pool().binary(Op::concat, x, y);
    });
  }
  // An empty array constructor result has no type of its own.
  if (a.elementCount() == 0 && !a.isNumeric()) a.base = b.base;
  if (b.elementCount() == 0 && !b.isNumeric()) b.base = a.base;
  if (!a.isNumeric() || !b.isNumeric())
    return error("T001", phrase("numbers are needed here, not %1 and %2", typeName(a.base), typeName(b.base)), span);
  if (op == Operator::mul) return arithmetic_.multiply(a, b, span);
  if (op == Operator::pow && !a.isScalar()) return arithmetic_.power(a, b, span);
  if (op == Operator::pow && !b.isScalar())
    return error("T002", phrase("the exponent has to be a scalar"), span, phrase("use .^"));
  if (op == Operator::div && !b.isScalar())
    return error("T002", phrase("the divisor has to be a scalar"), span, phrase("use ./"));
  if ((op == Operator::add || op == Operator::sub) && a.dims != b.dims)
    return arithmetic_.shapeError(a, b, span, wording("the operands"));
  const bool isDivision = op == Operator::div || op == Operator::elementDiv;
  const bool isPower = op == Operator::pow || op == Operator::elementPow;
  (void)isElementwise(op);
  const bool toReal = isDivision || isPower || a.base == BaseType::real || b.base == BaseType::real;
  const Op o = op == Operator::add || op == Operator::elementAdd   ? Op::add
               : op == Operator::sub || op == Operator::elementSub ? Op::sub
               : op == Operator::elementMul                        ? Op::mul
               : isDivision                                        ? Op::div
                                                                   : Op::pow;
  return arithmetic_.elementwise2(a, b, toReal ? BaseType::real : BaseType::integer, span,
                                  [&](ExprId x, ExprId y) { return arithmetic_.scalarOperation(o, x, y, toReal); });
}

}  // namespace armature::model
