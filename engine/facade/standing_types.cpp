#include "engine/facade/standing_types.h"

#include <algorithm>

#include "engine/syntax/annotation_values.h"
#include "engine/syntax/printer.h"

namespace armature {

using model::ClassNode;
using syntax::ClassDefinition;

TypeInfo StandingTypes::typeOfMember(const ClassMember& member) const {
  const syntax::Reference& name = *member.clause->type;
  const auto found = name.leadingDot ? standing_.end() : standing_.find(name.parts[0].name);
  const bool isOther = found != standing_.end() && found->second.isRedeclared &&
                       found->second.definition->form == ClassDefinition::Form::alias;
  if (!isOther) return typeOf(library_, lookup_, *member.scope, name);
  const StandingClass& standing = found->second;
  const ClassNode* const owner = lookup_.find(*standing.scope, *standing.definition->aliased);
  if (!owner) return typeOf(library_, lookup_, *member.scope, name);  // of a class that nobody has: as it was
  if (name.parts.size() == 1) return typeOf(library_, lookup_, *standing.scope, *standing.definition->aliased);
  syntax::Reference within = name;
  within.parts = name.parts.subspan(1);
  return typeOf(library_, lookup_, *lookup_.resolveAlias(owner), within);
}

std::string StandingTypes::valueWithin(const syntax::Reference& name, const std::vector<ClassMember>& members) const {
  if (name.parts.size() != 2 || name.leadingDot) return {};
  std::vector<ScopedModification> given;
  TypeInfo type;
  if (const auto element = standing_.find(name.parts[0].name); element != standing_.end()) {
    const ClassDefinition& definition = *element->second.definition;
    if (definition.form != ClassDefinition::Form::alias) return {};
    type = typeOf(library_, lookup_, *element->second.scope, *definition.aliased);
    if (definition.aliasModification) given.push_back({definition.aliasModification, element->second.scope});
  } else {
    const auto member = std::ranges::find_if(
        members, [&](const ClassMember& one) { return one.component->name == name.parts[0].name; });
    if (member == members.end()) return {};
    type = typeOfMember(*member);
    given = member->modifications;
  }
  if (!type.node) return {};
  given.insert(given.end(), type.attributes.begin(), type.attributes.end());
  const NameTable& names = library_.names();
  const std::string wanted(names.text(name.parts[1].name));
  for (const ScopedModification& one : given)
    if (const syntax::ExprPtr value = syntax::value(one.modification, names, wanted)) return literalText(value);
  for (const ClassMember& one : membersOf(library_, lookup_, *type.node))
    if (one.component->name == name.parts[1].name) return literalText(bindingOf(one).expression);
  return {};
}

std::string StandingTypes::literalText(syntax::ExprPtr value) const {
  if (!value) return {};
  if (const auto truth = syntax::truthOf(value, library_.names())) return *truth ? "true" : "false";
  if (const auto number = syntax::numberOf(value)) return syntax::numberText(*number);
  return {};
}

}  // namespace armature
