#include "engine/facade/equation_names.h"

#include <algorithm>

#include "engine/syntax/printer.h"

namespace armature {

using syntax::Expression;
using syntax::ExprKind;
using syntax::ExprPtr;
using syntax::Reference;
using syntax::ReferencePart;

EquationNames::EquationNames(model::Library& library, ClassLookup& lookup, const std::vector<ClassMember>& members,
                             const model::ClassNode& scope)
    : library_(library), lookup_(lookup), scope_(scope) {
  for (const ClassMember& member : members) members_.emplace(member.component->name, &member);
}

bool EquationNames::isCall(const Expression& expression, std::string_view function) const {
  return expression.kind == ExprKind::call && expression.reference && expression.reference->parts.size() == 1 &&
         table().text(expression.reference->parts[0].name) == function;
}

bool EquationNames::isVariable(const Reference& reference) const {
  if (reference.leadingDot || reference.parts.empty()) return false;
  const Name first = reference.parts[0].name;
  return members_.contains(first) && std::find(iterators_.begin(), iterators_.end(), first) == iterators_.end();
}

// The place of a literal in its enumeration, from 1; null for anything else.
ExprPtr EquationNames::literalNumber(const Expression& node, const model::ClassNode& scope,
                                     syntax::Arena& arena) const {
  const Reference& reference = *node.reference;
  if (reference.parts.size() < 2) return nullptr;
  const syntax::ClassDefinition* const type = lookup_.resolvedDefinition(lookup_.find(scope, reference, 1));
  if (!type || type->form != syntax::ClassDefinition::Form::enumeration) return nullptr;
  const auto found = std::ranges::find(type->literals, reference.parts.back().name, &syntax::EnumerationLiteral::name);
  if (found == type->literals.end()) return nullptr;
  Expression* made = arena.make<Expression>();
  made->kind = ExprKind::integer;
  made->number = static_cast<double>(found - type->literals.begin() + 1);
  return made;
}

// A copy with short names. Only variables keep all of theirs.
ExprPtr EquationNames::rewritten(ExprPtr expression, const model::ClassNode& scope, bool isForFormula,
                                 syntax::Arena& arena) const {
  if (!expression) return nullptr;
  const auto again = [&](ExprPtr inner) { return rewritten(inner, scope, isForFormula, arena); };
  if (isForFormula) {
    if (isCall(*expression, "noEvent") && expression->args.size() == 1) return again(expression->args[0]);
    if (isCall(*expression, "smooth") && expression->args.size() == 2) return again(expression->args[1]);
    if (expression->kind == ExprKind::reference && !isVariable(*expression->reference))
      if (const ExprPtr number = literalNumber(*expression, scope, arena)) return number;
  }
  Expression* copy = arena.make<Expression>(*expression);
  if (copy->reference && !isVariable(*copy->reference) && copy->reference->parts.size() > 1) {
    Reference* reference = arena.make<Reference>(*copy->reference);
    reference->leadingDot = false;
    reference->parts = reference->parts.last(1);
    copy->reference = reference;
  }
  copy->a = again(expression->a);
  copy->b = again(expression->b);
  std::vector<ExprPtr> args;
  for (const ExprPtr argument : expression->args) args.push_back(again(argument));
  copy->args = arena.copy(args.data(), args.size());
  std::vector<syntax::NamedArgument> named;
  for (const syntax::NamedArgument& argument : expression->named)
    named.push_back({argument.name, again(argument.value)});
  copy->named = arena.copy(named.data(), named.size());
  return copy;
}

std::string EquationNames::textOf(ExprPtr expression, const model::ClassNode& scope) const {
  syntax::Arena arena;
  const ExprPtr shortened = rewritten(expression, scope, false, arena);
  return shortened ? syntax::toText(*shortened, table()) : std::string();
}

std::string EquationNames::conditionOf(ExprPtr expression) const {
  syntax::Arena arena;
  const ExprPtr simple = rewritten(expression, scope_, true, arena);
  return simple ? syntax::toText(*simple, table()) : std::string();
}

void EquationNames::collect(ExprPtr expression, std::vector<EquationName>& into) const {
  if (!expression) return;
  const auto add = [&](const Reference& reference, bool isDerivative) {
    if (!isVariable(reference)) return;
    EquationName name{{}, isDerivative};
    bool isPlain = true;
    for (const ReferencePart& part : reference.parts) {
      if (!name.name.empty()) name.name += '.';
      name.name += table().text(part.name);
      isPlain = isPlain && std::ranges::all_of(part.subscripts,
                                               [](ExprPtr subscript) { return subscript->kind == ExprKind::integer; });
      if (part.subscripts.empty() || !isPlain) continue;
      std::string places;
      for (const ExprPtr subscript : part.subscripts)
        places += (places.empty() ? "" : ",") + syntax::numberText(subscript->number);
      name.name += "[" + places + "]";
    }
    if (std::find(into.begin(), into.end(), name) == into.end()) into.push_back(std::move(name));
  };
  const bool isDerivative = isCall(*expression, "der") && expression->args.size() == 1 && expression->args[0] &&
                            expression->args[0]->kind == ExprKind::reference;
  if (isDerivative) return add(*expression->args[0]->reference, true);
  if (expression->kind == ExprKind::reference) add(*expression->reference, false);
  if (expression->reference)
    for (const ReferencePart& part : expression->reference->parts)
      for (const ExprPtr subscript : part.subscripts) collect(subscript, into);
  collect(expression->a, into);
  collect(expression->b, into);
  for (const ExprPtr argument : expression->args) collect(argument, into);
  for (const syntax::NamedArgument& argument : expression->named) collect(argument.value, into);
  for (const syntax::Iterator& iterator : expression->iterators) collect(iterator.range, into);
}

}  // namespace armature
