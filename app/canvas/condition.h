// Simple Boolean conditions of conditional connectors and of dialog entries ("useSupport", "not exact and n > 0"),
// evaluated on the texts of a part's parameters without a translation. What is too hard is left undecided.
#pragma once
#include <functional>
#include <optional>
#include <string>

namespace armature::app {

// Text of a parameter's value by name (modifier or default), or nothing.
using ParameterText = std::function<std::optional<std::string>(const std::string&)>;

// Nothing when the text is not understood. Cost is linear in the text; definitions that refer to each other are
// followed to a small depth only.
std::optional<bool> evaluateCondition(const std::string& text, const ParameterText& parameter);
// A number, when the text is one or refers to one; Booleans are 0 and 1.
std::optional<double> evaluateNumber(const std::string& text, const ParameterText& parameter);

}  // namespace armature::app
