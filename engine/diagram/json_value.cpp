#include "engine/diagram/json_value.h"

#include "engine/diagram/json.h"

namespace armature::diagram {

JsonValue::JsonValue() : value_(std::make_unique<Json>(Json::object())) {}
JsonValue::JsonValue(const Json& value) : value_(std::make_unique<Json>(value)) {}
JsonValue::JsonValue(Json&& value) : value_(std::make_unique<Json>(std::move(value))) {}
JsonValue::JsonValue(const JsonValue& other) : JsonValue(*other) {}
JsonValue::JsonValue(JsonValue&& other) noexcept : JsonValue(std::move(*other)) {}
JsonValue::~JsonValue() = default;

JsonValue& JsonValue::operator=(const JsonValue& other) {
  *value_ = *other;
  return *this;
}

JsonValue& JsonValue::operator=(JsonValue&& other) noexcept {
  value_.swap(other.value_);
  return *this;
}

JsonValue JsonValue::array() {
  return JsonValue(Json::array());
}

bool operator==(const JsonValue& a, const Json& b) {
  return *a == b;
}

}  // namespace armature::diagram
