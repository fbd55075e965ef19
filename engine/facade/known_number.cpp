#include "engine/facade/known_number.h"

#include "engine/facade/condition.h"
#include "engine/syntax/parsing.h"

namespace armature {

namespace {

constexpr int kDepth = 8;

std::optional<KnownValue> knownOf(const std::string& text, const TextOfName& textOfName, int depth) {
  if (depth > kDepth) return std::nullopt;
  syntax::Parsing parsing;
  const syntax::ExprPtr read = syntax::parseExpression(parsing.context, parsing.sources.add("value", text));
  if (parsing.diagnostics.hasErrors()) return std::nullopt;
  return knownValue(read, parsing.names, [&](const std::string& name) -> std::optional<KnownValue> {
    const std::optional<std::string> named = textOfName(name);
    return named ? knownOf(*named, textOfName, depth + 1).value_or(KnownValue()) : std::optional<KnownValue>();
  });
}

}  // namespace

std::optional<double> knownNumber(const std::string& text, const TextOfName& textOfName) {
  const std::optional<KnownValue> value = knownOf(text, textOfName, 0);
  return value ? value->number : std::nullopt;
}

}  // namespace armature
