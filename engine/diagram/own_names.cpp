#include "engine/diagram/own_names.h"

#include <algorithm>
#include <set>

#include "engine/diagram/name_bindings.h"
#include "engine/syntax/printer.h"

namespace armature::diagram {

using syntax::ClassKind;
using syntax::TokenKind;

namespace {
constexpr int kManyBases = 20;

KnownName::Kind kindOf(const syntax::ComponentClause& clause, const std::string& type) {
  if (clause.variability == syntax::Variability::parameter) return KnownName::Kind::parameter;
  if (clause.variability == syntax::Variability::constant) return KnownName::Kind::constant;
  const bool isBasic = type == "Real" || type == "Integer" || type == "Boolean" || type == "String";
  return isBasic || type.find(".Units.") != std::string::npos ? KnownName::Kind::variable : KnownName::Kind::part;
}

KnownName::Kind kindOf(ClassKind kind) {
  if (kind == ClassKind::function || kind == ClassKind::operatorFunction) return KnownName::Kind::function;
  return kind == ClassKind::package ? KnownName::Kind::package : KnownName::Kind::classKind;
}

}  // namespace

OwnNames::OwnNames(const std::vector<std::string>& classTexts)
    : texts_(std::make_unique<OwnTexts>(classTexts)), scopes_(std::make_unique<NameScopes>(*texts_)) {}

OwnNames::~OwnNames() = default;

KnownName OwnNames::known(int declaration) const {
  const NameDeclaration& self = scopes_->declarations()[static_cast<size_t>(declaration)];
  KnownName made;
  made.name = std::string(texts_->names.text(self.name));
  if (self.component && self.component->clause->type) {
    made.type = scopes_->foreignName(*self.component->clause->type, self.owner);
    made.kind = kindOf(*self.component->clause, made.type);
    made.description = std::string(self.component->description);
  } else if (self.scope >= 0) {
    const syntax::ClassDefinition& definition = *scopes_->scopes()[static_cast<size_t>(self.scope)].definition;
    made.kind = kindOf(definition.kind);
    made.description = std::string(definition.description);
  } else if (self.import) {
    made.kind = KnownName::Kind::package;
  }
  return made;
}

// Those of the class itself and of its own bases; `isAll`: components, too, not only what can be seen from inside a
// class in it.
void OwnNames::addMembers(int scope, bool isAll, int depth, std::vector<KnownName>& names) const {
  for (const auto& [name, declaration] : scopes_->scopes()[static_cast<size_t>(scope)].members) {
    KnownName made = known(declaration);
    const bool isComponent = scopes_->declarations()[static_cast<size_t>(declaration)].component != nullptr;
    if (!isAll && isComponent && made.kind != KnownName::Kind::constant) continue;
    if (std::ranges::find(names, made.name, &KnownName::name) == names.end()) names.push_back(std::move(made));
  }
  if (depth < kManyBases)
    for (const int base : scopes_->ownBases(scope)) addMembers(base, isAll, depth + 1, names);
}

std::vector<KnownName> OwnNames::visibleAt(size_t text, uint32_t at) const {
  std::vector<KnownName> names;
  bool isAll = true;
  for (int scope = scopes_->scopeAt(text, at); scope >= 0; isAll = false) {
    addMembers(scope, isAll, 0, names);
    scope = scopes_->scopes()[static_cast<size_t>(scope)].parent;
  }
  for (const auto& [name, declaration] : scopes_->top()) {
    KnownName made = known(declaration);
    if (std::ranges::find(names, made.name, &KnownName::name) == names.end()) names.push_back(std::move(made));
  }
  return names;
}

void OwnNames::addForeignBases(int scope, int depth, std::vector<std::string>& bases) const {
  const NameScope& self = scopes_->scopes()[static_cast<size_t>(scope)];
  const bool isAlias = self.definition->form == syntax::ClassDefinition::Form::alias && self.definition->aliased;
  const auto add = [&](const syntax::Reference& name, int at) {
    if (scopes_->classOf(name, at) < 0) bases.push_back(scopes_->foreignName(name, at));
  };
  if (isAlias) add(*self.definition->aliased, self.parent);
  for (const syntax::Extends* extends : self.bases)
    if (extends->base) add(*extends->base, scope);
  if (depth < kManyBases)
    for (const int base : scopes_->ownBases(scope)) addForeignBases(base, depth + 1, bases);
}

std::vector<std::string> OwnNames::foreignBasesAt(size_t text, uint32_t at) const {
  std::vector<std::string> bases;
  if (const int scope = scopes_->scopeAt(text, at); scope >= 0) addForeignBases(scope, 0, bases);
  return bases;
}

int OwnNames::scopeOf(const std::string& ownClass) const {
  const auto found = std::ranges::find(scopes_->scopes(), ownClass, &NameScope::path);
  return found == scopes_->scopes().end() ? -1 : static_cast<int>(found - scopes_->scopes().begin());
}

std::vector<KnownName> OwnNames::membersOf(const std::string& ownClass) const {
  std::vector<KnownName> names;
  if (const int scope = scopeOf(ownClass); scope >= 0) addMembers(scope, true, 0, names);
  return names;
}

std::vector<std::string> OwnNames::foreignBasesOf(const std::string& ownClass) const {
  std::vector<std::string> bases;
  if (const int scope = scopeOf(ownClass); scope >= 0) addForeignBases(scope, 0, bases);
  return bases;
}

std::string OwnNames::classOfMember(const std::string& ownClass, const std::string& member) const {
  const int scope = scopeOf(ownClass);
  const Name name = texts_->names.find(member);
  const int found = scope < 0 || !name.isValid() ? -1 : scopes_->member(scope, name);
  if (found < 0) return {};
  const int type = scopes_->typeOf(found);
  return type < 0 ? known(found).type : scopes_->scopes()[static_cast<size_t>(type)].path;
}

NameMeaning OwnNames::meaningAt(size_t text, uint32_t at, const std::vector<std::string>& path) const {
  NameMeaning made;
  made.rest = path;
  if (path.empty()) return made;
  int found = scopes_->lookup(scopes_->scopeAt(text, at), texts_->names.find(path[0]));
  int type = -1;
  for (size_t i = 0; found >= 0; ++i) {
    const NameDeclaration& self = scopes_->declarations()[static_cast<size_t>(found)];
    const KnownName name = known(found);
    made.isFound = true;
    made.rest.assign(path.begin() + static_cast<std::ptrdiff_t>(i) + 1, path.end());
    made.description = name.description;
    made.isClass = self.component == nullptr;
    type = scopes_->typeOf(found);
    made.isOwn = type >= 0;
    if (self.import) {
      made.className.clear();
      for (const Name part : self.import->path)
        made.className += (made.className.empty() ? "" : ".") + std::string(texts_->names.text(part));
      if (self.import->form == syntax::Import::Form::list) made.className += "." + name.name;
      for (const std::string& rest : made.rest) made.className += "." + rest;
      made.rest.clear();
      return made;
    }
    if (type >= 0) {
      made.className = scopes_->scopes()[static_cast<size_t>(type)].path;
    } else if (self.scope >= 0) {  // an alias of a class of a library
      const NameScope& scope = scopes_->scopes()[static_cast<size_t>(self.scope)];
      made.className = scopes_->foreignName(*scope.definition->aliased, scope.parent);
    } else {
      made.className = name.type;
    }
    found = type >= 0 && i + 1 < path.size() ? scopes_->member(type, texts_->names.find(path[i + 1])) : -1;
  }
  return made;
}

}  // namespace armature::diagram
