// Reads members of a JSON object into values, with the path of the member in every complaint. The first complaint
// stays; reading goes on so that callers need no checks in between.
#pragma once
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/diagram/json.h"

namespace armature::diagram {

// One object under reading. What no call has asked for is an unknown member.
class ObjectReader {
 public:
  // `path` is "" for the whole file, else e.g. "components[3]". Complaints go to `failure` unless there is one already.
  ObjectReader(const Json& object, std::string path, std::optional<Diagnostic>& failure);

  std::string text(const char* name, bool isRequired = false);
  // A text, or a number or truth value as Modelica text.
  std::string expression(const char* name);
  double number(const char* name, double otherwise);
  bool truth(const char* name, bool otherwise);
  std::vector<std::string> texts(const char* name);
  // The member if it is there and an object or an array, respectively; else null.
  const Json* object(const char* name);
  const Json* array(const char* name);
  // Unknown members in the order of the file.
  Json rest() const;
  std::string pathOf(const std::string& name) const { return path_.empty() ? name : path_ + "." + name; }
  void complain(const char* code, const Phrase& message);

 private:
  const Json* find(const char* name);
  void wrongType(const std::string& name, const Phrase& expected);

  const Json& object_;
  std::string path_;
  std::optional<Diagnostic>& failure_;
  std::vector<std::string> known_;
};

// Whether a coordinate or a time has a size that somebody may have meant; beyond it is damage.
inline bool isSensible(double number) {
  constexpr double kMost = 1e12;  // [unit, s] thirty thousand years
  return std::abs(number) <= kMost;
}

// Modelica text of a JSON text, number or truth value; nothing for any other type.
std::optional<std::string> expressionText(const Json& value);

}  // namespace armature::diagram
