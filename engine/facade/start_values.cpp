#include "engine/facade/start_values.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/syntax/walk.h"

namespace armature {

using syntax::Argument;
using syntax::ExprKind;
using syntax::Variability;

namespace {

// The strongest argument of that name which the declaration has or is given; null for none.
const Argument* ownArgument(const std::vector<ScopedModification>& modifications, const NameTable& names,
                            std::string_view name) {
  for (const ScopedModification& one : modifications)
    for (const Argument* argument : one.modification->arguments)
      if (argument->path.size() == 1 && names.text(argument->path[0]) == name) return argument;
  return nullptr;
}

bool isArray(const ClassMember& member, const TypeInfo& type) {
  return !member.component->dimensions.empty() || !member.clause->dimensions.empty() || !type.dimensions.empty();
}

// StateSelect.prefer or .always, also as one of the values of a condition.
bool isWantedAsState(const ClassMember& member, const TypeInfo& type, const NameTable& names) {
  bool isWanted = false;
  forEachReference(attributeOf(member, type, names, "stateSelect").expression, [&](const syntax::Reference& reference) {
    const std::string_view last = names.text(reference.parts.back().name);
    isWanted = isWanted || last == "prefer" || last == "always";
  });
  return isWanted;
}

// Without a start at its own declaration.
bool mayBeState(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                const std::set<Name>& derived) {
  const bool isFree = type.kind == TypeInfo::Kind::real && member.clause->variability == Variability::continuous &&
                      member.clause->causality == syntax::Causality::none && !bindingOf(member).expression;
  if (!isFree) return false;
  return derived.contains(member.component->name) || isWantedAsState(member, type, names) ||
         attributeOf(member, type, names, "start").expression;
}

// Of each element the same.
std::string repeated(const std::string& value, const std::vector<std::string>& dimensions) {
  constexpr int kShort = 4;  // elements that are written one by one
  if (dimensions.size() == 1 && dimensions[0].size() == 1 && dimensions[0][0] >= '1' &&
      dimensions[0][0] <= '0' + kShort) {
    std::string list = value;
    for (char k = '1'; k < dimensions[0][0]; ++k) list += ", " + value;
    return "{" + list + "}";
  }
  std::string text = "fill(" + value;
  for (const std::string& size : dimensions) {
    if (size == ":") return {};
    text += ", " + size;
  }
  return text + ")";
}

}  // namespace

void collectDerived(const syntax::ClassDefinition& definition, const NameTable& names, std::set<Name>& into) {
  const auto note = [&](const syntax::Expression& call) {
    const bool isDer = call.reference && call.reference->parts.size() == 1 &&
                       names.text(call.reference->parts[0].name) == "der" && call.args.size() == 1;
    if (!isDer || !call.args[0] || call.args[0]->kind != ExprKind::reference) return;
    const syntax::Reference& derived = *call.args[0]->reference;
    if (derived.parts.size() == 1) into.insert(derived.parts[0].name);
  };
  for (const syntax::EquationSection& section : definition.equations)
    for (const syntax::Equation* equation : section.equations) forEachCall(*equation, note);
}

bool offersStart(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                 const std::set<Name>& derived) {
  const bool isReal = type.kind == TypeInfo::Kind::real;
  const bool isValue = isReal || type.kind == TypeInfo::Kind::integer || type.kind == TypeInfo::Kind::boolean;
  if (!isValue || member.clause->isOuter || (!isReal && isArray(member, type))) return false;
  if (const Argument* const own = ownArgument(member.modifications, names, "start"))
    return !own->isFinal && own->modification && own->modification->binding;
  return mayBeState(member, type, names, derived);
}

std::string startText(const ClassMember& member, const TypeInfo& type, model::Library& library) {
  const ScopedExpression start = attributeOf(member, type, library.names(), "start");
  const std::string text = textOf(start, library);
  if (text.empty() || !isArray(member, type)) return text;
  const Argument* const own = ownArgument(member.modifications, library.names(), "start");
  const ExprKind kind = start.expression->kind;
  const bool isOne = kind == ExprKind::integer || kind == ExprKind::real || kind == ExprKind::unary;
  return (own ? own->isEach : isOne) ? repeated(text, dimensionsOf(member, type, library)) : text;
}

}  // namespace armature
