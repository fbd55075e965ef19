// Shapes of values: elements, stacking, names for messages. Everything here is free of expressions' meaning.
#pragma once
#include <string>
#include <vector>

#include "engine/model/value.h"

namespace armature::model {

// Dimensions of a value; of a record array the leading dimensions that its fields share.
inline const std::vector<int64_t>& valueDims(const Value& value) {
  return value.dims;
}
// Element `index` (0-based) along the first dimension.
Value elementOf(const Value& value, int64_t index);
// The elements at these places (0-based) along dimension `dimension`; keeps the dimension.
Value gather(const Value& value, size_t dimension, const std::vector<int64_t>& places);
// Values of equal shape and type as a new first dimension; empty when they do not agree. `items` is not empty.
bool stackValues(const std::vector<Value>& items, Value& result);
// The same scalars under other dimensions (of a record array: of all fields).
Value reshaped(Value value, std::vector<int64_t> oldDims, std::vector<int64_t> newDims);
// "Real", "Integer", "record", …
std::string typeName(BaseType base);
// "[3, 2]", "scalar"
Phrase shapeText(const std::vector<int64_t>& dims);
// The number of elements of an array of these dimensions, or budget + 1 where there are more (no overflow).
int64_t boundedCount(const std::vector<int64_t>& dims, int64_t budget);
// The number of scalars in a value, fields of records included.
int64_t scalarCount(const Value& value);
// All scalars of a value in the order of declaration, fields of records one after another.
void appendScalars(const Value& value, std::vector<ExprId>& to);

}  // namespace armature::model
