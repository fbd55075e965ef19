#include "engine/facade/class_lookup.h"

#include "engine/syntax/printer.h"

namespace armature {

using model::ClassNode;
using syntax::ClassDefinition;
using syntax::Element;
using syntax::Import;

namespace {

constexpr int kMaxDepth = 60;  // longer chains of bases and short definitions run in circles

}  // namespace

const ClassDefinition* ClassLookup::definitionOf(const ClassNode& node) const {
  const ClassDefinition* definition = node.isRoot() ? nullptr : node.definition();
  return definition && library_.isReadable(definition->span.file) ? definition : nullptr;
}

const ClassNode* ClassLookup::find(const ClassNode& scope, const syntax::Reference& name) {
  return find(scope, name, 0);
}

const ClassNode* ClassLookup::find(const ClassNode& scope, const syntax::Reference& name, size_t omitted) {
  if (name.parts.size() <= omitted || depth_ > kMaxDepth) return nullptr;
  ++depth_;
  const Name first = name.parts[0].name;
  const ClassNode* node = name.leadingDot ? library_.root().child(first) : firstPart(scope, first);
  for (size_t i = 1; node && i + omitted < name.parts.size(); ++i) node = member(*node, name.parts[i].name);
  --depth_;
  return node;
}

const ClassNode* ClassLookup::firstPart(const ClassNode& scope, Name name) {
  for (const ClassNode* at = &scope; at && !at->isRoot(); at = at->parent()) {
    if (const ClassNode* found = inScope(*at, name)) return found;
    if (at->name() == name) return at;
    const ClassDefinition* definition = definitionOf(*at);
    if (definition && definition->isEncapsulated) break;
  }
  return library_.root().child(name);
}

const ClassNode* ClassLookup::inScope(const ClassNode& scope, Name name) {
  if (const ClassNode* own = scope.child(name)) return own;
  if (const ClassNode* base = inherited(scope, name)) return base;
  return imported(scope, name);
}

// Asked for every name that stands in the class.
const std::vector<const Import*>& ClassLookup::importsOf(const ClassNode& scope) {
  const auto [place, isNew] = imports_.try_emplace(&scope);
  const ClassDefinition* const definition = isNew ? definitionOf(scope) : nullptr;
  if (!definition) return place->second;
  for (const Element& element : definition->elements)
    if (element.kind == Element::Kind::import) place->second.push_back(element.import);
  return place->second;
}

const ClassNode* ClassLookup::imported(const ClassNode& scope, Name name) {
  for (const Import* const one : importsOf(scope)) {
    const Import& import = *one;
    switch (import.form) {
      case Import::Form::qualified:
        if (!import.path.empty() && import.path.back() == name) return absolute(import.path);
        break;
      case Import::Form::renamed:
        if (import.alias == name) return absolute(import.path);
        break;
      case Import::Form::list:
        for (const Name listed : import.names) {
          if (listed != name) continue;
          const ClassNode* package = absolute(import.path);
          return package ? member(*package, name) : nullptr;
        }
        break;
      case Import::Form::wildcard: {
        const ClassNode* package = absolute(import.path);
        const ClassNode* found = package && package != &scope ? member(*package, name) : nullptr;
        if (found) return found;
        break;
      }
    }
  }
  return nullptr;
}

const ClassNode* ClassLookup::absolute(syntax::List<Name> path) {
  const ClassNode* node = path.empty() ? nullptr : library_.root().child(path[0]);
  for (size_t i = 1; node && i < path.size(); ++i) node = member(*node, path[i]);
  return node;
}

const ClassNode* ClassLookup::inherited(const ClassNode& owner, Name name) {
  NodeSet searched;
  return inherited(owner, name, searched);
}

// `searched` holds the classes that have been looked at: there may be very many ways to one base.
const ClassNode* ClassLookup::inherited(const ClassNode& owner, Name name, NodeSet& searched) {
  if (depth_ > kMaxDepth || underWay_.count(&owner) || !searched.insert(&owner).second) return nullptr;
  ++depth_;
  const ClassNode* found = nullptr;
  for (const Base& base : bases(owner)) {
    if (found || !base.node) continue;
    found = base.node->child(name);
    if (!found) found = inherited(*base.node, name, searched);
  }
  --depth_;
  return found;
}

const ClassNode* ClassLookup::member(const ClassNode& owner, Name name) {
  if (const ClassNode* own = owner.child(name)) return own;
  const ClassNode* resolved = resolveAlias(&owner);
  if (!resolved) return nullptr;
  if (resolved != &owner) return member(*resolved, name);
  return inherited(owner, name);
}

const std::vector<ClassLookup::Base>& ClassLookup::bases(const ClassNode& node) {
  if (const auto it = bases_.find(&node); it != bases_.end()) return it->second;
  std::vector<Base> list;
  if (const ClassDefinition* definition = definitionOf(node); definition && underWay_.insert(&node).second) {
    for (const Element& element : definition->elements) {
      if (element.kind != Element::Kind::extends) continue;
      list.push_back({resolveAlias(find(node, *element.extends->base)), element.extends});
    }
    underWay_.erase(&node);
  }
  return bases_[&node] = std::move(list);
}

const ClassDefinition* ClassLookup::resolvedDefinition(const ClassNode* node) {
  const ClassNode* const resolved = resolveAlias(node);
  return resolved ? definitionOf(*resolved) : nullptr;
}

const ClassNode* ClassLookup::resolveAlias(const ClassNode* node) {
  for (int steps = 0; node && steps < kMaxDepth; ++steps) {
    const ClassDefinition* definition = definitionOf(*node);
    if (!definition || definition->form != ClassDefinition::Form::alias) return node;
    const ClassNode* aliased = find(*node->parent(), *definition->aliased);
    if (!aliased) return node;  // a predefined type
    node = aliased;
  }
  return node;
}

bool ClassLookup::hasComponent(const ClassNode& owner, Name name) {
  NodeSet searched;
  return hasComponent(owner, name, searched, 0);
}

bool ClassLookup::hasComponent(const ClassNode& owner, Name name, NodeSet& searched, int depth) {
  const ClassDefinition* definition = definitionOf(owner);
  if (!definition || depth > kMaxDepth || !searched.insert(&owner).second) return false;
  for (const syntax::EnumerationLiteral& literal : definition->literals) {
    if (literal.name == name) return true;
  }
  for (const Element& element : definition->elements) {
    if (element.kind != Element::Kind::componentClause) continue;
    for (const syntax::Component* component : element.clause->components) {
      if (component->name == name) return true;
    }
  }
  for (const Base& base : bases(owner)) {
    if (base.node && hasComponent(*base.node, name, searched, depth + 1)) return true;
  }
  return false;
}

std::string ClassLookup::absoluteName(const ClassNode& scope, const syntax::Reference& name) {
  if (const ClassNode* node = find(scope, name)) return node->qualifiedName();
  const std::string text = syntax::toText(name, library_.names());
  const std::string last(library_.names().text(name.parts.back().name));
  if (name.parts.size() > 1) {
    const ClassNode* owner = find(scope, name, 1);
    const ClassNode* resolved = resolveAlias(owner);
    if (resolved && hasComponent(*resolved, name.parts.back().name)) return owner->qualifiedName() + "." + last;
    return text;
  }
  // A constant of an enclosing package.
  for (const ClassNode* at = scope.parent(); at && !at->isRoot(); at = at->parent()) {
    if (hasComponent(*at, name.parts[0].name)) return at->qualifiedName() + "." + last;
  }
  return text;
}

}  // namespace armature
