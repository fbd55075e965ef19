// What simple expressions come to without a translation, as far as that can be told: conditions of connectors, of parts
// and of pictures, and sizes.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/syntax/tree.h"

namespace armature {

// A number (truths are one and zero), or a literal of an enumeration by its last name; neither where a name has a value
// that cannot be told.
struct KnownValue {
  std::optional<double> number;
  std::string literal;
};

// The value of a name, which may have dots, as far as it is known.
using ValueOfName = std::function<std::optional<KnownValue>(const std::string& name)>;

// The value of an expression of literals, comparisons, not, and, or, brackets and names; nothing when it cannot be
// told, or for null. A side that is not known does not matter where the other one decides. A name with dots that nobody
// knows is taken for a literal of an enumeration.
std::optional<KnownValue> knownValue(syntax::ExprPtr expression, const NameTable& names,
                                     const ValueOfName& valueOfName);

// The value of a Boolean parameter by name as far as it is known.
using TruthOfName = std::function<std::optional<bool>(std::string_view name)>;

// The same of a condition whose names are truths.
std::optional<bool> conditionValue(syntax::ExprPtr condition, const NameTable& names, const TruthOfName& truthOfName);

}  // namespace armature
