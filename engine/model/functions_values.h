// Values as storage: what executing a body needs to do with them. Part of the inside of the function executor.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/model/value.h"

namespace armature::model {

// The scalar type that holds elements of a base type.
symbolic::Type scalarType(BaseType base);
// 0, false, "" or the first literal: what an element holds that was never assigned.
ExprId neutralScalar(BaseType base, symbolic::Pool& pool);

// Calls `visit` for every scalar of a value, fields and bound arguments included, in declaration order.
void visitScalars(const Value& value, const std::function<void(ExprId)>& visit);
// The value with every scalar replaced.
Value mapScalars(const Value& value, const std::function<ExprId(ExprId)>& map);
// All scalars in the order of visitScalars.
std::vector<ExprId> scalarsOf(const Value& value);
// Whether every scalar is a constant or a text.
bool isConstantValue(const Value& value, const symbolic::Pool& pool);
// Replaces invalid scalars by the neutral ones of their base type.
void fillNeutral(Value& value, symbolic::Pool& pool);
// Integers become Reals where the declaration says Real.
void coerce(Value& value, BaseType base, symbolic::Pool& pool);
// if condition then a else b, scalar by scalar; both have the same shape.
Value mergeValues(ExprId condition, const Value& a, const Value& b, symbolic::Pool& pool);

// One subscript after evaluation.
struct Subscript {
  enum class Kind : uint8_t { all, constant, list, runTime } kind = Kind::all;
  std::vector<int64_t> indices;  // 1-based; one entry for a constant
  ExprId index;                  // of a subscript known only during the run
};
// A step from a value to a part of it: subscripts of this level, then the field to go to (invalid at the end).
struct AccessStep {
  std::vector<Subscript> subscripts;
  Name field;
};

// How one scalar changes when a value is assigned to a part with run-time subscripts: the scalar at `position` of its
// leaf becomes the new one where `condition` holds (invalid: always).
using StoreScalar = std::function<void(Value& leaf, size_t position, ExprId newScalar, ExprId condition)>;

// Assigns `value` to the part of `target` that `path` names. Returns a sentence when shapes or indices do not fit.
// `store` is called for every scalar concerned.
std::optional<Phrase> assignPart(Value& target, std::span<const AccessStep> path, const Value& value,
                                 symbolic::Pool& pool, const StoreScalar& store);

// Gives the fields that `path` names as a whole the shape of what they are assigned, where it has as many dimensions.
void adoptShape(Value& target, std::span<const AccessStep> path, const Value& value, symbolic::Pool& pool);

// The dimensions as text, e.g. "[3,2]"; "scalar" without dimensions.
Phrase shapeText(const Value& value);

}  // namespace armature::model
