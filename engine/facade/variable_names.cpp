#include "engine/facade/variable_names.h"

#include "engine/syntax/printer.h"

namespace armature {

std::string variableText(const syntax::Reference& reference, const NameTable& names) {
  const std::string text = syntax::toText(reference, names);
  std::string out;
  char quote = 0;
  for (const char c : text) {
    if (c == '\'') quote = quote ? 0 : c;
    if (c != ' ' || quote) out += c;
  }
  return out;
}

std::string variableName(syntax::ExprPtr e, const NameTable& names) {
  if (e->kind == syntax::ExprKind::reference) return variableText(*e->reference, names);
  const bool isDerivative = e->kind == syntax::ExprKind::call && e->reference && e->args.size() == 1 && e->args[0] &&
                            e->args[0]->kind == syntax::ExprKind::reference && e->named.empty() &&
                            variableText(*e->reference, names) == "der";
  return isDerivative ? "der(" + variableText(*e->args[0]->reference, names) + ")" : std::string();
}

}  // namespace armature
