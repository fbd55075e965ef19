// Values for names, as --set and the factors of a study give them: which of them a run takes, and which ask for a
// translation of their own.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/facade/session.h"

namespace armature::experiments {

using Assignments = std::vector<std::pair<std::string, std::string>>;  // name and Modelica text

// A number, true (1) or false (0); nothing for any other text.
std::optional<double> numberOf(const std::string& text);

struct Split {
  solve::Overrides overrides;
  Assignments modifiers;
};
// Overrides are numbers for tunable parameters; zero is none, because the translation may have divided by the
// parameter. Failure N015 for a variable that has equations.
Result<Split> split(const Model& model, const Assignments& assignments);

}  // namespace armature::experiments
