#include "engine/facade/class_members.h"

#include <map>
#include <unordered_set>

#include "engine/syntax/annotation_values.h"
#include "engine/syntax/arena.h"
#include "engine/syntax/printer.h"

namespace armature {

using model::ClassNode;
using syntax::Argument;
using syntax::ClassDefinition;
using syntax::Component;
using syntax::ComponentClause;
using syntax::Element;
using syntax::Modification;

namespace {

constexpr int kMostBases = 40;  // levels of inheritance; more are a circle

TypeInfo::Kind predefined(std::string_view name) {
  if (name == "Real") return TypeInfo::Kind::real;
  if (name == "Integer") return TypeInfo::Kind::integer;
  if (name == "Boolean") return TypeInfo::Kind::boolean;
  if (name == "String") return TypeInfo::Kind::string;
  if (name == "StateSelect" || name == "AssertionLevel") return TypeInfo::Kind::enumeration;
  return TypeInfo::Kind::unknown;
}

class MemberCollector {
 public:
  MemberCollector(model::Library& library, ClassLookup& lookup) : library_(library), lookup_(lookup) {}

  // `outer` holds the modifications of the extends clauses on the way, the outermost first. A base that comes again
  // adds nothing: of components of one name the first one stays.
  void collect(const ClassNode& node, const std::vector<ScopedModification>& outer, bool isProtected, int depth) {
    const ClassDefinition* definition = lookup_.definitionOf(node);
    if (!definition || depth > kMostBases || !collected_.insert(&node).second) return;
    size_t nextBase = 0;
    const std::vector<ClassLookup::Base> bases = lookup_.bases(node);
    for (const Element& element : definition->elements) {
      if (element.kind == Element::Kind::extends) {
        if (nextBase >= bases.size()) continue;
        const ClassLookup::Base& base = bases[nextBase++];
        if (!base.node || base.node == &node) continue;
        std::vector<ScopedModification> inner = outer;
        if (base.clause->modification) inner.push_back({base.clause->modification, &node});
        collect(*base.node, inner, isProtected || base.clause->isProtected, depth + 1);
      } else if (element.kind == Element::Kind::componentClause) {
        for (const Component* component : element.clause->components) {
          add(*element.clause, *component, node, outer, isProtected);
        }
      }
    }
  }

  std::vector<ClassMember> take() { return std::move(members_); }

 private:
  void add(const ComponentClause& clause, const Component& component, const ClassNode& scope,
           const std::vector<ScopedModification>& outer, bool isProtected) {
    ClassMember member;
    member.component = &component;
    member.clause = &clause;
    member.scope = &scope;
    member.isProtected = isProtected || clause.isProtected;
    member.isFinal = clause.isFinal;
    promise(clause, component, scope, member);
    for (const ScopedModification& one : outer) apply(one, member);
    if (member.component->modification) member.modifications.push_back({member.component->modification, member.scope});
    const auto [place, isNew] = places_.emplace(component.name, members_.size());
    if (isNew) {
      members_.push_back(std::move(member));
    } else if (clause.isRedeclare) {
      ClassMember& before = members_[place->second];
      if (!clause.constrainedBy) {
        member.promised = before.promised;
        member.promisedScope = before.promisedScope;
        member.promisedModification = before.promisedModification;
      }
      before = std::move(member);
    }
  }

  static void promise(const ComponentClause& clause, const Component& component, const ClassNode& scope,
                      ClassMember& member) {
    if (member.promised && !clause.constrainedBy) return;
    member.promised = clause.constrainedBy ? clause.constrainedBy : clause.type;
    member.promisedScope = &scope;
    member.promisedModification = clause.constrainedBy ? clause.constrainedByModification : component.modification;
  }

  // Takes from the arguments of an extends clause those that concern the member.
  void apply(const ScopedModification& from, ClassMember& member) {
    for (const Argument* argument : from.modification->arguments) {
      if (argument->path.empty() || argument->path[0] != member.component->name) continue;
      if (argument->redeclaredComponent) {
        redeclare(*argument, *from.scope, member);
      } else if (argument->path.size() == 1 && argument->modification) {
        member.modifications.push_back({argument->modification, from.scope});
        if (argument->isFinal && argument->modification->binding) member.isFinal = true;
      } else if (argument->path.size() > 1 && argument->modification) {
        member.modifications.push_back({wrapped(*argument), from.scope});
      }
    }
  }

  // The outermost clause, which comes first, has the last word; what an inner one promises holds if it says nothing.
  static void redeclare(const Argument& argument, const ClassNode& scope, ClassMember& member) {
    const ComponentClause& clause = *argument.redeclaredComponent;
    const bool isOutermost = !member.isRedeclared;
    member.isFinal = member.isFinal || argument.isFinal;
    if (isOutermost || (clause.constrainedBy && !member.clause->constrainedBy))
      promise(clause, *clause.components[0], scope, member);
    if (!isOutermost) return;
    member.component = clause.components[0];
    member.clause = &clause;
    member.scope = &scope;
    member.isRedeclared = true;
  }

  // a.b = 1 as a modifier of a is (b = 1).
  const Modification* wrapped(const Argument& argument) {
    syntax::Arena& arena = library_.parseContext().arena;
    Argument* inner = arena.make<Argument>(argument);
    inner->path = argument.path.subspan(1);
    const Argument* const list = inner;
    Modification* made = arena.make<Modification>();
    made->arguments = arena.copy(&list, 1);
    made->span = argument.span;
    return made;
  }

  model::Library& library_;
  ClassLookup& lookup_;
  std::vector<ClassMember> members_;
  std::map<Name, size_t> places_;  // of components among them
  std::unordered_set<const ClassNode*> collected_;
};

TypeInfo typeAt(model::Library& library, ClassLookup& lookup, const ClassNode& scope, const syntax::Reference& name,
                int depth);

}  // namespace

std::vector<ClassMember> membersOf(model::Library& library, ClassLookup& lookup, const ClassNode& node) {
  MemberCollector collector(library, lookup);
  collector.collect(node, {}, false, 0);
  return collector.take();
}

TypeInfo typeOf(model::Library& library, ClassLookup& lookup, const ClassNode& scope, const syntax::Reference& name) {
  return typeAt(library, lookup, scope, name, 0);
}

namespace {

// What a short definition adds to the type that it names; what stands nearer to the component is stronger.
void takeAlias(const ClassDefinition& definition, const ClassNode* scope, TypeInfo& type) {
  if (type.causality == syntax::Causality::none) type.causality = definition.aliasCausality;
  if (definition.aliasModification) type.attributes.push_back({definition.aliasModification, scope});
  for (const syntax::ExprPtr dimension : definition.aliasDimensions) type.dimensions.push_back({dimension, scope});
}

// The base of a class without components of its own, which is a kind of that base: `type T extends Real; end T`.
const syntax::Extends* onlyBase(const ClassDefinition& definition) {
  const syntax::Extends* base = nullptr;
  for (const Element& element : definition.elements) {
    if (element.kind == Element::Kind::componentClause) return nullptr;
    if (element.kind == Element::Kind::extends) base = element.extends;
  }
  return definition.kind == syntax::ClassKind::model ? nullptr : base;
}

// A class with a body, for the type that has been followed up to it.
TypeInfo compositeType(model::Library& library, ClassLookup& lookup, const ClassNode& node, TypeInfo type, int depth) {
  type.kind = TypeInfo::Kind::composite;
  const syntax::Extends* const base = onlyBase(*node.definition());
  if (!base || depth > kMostBases) return type;
  const TypeInfo inherited = typeAt(library, lookup, node, *base->base, depth + 1);
  if (!inherited.isSimple()) return type;
  type.kind = inherited.kind;
  type.name = inherited.name;
  type.node = inherited.node;
  if (base->modification) type.attributes.push_back({base->modification, &node});
  type.attributes.insert(type.attributes.end(), inherited.attributes.begin(), inherited.attributes.end());
  return type;
}

TypeInfo typeAt(model::Library& library, ClassLookup& lookup, const ClassNode& scope, const syntax::Reference& name,
                int depth) {
  TypeInfo type;
  const NameTable& names = library.names();
  const ClassNode* at = &scope;
  const syntax::Reference* wanted = &name;
  for (int step = 0; step < kMostBases; ++step) {
    if (wanted->parts.size() == 1) {
      type.kind = predefined(names.text(wanted->parts[0].name));
      if (type.kind != TypeInfo::Kind::unknown) {
        type.name = std::string(names.text(wanted->parts[0].name));
        type.node = nullptr;
        return type;
      }
    }
    const ClassNode* node = lookup.find(*at, *wanted);
    const ClassDefinition* definition = node ? lookup.definitionOf(*node) : nullptr;
    if (!definition) {
      type.name = names.text(wanted->parts.back().name);
      return type;
    }
    if (!type.declared) type.declared = node;
    type.node = node;
    type.name = node->qualifiedName();
    const bool isExpandable = definition->kind == syntax::ClassKind::expandableConnector;
    type.isConnector = type.isConnector || isExpandable || definition->kind == syntax::ClassKind::connector;
    type.isExpandable = type.isExpandable || isExpandable;
    if (definition->form == ClassDefinition::Form::enumeration) {
      type.kind = TypeInfo::Kind::enumeration;
      return type;
    }
    if (definition->form != ClassDefinition::Form::alias)
      return compositeType(library, lookup, *node, std::move(type), depth);
    takeAlias(*definition, node->parent(), type);
    at = node->parent();
    wanted = definition->aliased;
  }
  return type;
}

}  // namespace

ScopedExpression attributeOf(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                             std::string_view attribute) {
  for (const auto* list : {&member.modifications, &type.attributes}) {
    for (const ScopedModification& one : *list) {
      if (const syntax::ExprPtr found = syntax::value(one.modification, names, attribute)) return {found, one.scope};
    }
  }
  return {};
}

std::string attributeText(const ClassMember& member, const TypeInfo& type, const NameTable& names,
                          std::string_view attribute) {
  return syntax::textOf(attributeOf(member, type, names, attribute).expression, names).value_or("");
}

std::string textOf(const ScopedExpression& expression, model::Library& library) {
  if (!expression.expression) return {};
  const std::string_view source = library.sources().text(expression.expression->span);
  if (source.find('\n') == std::string_view::npos) return std::string(source);
  return syntax::toText(*expression.expression, library.names());
}

std::vector<std::string> dimensionsOf(const ClassMember& member, const TypeInfo& type, model::Library& library) {
  std::vector<std::string> list;
  for (const auto& own : {member.component->dimensions, member.clause->dimensions})
    for (const syntax::ExprPtr dimension : own) list.push_back(syntax::toText(*dimension, library.names()));
  for (const ScopedExpression& dimension : type.dimensions) list.push_back(textOf(dimension, library));
  return list;
}

ScopedExpression bindingOf(const ClassMember& member) {
  for (const ScopedModification& one : member.modifications) {
    if (one.modification->isBreak) return {};
    if (one.modification->binding) return {one.modification->binding, one.scope};
  }
  return {};
}

}  // namespace armature
