// Subscripts (specification 10.5): constant, ranges, vectors, `end`, and indices known only during the run.
#include "engine/base/numbers.h"
#include "engine/model/expressions.h"
#include "engine/model/parameter_values.h"
#include "engine/model/references.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

std::optional<References::Subscript> References::subscriptOf(const Expr& e, Name array, int64_t size,
                                                             const Context* context, const LocalScope* locals) {
  Subscript s;
  if (e.kind == syntax::ExprKind::colon) return s;
  state().endStack.push_back(size);
  MaybeValue value = expressions_.translate(e, context, locals);
  if (value && !arithmetic_.isConstantValue(*value) && value->base != BaseType::none) {
    if (MaybeValue known = parameters_.tryEvaluate(e, context, locals)) value = std::move(known);
  }
  state().endStack.pop_back();
  if (!value) return {};
  if (value->base != BaseType::integer && value->base != BaseType::enumeration && value->base != BaseType::boolean &&
      value->elementCount() > 0) {
    error("T003", phrase("a subscript has to be an Integer"), e.span);
    return {};
  }
  if (std::ranges::any_of(value->scalars, [&](ExprId index) { return !pool().isConstant(index); })) {
    s.kind = value->isScalar() ? Subscript::Kind::runTime : Subscript::Kind::runTimes;
    s.indices = value->scalars;
    for (ExprId& index : s.indices) {
      if (value->base == BaseType::integer) executor_.demandWithin(index, array, size, e.span);
      if (value->base == BaseType::boolean) index = pool().select(index, pool().integer(2), pool().integer(1));
    }
    return s;
  }
  s.kind = value->isScalar() ? Subscript::Kind::place : Subscript::Kind::places;
  for (const ExprId index : value->scalars) {
    const int64_t place = wholeNumber(pool().number(index)) - (value->base == BaseType::boolean ? 0 : 1);
    if (place < 0 || place >= size) {
      error("T003", phrase("subscript %1 of '%2' is outside of 1 … %3", place + 1, text(array), size), e.span);
      return {};
    }
    s.places.push_back(place);
  }
  return s;
}

// One subscript per dimension; missing ones are `:`.
bool References::subscriptsOf(const syntax::ReferencePart& part, const std::vector<int64_t>& dims,
                              const Context* context, const LocalScope* locals, SourceSpan span,
                              std::vector<Subscript>& result) {
  if (part.subscripts.size() > dims.size()) {
    error("T003", phrase("'%1' has %2 dimensions, not %3", text(part.name), dims.size(), part.subscripts.size()), span);
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

// One element of an array of scalars, which is not copied for it; nothing where the subscripts select more.
std::optional<Value> References::singleElement(const Value& whole, const std::vector<Subscript>& subscripts) {
  if (whole.isRecord() || whole.base == BaseType::function) return {};
  int64_t at = 0;
  for (size_t d = 0; d < subscripts.size(); ++d) {
    if (subscripts[d].kind != Subscript::Kind::place) return {};
    at = at * whole.dims[d] + subscripts[d].places[0];
  }
  Value element;
  element.base = whole.base;
  element.type = whole.type;
  element.scalars.push_back(whole.scalars[static_cast<size_t>(at)]);
  return element;
}

MaybeValue References::subscript(const Value& whole, size_t outer, const syntax::ReferencePart& part,
                                 const Context* context, const LocalScope* locals, SourceSpan span) {
  std::vector<Subscript> subscripts;
  const std::vector<int64_t>& dims = whole.dims;
  const std::vector<int64_t> own(dims.begin() + static_cast<std::ptrdiff_t>(outer), dims.end());
  if (!subscriptsOf(part, own, context, locals, span, subscripts)) return {};
  subscripts.insert(subscripts.begin(), outer, Subscript{});
  if (std::optional<Value> element = singleElement(whole, subscripts)) return element;
  Value value = whole;
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
        if (!isWithinBudget({static_cast<int64_t>(s.places.size())},
                            value.dims[d] > 0 ? scalarCount(value) / value.dims[d] : 0))
          return tooLarge(span);
        value = gather(value, d, s.places);
        break;
      case Subscript::Kind::runTime:
      case Subscript::Kind::runTimes:
        if (value.dims[d] == 0) return error("T003", phrase("'%1' has no elements", text(part.name)), span);
        if (!isWithinBudget({static_cast<int64_t>(s.indices.size())}, scalarCount(value))) return tooLarge(span);
        value = s.kind == Subscript::Kind::runTime ? arithmetic_.lookupAlong(value, d, s.indices.front())
                                                   : arithmetic_.lookupsAlong(value, d, s.indices);
        break;
    }
  }
  return value;
}

}  // namespace armature::model
