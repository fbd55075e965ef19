#include "engine/facade/missing_class.h"

#include "engine/facade/class_members.h"
#include "engine/model/library.h"

namespace armature {

Phrase elementInstead(model::Library& library, const std::string& qualifiedName) {
  const size_t dot = qualifiedName.rfind('.');
  if (dot == std::string::npos) return {};
  const std::string owner = qualifiedName.substr(0, dot), name = qualifiedName.substr(dot + 1);
  ClassLookup lookup(library);
  const model::ClassNode* const node = lookup.resolveAlias(library.find(owner));
  if (!node || !lookup.definitionOf(*node)) return {};
  for (const ClassMember& member : membersOf(library, lookup, *node)) {
    if (library.names().text(member.component->name) != name) continue;
    return member.clause->variability == syntax::Variability::constant
               ? phrase("'%1' is a constant of '%2', not a class", qualifiedName, owner)
               : phrase("'%1' is a component of '%2', not a class", qualifiedName, owner);
  }
  return {};
}

Phrase missingClass(model::Library& library, const std::string& qualifiedName) {
  Phrase instead = elementInstead(library, qualifiedName);
  return instead.empty() ? phrase("there is no class '%1'", qualifiedName) : instead;
}

}  // namespace armature
