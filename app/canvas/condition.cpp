#include "app/canvas/condition.h"

#include "engine/facade/known_number.h"

namespace armature::app {

std::optional<double> evaluateNumber(const std::string& text, const ParameterText& parameter) {
  return knownNumber(text, parameter);
}

std::optional<bool> evaluateCondition(const std::string& text, const ParameterText& parameter) {
  const auto number = knownNumber(text, parameter);
  if (!number) return std::nullopt;
  return *number != 0;
}

}  // namespace armature::app
