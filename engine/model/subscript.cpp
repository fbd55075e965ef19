// Subscripts (specification 10.5): constant, ranges, vectors, `end`, and indices known only during the run.
#include "engine/base/numbers.h"
#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"

namespace armature::model {

std::optional<Flattener::Subscript> Flattener::subscriptOf(const Expr& e, Name array, int64_t size,
                                                           const Context* context, const LocalScope* locals) {
  Subscript s;
  if (e.kind == syntax::ExprKind::colon) return s;
  endStack_.push_back(size);
  MaybeValue value = tr(e, context, locals);
  if (value && !isConstantValue(*value) && value->base != BaseType::none) {
    if (MaybeValue known = tryEvaluate(e, context, locals)) value = std::move(known);
  }
  endStack_.pop_back();
  if (!value) return {};
  if (value->base != BaseType::integer && value->base != BaseType::enumeration && value->base != BaseType::boolean &&
      value->elementCount() > 0) {
    error("T003", "a subscript has to be an Integer", e.span);
    return {};
  }
  if (value->isScalar() && !pool_->isConstant(value->scalar())) {
    s.kind = Subscript::Kind::runTime;
    s.index = value->scalar();
    if (value->base == BaseType::integer) demandWithin(s.index, array, size, e.span);
    if (value->base == BaseType::boolean) s.index = pool_->select(s.index, pool_->integer(2), pool_->integer(1));
    return s;
  }
  s.kind = value->isScalar() ? Subscript::Kind::place : Subscript::Kind::places;
  for (const ExprId index : value->scalars) {
    if (!pool_->isConstant(index)) {
      error("T003", "a vector of subscripts has to be known before the simulation starts", e.span);
      return {};
    }
    const int64_t place = wholeNumber(pool_->number(index)) - (value->base == BaseType::boolean ? 0 : 1);
    if (place < 0 || place >= size) {
      error("T003",
            "subscript " + std::to_string(place + 1) + " of '" + text(array) + "' is outside of 1 … " +
                std::to_string(size),
            e.span);
      return {};
    }
    s.places.push_back(place);
  }
  return s;
}

// What is outside of the array during the run is told with the array and the place.
void Flattener::demandWithin(ExprId index, Name array, int64_t size, SourceSpan span) {
  const auto isAt = [&](symbolic::Op relation, int64_t bound) {
    return pool_->binary(relation, index, pool_->integer(static_cast<double>(bound)));
  };
  const ExprId isWithin =
      pool_->binary(symbolic::Op::logicalAnd, isAt(symbolic::Op::greaterEqual, 1), isAt(symbolic::Op::lessEqual, size));
  const auto joined = [&](ExprId a, ExprId b) { return pool_->binary(symbolic::Op::concat, a, b); };
  const ExprId message =
      joined(joined(pool_->text("the subscript of '" + text(array) + "' is "), pool_->format(index, "%d")),
             pool_->text(", outside of 1 … " + std::to_string(size)));
  executor_->addCheck(isWithin, message, span);
}

// One subscript per dimension; missing ones are `:`.
bool Flattener::subscriptsOf(const syntax::ReferencePart& part, const std::vector<int64_t>& dims,
                             const Context* context, const LocalScope* locals, SourceSpan span,
                             std::vector<Subscript>& result) {
  if (part.subscripts.size() > dims.size()) {
    error("T003",
          "'" + text(part.name) + "' has " + std::to_string(dims.size()) + " dimensions, not " +
              std::to_string(part.subscripts.size()),
          span);
    return false;
  }
  result.resize(dims.size());
  for (size_t d = 0; d < part.subscripts.size(); ++d) {
    std::optional<Subscript> s = subscriptOf(*part.subscripts[d], part.name, dims[d], context, locals);
    if (!s) return false;
    result[d] = std::move(*s);
  }
  return true;
}

// The element at a run-time index along a dimension, which vanishes.
Value Flattener::lookupAlong(const Value& value, size_t dimension, ExprId index) {
  Value result;
  result.base = value.base;
  result.type = value.type;
  result.dims = value.dims;
  const int64_t length = value.dims[dimension];
  result.dims.erase(result.dims.begin() + static_cast<std::ptrdiff_t>(dimension));
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
      result.scalars.push_back(pool_->lookup(index, column));
    }
  return result;
}

MaybeValue Flattener::subscript(Value value, const syntax::ReferencePart& part, const Context* context,
                                const LocalScope* locals, SourceSpan span) {
  std::vector<Subscript> subscripts;
  if (!subscriptsOf(part, value.dims, context, locals, span, subscripts)) return {};
  // From the last dimension to the first, so that positions of earlier ones stay.
  for (size_t d = subscripts.size(); d-- > 0;) {
    const Subscript& s = subscripts[d];
    switch (s.kind) {
      case Subscript::Kind::all:
        break;
      case Subscript::Kind::place: {
        if (d == 0) {
          value = elementOf(value, s.places[0]);
          break;
        }
        std::vector<int64_t> before(value.dims.begin(), value.dims.begin() + static_cast<std::ptrdiff_t>(d) + 1);
        before[d] = 1;
        std::vector<int64_t> after(before.begin(), before.end() - 1);
        value = reshaped(gather(value, d, s.places), before, after);
        break;
      }
      case Subscript::Kind::places:
        value = gather(value, d, s.places);
        break;
      case Subscript::Kind::runTime:
        if (value.dims[d] == 0) return error("T003", "'" + text(part.name) + "' has no elements", span);
        value = lookupAlong(value, d, s.index);
        break;
    }
  }
  return value;
}

}  // namespace armature::model
