// JSON that a document carries along. The library's own header, which costs a file more time to compile than most of
// what is written here, is only for those that look inside (json.h).
#pragma once
#include <memory>
#include <nlohmann/json_fwd.hpp>

namespace armature::diagram {

using Json = nlohmann::ordered_json;

// A piece of JSON as a plain value: copies are deep, equal contents are equal. What was moved from holds some value or
// other still.
class JsonValue {
 public:
  JsonValue();  // an object without members
  JsonValue(const Json& value);
  JsonValue(Json&& value);
  JsonValue(const JsonValue& other);
  JsonValue(JsonValue&& other) noexcept;
  JsonValue& operator=(const JsonValue& other);
  JsonValue& operator=(JsonValue&& other) noexcept;
  ~JsonValue();
  static JsonValue array();  // without elements

  const Json& operator*() const { return *value_; }
  Json& operator*() { return *value_; }
  const Json* operator->() const { return value_.get(); }
  Json* operator->() { return value_.get(); }
  operator const Json&() const { return *value_; }

  friend bool operator==(const JsonValue& a, const JsonValue& b) { return a == *b; }
  friend bool operator==(const JsonValue& a, const Json& b);

 private:
  std::unique_ptr<Json> value_;
};

}  // namespace armature::diagram
