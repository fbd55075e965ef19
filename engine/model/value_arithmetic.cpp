// Arithmetic on values (specification 10.6): conversions, elementwise operations, products, stacking and joining.
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

bool ValueArithmetic::isConstantValue(const Value& value) const {
  for (const ExprId e : value.scalars) {
    if (!e.isValid()) return false;
    const symbolic::Op op = pool().op(e);
    if (op != symbolic::Op::constant && op != symbolic::Op::text) return false;
  }
  for (const Field& f : value.fields)
    if (!isConstantValue(*f.value)) return false;
  return value.base != BaseType::none && value.base != BaseType::externalObject;
}

MaybeValue ValueArithmetic::concatenate(const std::vector<Value>& parts, size_t dimension, SourceSpan span) {
  Value result = parts.front();
  for (size_t k = 1; k < parts.size(); ++k) {
    const Value& next = parts[k];
    if (next.dims.size() != result.dims.size()) return shapeError(result, next, span, wording("the parts"));
    for (size_t d = 0; d < next.dims.size(); ++d)
      if (d != dimension && next.dims[d] != result.dims[d]) return shapeError(result, next, span, wording("the parts"));
    if (result.isRecord()) {
      // Fields are arrays with the same first dimensions.
      for (Field& f : result.fields) {
        const Value* other = next.field(f.name);
        MaybeValue joined = other ? concatenate({*f.value, *other}, dimension, span) : MaybeValue{};
        if (!joined) return error("T002", phrase("the parts do not fit"), span);
        f.value = std::make_shared<const Value>(std::move(*joined));
      }
      result.dims[dimension] += next.dims[dimension];
      continue;
    }
    if (!isWithinBudget({scalarCount(result) + scalarCount(next)}, 1)) return tooLarge(span);
    int64_t before = 1, afterA = 1, afterB = 1;
    for (size_t d = 0; d < dimension; ++d) before *= result.dims[d];
    for (size_t d = dimension; d < result.dims.size(); ++d) afterA *= result.dims[d], afterB *= next.dims[d];
    std::vector<ExprId> scalars;
    scalars.reserve(result.scalars.size() + next.scalars.size());
    for (int64_t b = 0; b < before; ++b) {
      scalars.insert(scalars.end(), result.scalars.begin() + b * afterA, result.scalars.begin() + (b + 1) * afterA);
      scalars.insert(scalars.end(), next.scalars.begin() + b * afterB, next.scalars.begin() + (b + 1) * afterB);
    }
    result.scalars = std::move(scalars);
    result.dims[dimension] += next.dims[dimension];
  }
  return result;
}

bool ValueArithmetic::needsNumbers(const Expr& e, std::initializer_list<const Value*> values) {
  for (const Value* value : values)
    if (!value->isNumeric() && !(value->elementCount() == 0 && !value->isRecord())) {
      error("T001", phrase("'%1' needs numbers", text(e.reference->parts[0].name)), e.span);
      return false;
    }
  return true;
}

bool ValueArithmetic::isOfParameters(std::span<const ExprId> roots) {
  symbolic::VariableCollector collector(pool());
  // Leaves that are no variables: time alone changes.
  symbolic::Differentiator rate(pool(),
                                [&](ExprId leaf) { return pool().op(leaf) == Op::time ? pool().real(1) : ExprId(); });
  const auto varies = [&](VarId v) { return model().variable(v).variability > Variability::parameter; };
  std::vector<VarId> variables;
  for (const ExprId root : roots) {
    if (pool().isConstant(root)) continue;
    variables.clear();
    collector.collect(root, variables, true);
    if (std::any_of(variables.begin(), variables.end(), varies)) return false;
    const ExprId d = rate.apply(root);
    if (d.isValid() && !pool().isConstant(d, 0)) return false;
  }
  return true;
}

ExprId ValueArithmetic::asReal(ExprId e) {
  const symbolic::Type type = pool().type(e);
  if (type == symbolic::Type::real) return e;
  if (pool().isConstant(e)) return pool().real(pool().number(e));
  return pool().unary(Op::toReal, e);
}

Value ValueArithmetic::asReal(Value value) {
  if (value.base != BaseType::integer) return value;
  value.base = BaseType::real;
  for (ExprId& e : value.scalars)
    if (e.isValid()) e = asReal(e);
  return value;
}

ExprId ValueArithmetic::scalarOperation(Op op, ExprId a, ExprId b, bool toReal) {
  if (toReal) return pool().binary(op, asReal(a), asReal(b));
  return pool().binary(op, a, b);
}

MaybeValue ValueArithmetic::shapeError(const Value& a, const Value& b, SourceSpan span, Wording what) {
  return error("T002", phrase("%1 differ in size: %2 and %3", what, shapeText(a.dims), shapeText(b.dims)), span);
}

MaybeValue ValueArithmetic::elementwise(const Value& a, BaseType result, const std::function<ExprId(ExprId)>& f) {
  Value value;
  value.base = result;
  value.type = a.type;
  value.dims = a.dims;
  value.scalars.reserve(a.scalars.size());
  for (const ExprId e : a.scalars) value.scalars.push_back(f(e));
  return value;
}

// Scalars are repeated for every element of the other value.
MaybeValue ValueArithmetic::elementwise2(const Value& a, const Value& b, BaseType result, SourceSpan span,
                                         const std::function<ExprId(ExprId, ExprId)>& f) {
  if (!a.isScalar() && !b.isScalar() && a.dims != b.dims) return shapeError(a, b, span, wording("the operands"));
  Value value;
  value.base = result;
  value.dims = a.isScalar() ? b.dims : a.dims;
  const size_t count = static_cast<size_t>(value.elementCount());
  value.scalars.reserve(count);
  for (size_t k = 0; k < count; ++k)
    value.scalars.push_back(f(a.isScalar() ? a.scalars[0] : a.scalars[k], b.isScalar() ? b.scalars[0] : b.scalars[k]));
  return value;
}

// Scalar, inner and matrix products (specification 10.6.4).
MaybeValue ValueArithmetic::multiply(const Value& a, const Value& b, SourceSpan span) {
  const bool toReal = a.base == BaseType::real || b.base == BaseType::real;
  const BaseType base = toReal ? BaseType::real : BaseType::integer;
  auto times = [&](ExprId x, ExprId y) { return scalarOperation(Op::mul, x, y, toReal); };
  if (a.isScalar() || b.isScalar()) return elementwise2(a, b, base, span, times);
  const bool isRow = a.dims.size() == 1;
  const bool isColumn = b.dims.size() == 1;
  if (a.dims.size() > 2 || b.dims.size() > 2 || a.dims.back() != b.dims.front())
    return shapeError(a, b, span, wording("the factors"));
  const int64_t rows = isRow ? 1 : a.dims[0];
  const int64_t inner = a.dims.back();
  const int64_t columns = isColumn ? 1 : b.dims[1];
  if (!isWithinBudget({rows, columns, std::max<int64_t>(inner, 1)}, 1))
    return error("N011", phrase("this product has too many terms"), span,
                 phrase("at most %1 fit into a model", options().scalarBudget));
  Value result;
  result.base = base;
  if (!isRow) result.dims.push_back(rows);
  if (!isColumn) result.dims.push_back(columns);
  for (int64_t i = 0; i < rows; ++i) {
    for (int64_t j = 0; j < columns; ++j) {
      ExprId sum = toReal ? pool().real(0) : pool().integer(0);
      for (int64_t k = 0; k < inner; ++k) {
        const ExprId term =
            times(a.scalars[static_cast<size_t>(i * inner + k)], b.scalars[static_cast<size_t>(k * columns + j)]);
        sum = k == 0 ? term : pool().add(sum, term);
      }
      result.scalars.push_back(sum);
    }
  }
  return result;
}

// A square matrix to a constant Integer power.
MaybeValue ValueArithmetic::power(const Value& a, const Value& b, SourceSpan span) {
  if (b.base != BaseType::integer)
    return error("T001", phrase("a matrix can be raised to an Integer power only"), span,
                 phrase("use .^ for the elements"));
  if (a.dims.size() != 2 || a.dims[0] != a.dims[1] || !b.isScalar() || !pool().isConstant(b.scalar()) ||
      pool().number(b.scalar()) < 0 || pool().number(b.scalar()) > 64)
    return error("T002", phrase("only a square matrix can be raised to a known power"), span,
                 phrase("use .^ for the elements"));
  Value result = a;
  result.base = BaseType::real;
  for (int64_t i = 0; i < a.dims[0]; ++i)
    for (int64_t j = 0; j < a.dims[0]; ++j)
      result.scalars[static_cast<size_t>(i * a.dims[0] + j)] = pool().real(i == j ? 1 : 0);
  const int64_t exponent = wholeNumber(pool().number(b.scalar()));
  if (!isWithinBudget({a.dims[0], a.dims[0], a.dims[0], std::max<int64_t>(exponent, 1)}, 1))
    return error("N011", phrase("this power has too many terms"), span,
                 phrase("at most %1 fit into a model", options().scalarBudget));
  for (int64_t k = 0; k < exponent; ++k) {
    MaybeValue next = multiply(result, a, span);
    if (!next) return {};
    result = std::move(*next);
  }
  return result;
}

// The element at a run-time index along a dimension, which vanishes.
Value ValueArithmetic::lookupAlong(const Value& value, size_t dimension, ExprId index) {
  Value result;
  result.base = value.base;
  result.type = value.type;
  result.dims = value.dims;
  const int64_t length = value.dims[dimension];
  std::vector<int64_t>& rest = result.dims.change();
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(dimension));
  if (value.isRecord()) {
    for (const Field& f : value.fields)
      result.fields.push_back({f.name, std::make_shared<const Value>(lookupAlong(*f.value, dimension, index))});
    return result;
  }
  int64_t before = 1, after = 1;
  for (size_t k = 0; k < dimension; ++k) before *= value.dims[k];
  for (size_t k = dimension + 1; k < value.dims.size(); ++k) after *= value.dims[k];
  std::vector<ExprId> column(static_cast<size_t>(length));
  for (int64_t b = 0; b < before; ++b)
    for (int64_t a = 0; a < after; ++a) {
      for (int64_t k = 0; k < length; ++k)
        column[static_cast<size_t>(k)] = value.scalars[static_cast<size_t>((b * length + k) * after + a)];
      result.scalars.push_back(pool().lookup(index, column));
    }
  return result;
}

// Elements along a dimension, which stays.
Value ValueArithmetic::lookupsAlong(const Value& value, size_t dimension, const std::vector<ExprId>& indices) {
  Value result;
  result.base = value.base;
  result.type = value.type;
  result.dims = value.dims;
  result.dims[dimension] = static_cast<int64_t>(indices.size());
  if (value.isRecord()) {
    for (const Field& f : value.fields)
      result.fields.push_back({f.name, std::make_shared<const Value>(lookupsAlong(*f.value, dimension, indices))});
    return result;
  }
  std::vector<Value> slices;
  for (const ExprId index : indices) slices.push_back(lookupAlong(value, dimension, index));
  size_t after = 1;
  for (size_t k = dimension + 1; k < value.dims.size(); ++k) after *= static_cast<size_t>(value.dims[k]);
  const size_t before = slices.front().scalars.size() / std::max<size_t>(after, 1);
  for (size_t b = 0; b < before; ++b)
    for (const Value& slice : slices)
      for (size_t a = 0; a < after; ++a) result.scalars.push_back(slice.scalars[b * after + a]);
  return result;
}

Value ValueArithmetic::scalarValue(BaseType base, ExprId e) const {
  Value value;
  value.base = base;
  value.scalars.push_back(e);
  return value;
}

Value ValueArithmetic::integerValue(int64_t value) {
  return scalarValue(BaseType::integer, pool().integer(static_cast<double>(value)));
}

Value ValueArithmetic::booleanValue(bool value) {
  return scalarValue(BaseType::boolean, pool().boolean(value));
}

MaybeValue ValueArithmetic::select(ExprId condition, const Value& a, const Value& b, SourceSpan span) {
  if (a.dims != b.dims) return shapeError(a, b, span, wording("the branches of the expression"));
  if (a.base != b.base) return error("T001", phrase("the branches of the expression have different types"), span);
  Value result = a;
  for (size_t k = 0; k < result.scalars.size(); ++k)
    result.scalars[k] = pool().select(condition, a.scalars[k], b.scalars[k]);
  for (Field& f : result.fields) {
    const Value* other = b.field(f.name);
    if (!other) return error("T001", phrase("the branches of the expression have different types"), span);
    MaybeValue field = select(condition, *f.value, *other, span);
    if (!field) return {};
    f.value = std::make_shared<const Value>(std::move(*field));
  }
  return result;
}

// Integers among Reals become Reals; the first record type counts.
bool ValueArithmetic::merge(std::vector<Value>& items, SourceSpan span) {
  bool isReal = false;
  for (const Value& item : items) isReal = isReal || (item.base == BaseType::real);
  BaseType base = BaseType::none;
  for (Value& item : items) {
    if (isReal && item.base == BaseType::integer) item = asReal(std::move(item));
    if (base == BaseType::none) base = item.base;
    if (item.base != base && item.elementCount() == 0) item.base = base;
    if (item.base != base) {
      error("T001", phrase("values of type %1 and %2 cannot be mixed", typeName(base), typeName(item.base)), span);
      return false;
    }
  }
  return true;
}

MaybeValue ValueArithmetic::stack(std::vector<Value> items, SourceSpan span) {
  if (!merge(items, span)) return {};
  Value result;
  if (!stackValues(items, result)) return error("T002", phrase("the elements of the array differ in size"), span);
  return result;
}

}  // namespace armature::model
