// Operators on scalars and arrays (specification 10.6).
#include <cmath>

#include "engine/base/numbers.h"
#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;
using syntax::Operator;

namespace {

constexpr size_t kTextBudget = 1 << 20;  // characters of one text: a loop that doubles a text would fill the memory

}  // namespace

ExprId Flattener::asReal(ExprId e) {
  const symbolic::Type type = pool_->type(e);
  if (type == symbolic::Type::real) return e;
  if (pool_->isConstant(e)) return pool_->real(pool_->number(e));
  return pool_->unary(Op::toReal, e);
}

Value Flattener::asReal(Value value) {
  if (value.base != BaseType::integer) return value;
  value.base = BaseType::real;
  for (ExprId& e : value.scalars)
    if (e.isValid()) e = asReal(e);
  return value;
}

ExprId Flattener::scalarOperation(Op op, ExprId a, ExprId b, bool toReal) {
  if (toReal) return pool_->binary(op, asReal(a), asReal(b));
  return pool_->binary(op, a, b);
}

MaybeValue Flattener::shapeError(const Value& a, const Value& b, SourceSpan span, std::string_view what) {
  return error("T002", std::string(what) + " differ in size: " + shapeText(a.dims) + " and " + shapeText(b.dims), span);
}

MaybeValue Flattener::elementwise(const Value& a, BaseType result, const std::function<ExprId(ExprId)>& f) {
  Value value;
  value.base = result;
  value.type = a.type;
  value.dims = a.dims;
  value.scalars.reserve(a.scalars.size());
  for (const ExprId e : a.scalars) value.scalars.push_back(f(e));
  return value;
}

// Scalars are repeated for every element of the other value.
MaybeValue Flattener::elementwise2(const Value& a, const Value& b, BaseType result, SourceSpan span,
                                   const std::function<ExprId(ExprId, ExprId)>& f) {
  if (!a.isScalar() && !b.isScalar() && a.dims != b.dims) return shapeError(a, b, span, "the operands");
  Value value;
  value.base = result;
  value.dims = a.isScalar() ? b.dims : a.dims;
  const size_t count = static_cast<size_t>(value.elementCount());
  value.scalars.reserve(count);
  for (size_t k = 0; k < count; ++k)
    value.scalars.push_back(f(a.isScalar() ? a.scalars[0] : a.scalars[k], b.isScalar() ? b.scalars[0] : b.scalars[k]));
  return value;
}

MaybeValue Flattener::unaryOperation(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = tr(*e.a, context, locals);
  if (!a) return {};
  if (a->isRecord()) return operatorRecord(e.op, *a, nullptr, e.span);
  if (e.op == Operator::logicalNot) {
    if (a->base != BaseType::boolean) return error("T001", "'not' needs a Boolean", e.span);
    return elementwise(*a, BaseType::boolean, [&](ExprId x) { return pool_->unary(Op::logicalNot, x); });
  }
  if (!a->isNumeric()) return error("T001", "a number is needed here, not a " + typeName(a->base), e.span);
  if (e.op == Operator::plus) return a;
  return elementwise(*a, a->base, [&](ExprId x) { return pool_->neg(x); });
}

// Whether two values may be compared for equality: not what varies during the run as a Real (specification 3.5).
bool Flattener::isComparable(const Value& a, const Value& b, const Context* context) {
  if (isFunctionText(context) || !a.isScalar() || !b.isScalar() || !a.isNumeric() || !b.isNumeric()) return true;
  if (a.base != BaseType::real && b.base != BaseType::real) return true;
  if (pool_->isConstant(a.scalar()) && pool_->isConstant(b.scalar())) return true;
  return isOfParameters(a.scalar()) && isOfParameters(b.scalar());
}

MaybeValue Flattener::binaryOperation(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = tr(*e.a, context, locals);
  if (!a) return {};
  // A known left side of `and` and `or` decides alone.
  if ((e.op == Operator::logicalAnd || e.op == Operator::logicalOr) && a->isScalar() && a->base == BaseType::boolean &&
      pool_->isConstant(a->scalar(), e.op == Operator::logicalAnd ? 0 : 1))
    return a;
  MaybeValue b = tr(*e.b, context, locals);
  if (!b) return {};
  if ((e.op == Operator::equal || e.op == Operator::notEqual) && !isComparable(*a, *b, context))
    complainOnce(Severity::warning, "T020", "Reals are compared by '==' or '<>' outside of a function", nullptr, e.span,
                 "no event is found for it; use a difference: abs(a - b) < tolerance");
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

MaybeValue Flattener::operate(Operator op, Value a, Value b, SourceSpan span) {
  if (a.isRecord() || b.isRecord()) return operatorRecord(op, a, &b, span);
  if (op == Operator::logicalAnd || op == Operator::logicalOr) {
    if (a.base != BaseType::boolean || b.base != BaseType::boolean)
      return error("T001", "'and' and 'or' need Booleans", span);
    const Op o = op == Operator::logicalAnd ? Op::logicalAnd : Op::logicalOr;
    return elementwise2(a, b, BaseType::boolean, span, [&](ExprId x, ExprId y) { return pool_->binary(o, x, y); });
  }
  if (const std::optional<Op> r = relation(op)) {
    if (!a.isScalar() || !b.isScalar()) return error("T002", "only scalars can be compared", span);
    const bool toReal = a.base != b.base;
    if (toReal && !(a.isNumeric() && b.isNumeric()))
      return error("T001", "a " + typeName(a.base) + " cannot be compared with a " + typeName(b.base), span);
    if (a.base == BaseType::string && isConstantValue(a) && isConstantValue(b)) {
      const int order = pool_->textOf(a.scalar()).compare(pool_->textOf(b.scalar()));
      return booleanValue(symbolic::evaluate(*r, order, 0) != 0);
    }
    return scalarValue(BaseType::boolean, scalarOperation(*r, a.scalar(), b.scalar(), toReal));
  }
  if (a.base == BaseType::string && b.base == BaseType::string && (op == Operator::add || op == Operator::elementAdd)) {
    const auto length = [&](ExprId x) { return pool_->op(x) == Op::text ? pool_->textOf(x).size() : 0; };
    for (const ExprId x : a.scalars)
      for (const ExprId y : b.scalars)
        if (length(x) + length(y) > kTextBudget) return error("T013", "this text becomes too long", span);
    return elementwise2(a, b, BaseType::string, span, [&](ExprId x, ExprId y) {
      if (pool_->op(x) == Op::text && pool_->op(y) == Op::text)
        return pool_->text(std::string(pool_->textOf(x)) + std::string(pool_->textOf(y)));
      return pool_->binary(Op::concat, x, y);
    });
  }
  // An empty array constructor result has no type of its own.
  if (a.elementCount() == 0 && !a.isNumeric()) a.base = b.base;
  if (b.elementCount() == 0 && !b.isNumeric()) b.base = a.base;
  if (!a.isNumeric() || !b.isNumeric())
    return error("T001", "numbers are needed here, not " + typeName(a.base) + " and " + typeName(b.base), span);
  if (op == Operator::mul) return multiply(a, b, span);
  if (op == Operator::pow && !a.isScalar()) return power(a, b, span);
  if (op == Operator::div && !b.isScalar()) return error("T002", "the divisor has to be a scalar", span, "use ./");
  if ((op == Operator::add || op == Operator::sub) && a.dims != b.dims) return shapeError(a, b, span, "the operands");
  const bool isDivision = op == Operator::div || op == Operator::elementDiv;
  const bool isPower = op == Operator::pow || op == Operator::elementPow;
  (void)isElementwise(op);
  const bool toReal = isDivision || isPower || a.base == BaseType::real || b.base == BaseType::real;
  const Op o = op == Operator::add || op == Operator::elementAdd   ? Op::add
               : op == Operator::sub || op == Operator::elementSub ? Op::sub
               : op == Operator::elementMul                        ? Op::mul
               : isDivision                                        ? Op::div
                                                                   : Op::pow;
  return elementwise2(a, b, toReal ? BaseType::real : BaseType::integer, span,
                      [&](ExprId x, ExprId y) { return scalarOperation(o, x, y, toReal); });
}

// Scalar, inner and matrix products (specification 10.6.4).
MaybeValue Flattener::multiply(const Value& a, const Value& b, SourceSpan span) {
  const bool toReal = a.base == BaseType::real || b.base == BaseType::real;
  const BaseType base = toReal ? BaseType::real : BaseType::integer;
  auto times = [&](ExprId x, ExprId y) { return scalarOperation(Op::mul, x, y, toReal); };
  if (a.isScalar() || b.isScalar()) return elementwise2(a, b, base, span, times);
  const bool isRow = a.dims.size() == 1;
  const bool isColumn = b.dims.size() == 1;
  if (a.dims.size() > 2 || b.dims.size() > 2 || a.dims.back() != b.dims.front())
    return shapeError(a, b, span, "the factors");
  const int64_t rows = isRow ? 1 : a.dims[0];
  const int64_t inner = a.dims.back();
  const int64_t columns = isColumn ? 1 : b.dims[1];
  Value result;
  result.base = base;
  if (!isRow) result.dims.push_back(rows);
  if (!isColumn) result.dims.push_back(columns);
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) {
      ExprId sum = toReal ? pool_->real(0) : pool_->integer(0);
      for (int64_t k = 0; k < inner; ++k) {
        const ExprId term =
            times(a.scalars[static_cast<size_t>(i * inner + k)], b.scalars[static_cast<size_t>(k * columns + j)]);
        sum = k == 0 ? term : pool_->add(sum, term);
      }
      result.scalars.push_back(sum);
    }
  }
  return result;
}

// A square matrix to a constant Integer power.
MaybeValue Flattener::power(const Value& a, const Value& b, SourceSpan span) {
  if (a.dims.size() != 2 || a.dims[0] != a.dims[1] || !b.isScalar() || !pool_->isConstant(b.scalar()) ||
      pool_->number(b.scalar()) < 0 || pool_->number(b.scalar()) > 64)
    return error("T002", "only a square matrix can be raised to a known power", span, "use .^ for the elements");
  Value result = a;
  result.base = BaseType::real;
  for (int64_t i = 0; i < a.dims[0]; ++i)
    for (int64_t j = 0; j < a.dims[0]; ++j)
      result.scalars[static_cast<size_t>(i * a.dims[0] + j)] = pool_->real(i == j ? 1 : 0);
  for (int64_t k = 0; k < wholeNumber(pool_->number(b.scalar())); ++k) {
    MaybeValue next = multiply(result, a, span);
    if (!next) return {};
    result = std::move(*next);
  }
  return result;
}

}  // namespace armature::model
