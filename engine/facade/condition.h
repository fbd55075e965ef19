// Conditions of connectors and pictures, told without a translation as far as that can be.
#pragma once
#include <functional>
#include <optional>
#include <string_view>

#include "engine/syntax/tree.h"

namespace armature {

// The value of a Boolean parameter by name as far as it is known.
using TruthOfName = std::function<std::optional<bool>(std::string_view name)>;

// The value of a condition of literals, not, and, or, brackets and names; nothing when it cannot be told, or for null.
// A side that is not known does not matter where the other one decides.
std::optional<bool> conditionValue(syntax::ExprPtr condition, const NameTable& names, const TruthOfName& truthOfName);

}  // namespace armature
