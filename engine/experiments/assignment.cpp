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
