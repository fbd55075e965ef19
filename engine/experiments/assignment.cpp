#include "engine/experiments/assignment.h"

#include <algorithm>
#include <charconv>

namespace armature::experiments {

std::optional<double> numberOf(const std::string& text) {
  if (text == "true") return 1;
  if (text == "false") return 0;
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

namespace {

// Whether the name has subscripts to which no element belongs, of an array that the model has.
bool isElementOfNone(const std::vector<ModelVariable>& variables, const std::string& name) {
  if (!name.ends_with(']')) return false;
  const std::string array = name.substr(0, name.rfind('[') + 1);
  return array.size() > 1 && std::any_of(variables.begin(), variables.end(),
                                         [&](const ModelVariable& v) { return v.name.starts_with(array); });
}

}  // namespace

Result<Split> split(const Model& model, const Assignments& assignments) {
  Split s;
  const std::vector<ModelVariable>& variables = model.variables();
  for (const auto& [name, text] : assignments) {
    const auto found = std::find_if(variables.begin(), variables.end(),
                                    [&name = name](const ModelVariable& v) { return v.name == name; });
    // The model's own inputs may be given a value; everything else that varies has its equations.
    const bool varies = found != variables.end() && found->kind != ModelVariable::Kind::constant &&
                        found->kind != ModelVariable::Kind::parameter;
    if (varies && name.find('.') != std::string::npos) {
      Diagnostic reason = failure("N015", phrase("%1 is no parameter", name));
      reason.advice = phrase("--set changes parameters; for a start value, set %1.start", name);
      return reason;
    }
    if (found == variables.end() && isElementOfNone(variables, name)) {
      Diagnostic reason = failure("N015", phrase("the array has no element %1", name));
      reason.advice = phrase("subscripts begin with 1 and end with the size of the array");
      return reason;
    }
    const std::optional<double> value = numberOf(text);
    if (found != variables.end() && found->isTunable && value && *value != 0) {
      s.overrides.emplace_back(name, *value);
    } else {
      s.modifiers.emplace_back(name, text);
    }
  }
  return s;
}

}  // namespace armature::experiments
