// What a text comes to that names parameters whose values are texts as well: for an editor, which knows no more of a
// part than what is written.
#pragma once
#include <functional>
#include <optional>
#include <string>

namespace armature {

// The text of a parameter's value by name (modifier or default), or nothing.
using TextOfName = std::function<std::optional<std::string>(const std::string& name)>;

// The number that a simple expression (facade/condition.h) comes to; truths are one and zero. Nothing when the text is
// not understood. Cost is linear in the text; values that refer to each other are followed to a small depth only.
std::optional<double> knownNumber(const std::string& text, const TextOfName& textOfName);

}  // namespace armature
