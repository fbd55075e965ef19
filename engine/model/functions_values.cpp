#include "engine/model/functions_values.h"

#include "engine/base/ensure.h"

namespace armature::model {

using symbolic::Op;
using symbolic::Pool;
using symbolic::Type;

Type scalarType(BaseType base) {
  switch (base) {
    case BaseType::integer:
    case BaseType::enumeration:
    case BaseType::externalObject:
      return Type::integer;
    case BaseType::boolean:
    case BaseType::clock:
      return Type::boolean;
    case BaseType::string:
      return Type::string;
    default:
      return Type::real;
  }
}

ExprId neutralScalar(BaseType base, Pool& pool) {
  switch (base) {
    case BaseType::enumeration:
      return pool.integer(1);
    case BaseType::string:
      return pool.text("");
    default:
      return pool.constant(0, scalarType(base));
  }
}

void visitScalars(const Value& value, const std::function<void(ExprId)>& visit) {
  for (ExprId scalar : value.scalars) visit(scalar);
  for (const Field& field : value.fields) visitScalars(*field.value, visit);
  for (const Field& field : value.boundArguments) visitScalars(*field.value, visit);
}

Value mapScalars(const Value& value, const std::function<ExprId(ExprId)>& map) {
  Value result = value;
  for (ExprId& scalar : result.scalars) scalar = map(scalar);
  for (Field& field : result.fields) field.value = std::make_shared<const Value>(mapScalars(*field.value, map));
  for (Field& field : result.boundArguments) field.value = std::make_shared<const Value>(mapScalars(*field.value, map));
  return result;
}

std::vector<ExprId> scalarsOf(const Value& value) {
  std::vector<ExprId> result;
  visitScalars(value, [&](ExprId scalar) { result.push_back(scalar); });
  return result;
}

bool isConstantValue(const Value& value, const Pool& pool) {
  bool isConstant = true;
  visitScalars(value, [&](ExprId scalar) {
    isConstant = isConstant && scalar.isValid() && (pool.op(scalar) == Op::constant || pool.op(scalar) == Op::text);
  });
  return isConstant;
}

void fillNeutral(Value& value, Pool& pool) {
  for (ExprId& scalar : value.scalars)
    if (!scalar.isValid()) scalar = neutralScalar(value.base, pool);
  for (Field& field : value.fields) {
    Value copy = *field.value;
    fillNeutral(copy, pool);
    field.value = std::make_shared<const Value>(std::move(copy));
  }
}

void coerce(Value& value, BaseType base, Pool& pool) {
  if (base != BaseType::real || (value.base != BaseType::integer && value.base != BaseType::enumeration)) return;
  for (ExprId& scalar : value.scalars)
    if (scalar.isValid() && pool.type(scalar) == Type::integer) scalar = pool.unary(Op::toReal, scalar);
  value.base = BaseType::real;
}

Value mergeValues(ExprId condition, const Value& a, const Value& b, Pool& pool) {
  Value result = a;
  ENSURE(a.scalars.size() == b.scalars.size() && a.fields.size() == b.fields.size(), a.scalars.size());
  for (size_t k = 0; k < a.scalars.size(); ++k) {
    if (a.scalars[k] == b.scalars[k]) continue;
    if (!a.scalars[k].isValid() || !b.scalars[k].isValid()) {
      result.scalars[k] = a.scalars[k].isValid() ? a.scalars[k] : b.scalars[k];
      continue;
    }
    result.scalars[k] = pool.select(condition, a.scalars[k], b.scalars[k]);
  }
  for (size_t k = 0; k < a.fields.size(); ++k) {
    if (a.fields[k].value == b.fields[k].value) continue;
    result.fields[k].value =
        std::make_shared<const Value>(mergeValues(condition, *a.fields[k].value, *b.fields[k].value, pool));
  }
  return result;
}

Phrase shapeText(const Value& value) {
  if (value.dims.empty()) return phrase("scalar");
  std::string text = "[";
  for (size_t k = 0; k < value.dims.size(); ++k) text += (k ? "," : "") + std::to_string(value.dims[k]);
  return phrase("%1]", text);
}

namespace {

// Walks the positions that a full list of subscripts names in a leaf, in the order of the assigned scalars.
class LeafAssignment {
 public:
  LeafAssignment(Value& leaf, std::span<const Subscript> subscripts, const Value& value, Pool& pool,
                 const StoreScalar& store)
      : leaf_(leaf), value_(value), pool_(pool), store_(store), subscripts_(subscripts.begin(), subscripts.end()) {}

  std::optional<Phrase> run() {
    if (subscripts_.size() > leaf_.dims.size()) return phrase("more subscripts than dimensions");
    subscripts_.resize(leaf_.dims.size());
    size_t count = 1;
    for (size_t d = 0; d < subscripts_.size(); ++d) {
      const Subscript& s = subscripts_[d];
      for (int64_t index : s.indices)
        if (index < 1 || index > leaf_.dims[d]) return phrase("index %1 is outside 1 … %2", index, leaf_.dims[d]);
      if (s.kind == Subscript::Kind::all) count *= static_cast<size_t>(leaf_.dims[d]);
      if (s.kind == Subscript::Kind::list) count *= s.indices.size();
    }
    if (count != value_.scalars.size())
      return phrase("a value of shape %1 does not fit %2 elements", shapeText(value_), count);
    walk(0, 0, 0, {});
    return std::nullopt;
  }

 private:
  // `source` counts the assigned scalars in row-major order of the non-scalar subscripts.
  void walk(size_t d, size_t position, size_t source, ExprId condition) {
    if (d == subscripts_.size()) {
      store_(leaf_, position, value_.scalars[source], condition);
      return;
    }
    const Subscript& s = subscripts_[d];
    const auto extent = static_cast<size_t>(leaf_.dims[d]);
    const auto at = [&](int64_t index) { return position * extent + static_cast<size_t>(index - 1); };
    switch (s.kind) {
      case Subscript::Kind::constant:
        return walk(d + 1, at(s.indices.front()), source, condition);
      case Subscript::Kind::all:
        for (size_t k = 0; k < extent; ++k)
          walk(d + 1, at(static_cast<int64_t>(k) + 1), source * extent + k, condition);
        return;
      case Subscript::Kind::list:
        for (size_t k = 0; k < s.indices.size(); ++k)
          walk(d + 1, at(s.indices[k]), source * s.indices.size() + k, condition);
        return;
      case Subscript::Kind::runTime:
        for (size_t k = 1; k <= extent; ++k) {
          const ExprId hit = pool_.binary(Op::equal, s.index, pool_.integer(static_cast<double>(k)));
          walk(d + 1, at(static_cast<int64_t>(k)), source,
               condition.isValid() ? pool_.binary(Op::logicalAnd, condition, hit) : hit);
        }
        return;
    }
  }

  Value& leaf_;
  const Value& value_;
  Pool& pool_;
  const StoreScalar& store_;
  std::vector<Subscript> subscripts_;
};

std::optional<Phrase> assignLevel(Value& target, std::span<const AccessStep> path, std::vector<Subscript> subscripts,
                                  const Value& value, Pool& pool, const StoreScalar& store) {
  if (!path.empty()) {
    subscripts.insert(subscripts.end(), path.front().subscripts.begin(), path.front().subscripts.end());
    // Dimensions of this level that were not subscripted are meant as a whole.
    if (target.isRecord() && subscripts.size() < target.dims.size()) subscripts.resize(target.dims.size());
  }
  if (!target.isRecord()) {
    if (!path.empty() && path.front().field.isValid()) return phrase("a scalar has no fields");
    Value fitted = value;
    coerce(fitted, target.base, pool);
    return LeafAssignment(target, subscripts, fitted, pool, store).run();
  }
  const bool isWhole = path.empty() || !path.front().field.isValid();
  if (isWhole && !value.isRecord()) return phrase("a record gets a value that is not a record");
  bool isFound = isWhole;
  for (Field& field : target.fields) {
    if (!isWhole && field.name != path.front().field) continue;
    isFound = true;
    const Value* source = isWhole ? value.field(field.name) : &value;
    if (source == nullptr) continue;
    Value copy = *field.value;
    const auto problem =
        assignLevel(copy, isWhole ? std::span<const AccessStep>{} : path.subspan(1), subscripts, *source, pool, store);
    if (problem) return problem;
    field.value = std::make_shared<const Value>(std::move(copy));
  }
  if (!isFound) return phrase("the record has no such field");
  return std::nullopt;
}

}  // namespace

void adoptShape(Value& target, std::span<const AccessStep> path, const Value& value, Pool& pool) {
  if (!path.empty() && !path.front().subscripts.empty()) return;
  const bool isWhole = path.empty() || !path.front().field.isValid();
  if (!target.isRecord()) {
    if (!isWhole || value.isRecord() || value.dims.size() != target.dims.size() || value.dims == target.dims) return;
    target.dims = value.dims;
    target.scalars.assign(static_cast<size_t>(target.elementCount()), neutralScalar(target.base, pool));
    return;
  }
  if (!target.dims.empty()) return;
  for (Field& field : target.fields) {
    if (!isWhole && field.name != path.front().field) continue;
    const Value* source = isWhole ? value.field(field.name) : &value;
    if (!source) continue;
    Value shaped = *field.value;
    adoptShape(shaped, isWhole ? std::span<const AccessStep>{} : path.subspan(1), *source, pool);
    field.value = std::make_shared<const Value>(std::move(shaped));
  }
}

std::optional<Phrase> assignPart(Value& target, std::span<const AccessStep> path, const Value& value, Pool& pool,
                                 const StoreScalar& store) {
  return assignLevel(target, path, {}, value, pool, store);
}

}  // namespace armature::model
