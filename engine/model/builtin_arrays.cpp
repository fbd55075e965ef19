// Built-in array functions (specification 10.3).
#include <algorithm>

#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using symbolic::Op;

void Flattener::registerArrayBuiltins() {
  addBuiltin("size", &Flattener::bSize);
  addBuiltin("ndims", &Flattener::bNdims);
  addBuiltin("scalar", &Flattener::bScalar);
  addBuiltin("vector", &Flattener::bVector);
  addBuiltin("matrix", &Flattener::bMatrix);
  addBuiltin("array", &Flattener::bArray);
  addBuiltin("fill", &Flattener::bFill);
  addBuiltin("zeros", &Flattener::bZeros);
  addBuiltin("ones", &Flattener::bZeros);
  addBuiltin("identity", &Flattener::bIdentity);
  addBuiltin("diagonal", &Flattener::bDiagonal);
  addBuiltin("linspace", &Flattener::bLinspace);
  addBuiltin("transpose", &Flattener::bTranspose);
  addBuiltin("outerProduct", &Flattener::bOuterProduct);
  addBuiltin("symmetric", &Flattener::bSymmetric);
  addBuiltin("cross", &Flattener::bCross);
  addBuiltin("skew", &Flattener::bSkew);
  for (const std::string_view name : {"sum", "product", "min", "max"}) addBuiltin(name, &Flattener::bReduce);
  addBuiltin("cat", &Flattener::bCat);
}

// Dimensions of a component without reading its values.
std::optional<std::vector<int64_t>> Flattener::dimsOfReference(const Expr& e, const Context* context,
                                                               const LocalScope* locals) {
  if (e.kind != syntax::ExprKind::reference || e.reference->leadingDot) return {};
  const syntax::Reference& r = *e.reference;
  for (const syntax::ReferencePart& part : r.parts)
    if (!part.subscripts.empty()) return {};
  if (locals && locals->find(r.parts[0].name)) return {};
  const Found found = lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component) return {};
  // A declaration may speak of its own earlier dimensions: Real A[:, size(A, 1)].
  Instance* first = childAt(found.owner, found.element);
  if (first->state == Instance::State::busy && r.parts.size() == 1 && !first->dims.empty()) return first->dims;
  Instance* at = resolved(first);
  for (size_t k = 1; at && k < r.parts.size(); ++k) {
    if (at->kind != Instance::Kind::structure) return {};
    Instance* next = childOf(at, r.parts[k].name);
    at = next ? resolved(next) : nullptr;
  }
  if (!at || at->kind == Instance::Kind::structure) return {};
  return at->dims;
}

MaybeValue Flattener::bSize(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 2)) return {};
  std::vector<int64_t> dims;
  if (const auto known = dimsOfReference(*e.args[0], context, locals)) {
    dims = *known;
  } else {
    MaybeValue a = argument(e, 0, context, locals);
    if (!a) return {};
    dims = a->dims;
  }
  if (e.args.size() == 1) {
    Value sizes;
    sizes.base = BaseType::integer;
    sizes.dims = {static_cast<int64_t>(dims.size())};
    for (const int64_t d : dims) sizes.scalars.push_back(pool_->integer(static_cast<double>(d)));
    return sizes;
  }
  const std::optional<int64_t> k = evaluateInteger(*e.args[1], context, locals, "the dimension");
  if (!k) return {};
  if (*k < 1 || *k > static_cast<int64_t>(dims.size()))
    return error("T003", "there is no dimension " + std::to_string(*k), e.span);
  return integerValue(dims[static_cast<size_t>(*k - 1)]);
}

MaybeValue Flattener::bNdims(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  return integerValue(static_cast<int64_t>(a->dims.size()));
}

MaybeValue Flattener::bScalar(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  if (a->elementCount() != 1) return error("T002", "'scalar' needs an array with one element", e.span);
  return reshaped(std::move(*a), a->dims, {});
}

MaybeValue Flattener::bVector(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  const std::vector<int64_t> dims = a->dims;
  const int64_t count = a->elementCount();
  if (std::count_if(dims.begin(), dims.end(), [](int64_t d) { return d > 1; }) > 1)
    return error("T002", "'vector' needs an array with one dimension that is larger than 1", e.span);
  return reshaped(std::move(*a), dims, {count});
}

MaybeValue Flattener::bMatrix(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  const std::vector<int64_t> dims = a->dims;
  std::vector<int64_t> to = dims;
  while (to.size() < 2) to.push_back(1);
  to.resize(2);
  return reshaped(std::move(*a), dims, to);
}

MaybeValue Flattener::bArray(const Expr& e, const Context* context, const LocalScope* locals) {
  return translateArray(e, context, locals);
}

namespace {

Value repeated(const Value& value, const std::vector<int64_t>& dims) {
  int64_t count = 1;
  for (const int64_t d : dims) count *= d;
  Value stacked;
  stackValues({value}, stacked);
  return reshaped(gather(stacked, 0, std::vector<int64_t>(static_cast<size_t>(count), 0)), {count}, dims);
}

}  // namespace

MaybeValue Flattener::bFill(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() + e.named.size() < 2) return error("T005", "'fill' needs a value and a size", e.span);
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  std::vector<int64_t> dims;
  for (size_t k = 1; k < e.args.size(); ++k) {
    const std::optional<int64_t> d = evaluateInteger(*e.args[k], context, locals, "the array size");
    if (!d) return {};
    dims.push_back(std::max<int64_t>(*d, 0));
  }
  return repeated(*a, dims);
}

MaybeValue Flattener::bZeros(const Expr& e, const Context* context, const LocalScope* locals) {
  const double number = library_.names().text(e.reference->parts[0].name) == "ones" ? 1 : 0;
  std::vector<int64_t> dims;
  for (const Expr* arg : e.args) {
    const std::optional<int64_t> d = evaluateInteger(*arg, context, locals, "the array size");
    if (!d) return {};
    dims.push_back(std::max<int64_t>(*d, 0));
  }
  return repeated(scalarValue(BaseType::integer, pool_->integer(number)), dims);
}

MaybeValue Flattener::bIdentity(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 1, 1)) return {};
  const std::optional<int64_t> n = evaluateInteger(*e.args[0], context, locals, "the array size");
  if (!n) return {};
  Value result;
  result.base = BaseType::integer;
  result.dims = {*n, *n};
  for (int64_t i = 0; i < *n; ++i)
    for (int64_t j = 0; j < *n; ++j) result.scalars.push_back(pool_->integer(i == j ? 1 : 0));
  return result;
}

MaybeValue Flattener::bDiagonal(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a || !needsNumbers(e, {&*a})) return {};
  if (a->dims.size() != 1) return error("T002", "'diagonal' needs a vector", e.span);
  const int64_t n = a->dims[0];
  Value result;
  result.base = a->base;
  result.dims = {n, n};
  const ExprId zero = a->base == BaseType::real ? pool_->real(0) : pool_->integer(0);
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) result.scalars.push_back(i == j ? a->scalars[static_cast<size_t>(i)] : zero);
  return result;
}

MaybeValue Flattener::bLinspace(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!needsArguments(e, 3, 3)) return {};
  MaybeValue a = argument(e, 0, context, locals), b = argument(e, 1, context, locals);
  if (!a || !b || !needsNumbers(e, {&*a, &*b})) return {};
  const std::optional<int64_t> n = evaluateInteger(*e.args[2], context, locals, "the number of points");
  if (!n) return {};
  if (*n < 2) return error("T002", "'linspace' needs at least two points", e.span);
  Value result;
  result.base = BaseType::real;
  result.dims = {*n};
  const ExprId start = asReal(a->scalar()), stop = asReal(b->scalar());
  for (int64_t k = 0; k < *n; ++k) {
    const ExprId fraction = pool_->real(*n > 1 ? static_cast<double>(k) / static_cast<double>(*n - 1) : 0);
    result.scalars.push_back(pool_->add(start, pool_->mul(pool_->sub(stop, start), fraction)));
  }
  return result;
}

MaybeValue Flattener::bTranspose(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a) return {};
  if (a->dims.size() != 2) return error("T002", "'transpose' needs a matrix", e.span);
  std::vector<int64_t> places;
  for (int64_t j = 0; j < a->dims[1]; ++j)
    for (int64_t i = 0; i < a->dims[0]; ++i) places.push_back(i * a->dims[1] + j);
  const std::vector<int64_t> from = a->dims, to{from[1], from[0]};
  const int64_t count = from[0] * from[1];
  return reshaped(gather(reshaped(std::move(*a), from, {count}), 0, places), {count}, to);
}

MaybeValue Flattener::bOuterProduct(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals), b = argument(e, 1, context, locals);
  if (!a || !b || !needsNumbers(e, {&*a, &*b})) return {};
  if (a->dims.size() != 1 || b->dims.size() != 1) return error("T002", "'outerProduct' needs vectors", e.span);
  return multiply(reshaped(*a, a->dims, {a->dims[0], 1}), reshaped(*b, b->dims, {1, b->dims[0]}), e.span);
}

MaybeValue Flattener::bSymmetric(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a || !needsNumbers(e, {&*a})) return {};
  if (a->dims.size() != 2 || a->dims[0] != a->dims[1])
    return error("T002", "'symmetric' needs a square matrix", e.span);
  Value result = *a;
  const int64_t n = a->dims[0];
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < i; ++j)
      result.scalars[static_cast<size_t>(i * n + j)] = a->scalars[static_cast<size_t>(j * n + i)];
  return result;
}

MaybeValue Flattener::bCross(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals), b = argument(e, 1, context, locals);
  if (!a || !b || !needsNumbers(e, {&*a, &*b})) return {};
  const std::vector<int64_t> three{3};
  if (a->dims != three || b->dims != three)
    return error("T002", "'cross' needs two vectors with three elements", e.span);
  const Value x = asReal(std::move(*a)), y = asReal(std::move(*b));
  Value result;
  result.base = BaseType::real;
  result.dims = three;
  for (size_t k = 0; k < 3; ++k) {
    const size_t i = (k + 1) % 3, j = (k + 2) % 3;
    result.scalars.push_back(
        pool_->sub(pool_->mul(x.scalars[i], y.scalars[j]), pool_->mul(x.scalars[j], y.scalars[i])));
  }
  return result;
}

MaybeValue Flattener::bSkew(const Expr& e, const Context* context, const LocalScope* locals) {
  MaybeValue a = argument(e, 0, context, locals);
  if (!a || !needsNumbers(e, {&*a})) return {};
  if (a->dims != std::vector<int64_t>{3}) return error("T002", "'skew' needs a vector with three elements", e.span);
  const Value x = asReal(std::move(*a));
  const ExprId zero = pool_->real(0);
  Value result;
  result.base = BaseType::real;
  result.dims = {3, 3};
  result.scalars = {zero,
                    pool_->neg(x.scalars[2]),
                    x.scalars[1],
                    x.scalars[2],
                    zero,
                    pool_->neg(x.scalars[0]),
                    pool_->neg(x.scalars[1]),
                    x.scalars[0],
                    zero};
  return result;
}

// sum, product, min, max of an array, of two scalars (min, max) or over iterators (specification 10.3.4).
MaybeValue Flattener::bReduce(const Expr& e, const Context* context, const LocalScope* locals) {
  const std::string_view name = library_.names().text(e.reference->parts[0].name);
  std::vector<Value> items;
  BaseType base = BaseType::real;
  const ClassNode* type = nullptr;
  if (!e.iterators.empty()) {
    std::vector<int64_t> dims;
    const bool isGood = iterate(e.iterators, e.args[0], context, locals, dims, [&](const LocalScope* inner) {
      MaybeValue value = tr(*e.args[0], context, inner);
      if (!value) return false;
      items.push_back(std::move(*value));
      return true;
    });
    if (!isGood) return {};
  } else if (e.args.size() == 2 && (name == "min" || name == "max")) {
    for (size_t k = 0; k < 2; ++k) {
      MaybeValue value = argument(e, k, context, locals);
      if (!value) return {};
      items.push_back(std::move(*value));
    }
    if (items[0].isRecord() || items[1].isRecord())
      return error("T001", "'" + std::string(name) + "' needs numbers", e.span);
    // Arrays element by element, as functions of scalars are.
    if (!items[0].isScalar() || !items[1].isScalar()) {
      const bool toReal = items[0].base == BaseType::real || items[1].base == BaseType::real;
      return elementwise2(
          items[0], items[1], toReal ? BaseType::real : BaseType::integer, e.span,
          [&](ExprId x, ExprId y) { return scalarOperation(name == "min" ? Op::min : Op::max, x, y, toReal); });
    }
  } else {
    if (!needsArguments(e, 1, 1)) return {};
    MaybeValue value = argument(e, 0, context, locals);
    if (!value) return {};
    if (value->isRecord() && name == "sum") return sumOfRecords(*value, e.span);
    if (value->isRecord()) return error("T001", "'" + std::string(name) + "' needs numbers", e.span);
    base = value->base;
    type = value->type;
    for (const ExprId x : value->scalars) items.push_back(scalarValue(base, x));
  }
  if (!items.empty()) {
    if (!merge(items, e.span)) return {};
    base = items[0].base;
    type = items[0].type;
    if (base == BaseType::record && (name == "min" || name == "max"))
      return error("T001", "'" + std::string(name) + "' needs numbers", e.span);
  }
  if (items.empty()) {
    if (name == "sum") return scalarValue(base, base == BaseType::integer ? pool_->integer(0) : pool_->real(0));
    if (name == "product") return scalarValue(base, base == BaseType::integer ? pool_->integer(1) : pool_->real(1));
    const double huge = name == "min" ? 1.7976931348623157e308 : -1.7976931348623157e308;
    if (base == BaseType::real) return scalarValue(base, pool_->real(huge));
    return error("T002", "'" + std::string(name) + "' of an empty array", e.span);
  }
  Value result = std::move(items[0]);
  for (size_t k = 1; k < items.size(); ++k) {
    if (name == "sum" || name == "product") {
      MaybeValue next = operate(name == "sum" ? syntax::Operator::add : syntax::Operator::mul, std::move(result),
                                std::move(items[k]), e.span);
      if (!next) return {};
      result = std::move(*next);
      continue;
    }
    // Of Booleans the least is their conjunction.
    const Op op = base == BaseType::boolean ? (name == "min" ? Op::logicalAnd : Op::logicalOr)
                                            : (name == "min" ? Op::min : Op::max);
    result.scalars[0] = pool_->binary(op, result.scalars[0], items[k].scalar());
  }
  result.type = type;
  return result;
}

MaybeValue Flattener::concatenate(const std::vector<Value>& parts, size_t dimension, SourceSpan span) {
  Value result = parts.front();
  for (size_t k = 1; k < parts.size(); ++k) {
    const Value& next = parts[k];
    if (next.dims.size() != result.dims.size()) return shapeError(result, next, span, "the parts");
    for (size_t d = 0; d < next.dims.size(); ++d)
      if (d != dimension && next.dims[d] != result.dims[d]) return shapeError(result, next, span, "the parts");
    if (result.isRecord()) {
      // Fields are arrays with the same first dimensions.
      for (Field& f : result.fields) {
        const Value* other = next.field(f.name);
        MaybeValue joined = other ? concatenate({*f.value, *other}, dimension, span) : MaybeValue{};
        if (!joined) return error("T002", "the parts do not fit", span);
        f.value = std::make_shared<const Value>(std::move(*joined));
      }
      result.dims[dimension] += next.dims[dimension];
      continue;
    }
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

MaybeValue Flattener::bCat(const Expr& e, const Context* context, const LocalScope* locals) {
  if (e.args.size() < 2) return error("T005", "'cat' needs a dimension and arrays", e.span);
  const std::optional<int64_t> dimension = evaluateInteger(*e.args[0], context, locals, "the dimension");
  if (!dimension) return {};
  std::vector<Value> parts;
  for (size_t k = 1; k < e.args.size(); ++k) {
    MaybeValue value = tr(*e.args[k], context, locals);
    if (!value) return {};
    if (*dimension < 1 || *dimension > static_cast<int64_t>(value->dims.size()))
      return error("T002", "there is no dimension " + std::to_string(*dimension), e.args[k]->span);
    parts.push_back(std::move(*value));
  }
  if (!merge(parts, e.span)) return {};
  return concatenate(parts, static_cast<size_t>(*dimension - 1), e.span);
}

}  // namespace armature::model
