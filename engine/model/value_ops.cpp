#include "engine/model/value_ops.h"

namespace armature::model {
namespace {

int64_t product(const std::vector<int64_t>& dims, size_t from) {
  int64_t n = 1;
  for (size_t k = from; k < dims.size(); ++k) n *= dims[k];
  return n;
}

}  // namespace

Value elementOf(const Value& value, int64_t index) {
  Value result;
  result.base = value.base;
  result.type = value.type;
  result.function = value.function;
  result.dims = std::vector<int64_t>(value.dims.begin() + 1, value.dims.end());
  if (value.isRecord()) {
    for (const Field& f : value.fields)
      result.fields.push_back({f.name, std::make_shared<const Value>(elementOf(*f.value, index))});
    return result;
  }
  const int64_t size = product(value.dims, 1);
  result.scalars.assign(value.scalars.begin() + index * size, value.scalars.begin() + (index + 1) * size);
  return result;
}

Value gather(const Value& value, size_t dimension, const std::vector<int64_t>& places) {
  Value result;
  result.base = value.base;
  result.type = value.type;
  result.dims = value.dims;
  result.dims[dimension] = static_cast<int64_t>(places.size());
  if (value.isRecord()) {
    for (const Field& f : value.fields)
      result.fields.push_back({f.name, std::make_shared<const Value>(gather(*f.value, dimension, places))});
    return result;
  }
  int64_t before = 1;
  for (size_t k = 0; k < dimension; ++k) before *= value.dims[k];
  const int64_t after = product(value.dims, dimension + 1);
  const int64_t length = value.dims[dimension];
  result.scalars.reserve(static_cast<size_t>(before * after) * places.size());
  for (int64_t b = 0; b < before; ++b)
    for (const int64_t place : places)
      for (int64_t a = 0; a < after; ++a)
        result.scalars.push_back(value.scalars[static_cast<size_t>((b * length + place) * after + a)]);
  return result;
}

bool stackValues(const std::vector<Value>& items, Value& result) {
  const Value& first = items.front();
  result = Value{};
  result.base = first.base;
  result.type = first.type;
  result.isPartial = first.isPartial;
  std::vector<int64_t> dims{static_cast<int64_t>(items.size())};
  dims.insert(dims.end(), first.dims.begin(), first.dims.end());
  result.dims = std::move(dims);
  for (const Value& item : items)
    if (item.dims != first.dims || item.base != first.base || item.fields.size() != first.fields.size()) return false;
  if (first.isRecord()) {
    for (size_t k = 0; k < first.fields.size(); ++k) {
      std::vector<Value> column;
      column.reserve(items.size());
      for (const Value& item : items) {
        const Value* field =
            item.fields[k].name == first.fields[k].name ? item.fields[k].value.get() : item.field(first.fields[k].name);
        if (!field) return false;
        column.push_back(*field);
      }
      Value stacked;
      if (!stackValues(column, stacked)) return false;
      result.fields.push_back({first.fields[k].name, std::make_shared<const Value>(std::move(stacked))});
    }
    return true;
  }
  for (const Value& item : items) result.scalars.insert(result.scalars.end(), item.scalars.begin(), item.scalars.end());
  return true;
}

Value reshaped(Value value, std::vector<int64_t> oldDims, std::vector<int64_t> newDims) {
  std::vector<int64_t> dims = newDims;
  dims.insert(dims.end(), value.dims.begin() + static_cast<std::ptrdiff_t>(oldDims.size()), value.dims.end());
  value.dims = std::move(dims);
  for (Field& f : value.fields) f.value = std::make_shared<const Value>(reshaped(*f.value, oldDims, newDims));
  return value;
}

std::string typeName(BaseType base) {
  switch (base) {
    case BaseType::real:
      return "Real";
    case BaseType::integer:
      return "Integer";
    case BaseType::boolean:
      return "Boolean";
    case BaseType::string:
      return "String";
    case BaseType::enumeration:
      return "enumeration";
    case BaseType::clock:
      return "Clock";
    case BaseType::record:
      return "record";
    case BaseType::externalObject:
      return "external object";
    case BaseType::function:
      return "function";
    case BaseType::none:
      return "nothing";
  }
  return "nothing";
}

Phrase shapeText(const std::vector<int64_t>& dims) {
  if (dims.empty()) return phrase("of a scalar");
  std::string text = "[";
  for (size_t k = 0; k < dims.size(); ++k) text += (k ? ", " : "") + std::to_string(dims[k]);
  return Phrase(text + "]");
}

int64_t boundedCount(const std::vector<int64_t>& dims, int64_t budget) {
  int64_t count = 1;
  for (const int64_t d : dims) {
    if (d <= 0) return 0;
    if (count <= budget) count = d > budget / count ? budget + 1 : count * d;
  }
  return count;
}

int64_t scalarCount(const Value& value) {
  auto count = static_cast<int64_t>(value.scalars.size());
  for (const Field& f : value.fields) count += scalarCount(*f.value);
  return count;
}

void appendScalars(const Value& value, std::vector<ExprId>& to) {
  to.insert(to.end(), value.scalars.begin(), value.scalars.end());
  for (const Field& f : value.fields) appendScalars(*f.value, to);
}

}  // namespace armature::model
