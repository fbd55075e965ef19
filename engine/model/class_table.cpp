// Classes in their environment: elements with inheritance, short classes, type classes (specification 4.5, 5.6, 7.1).
#include <algorithm>

#include "engine/model/class_table.h"
#include "engine/model/modifiers.h"
#include "engine/model/redeclarations.h"
#include "engine/syntax/compare.h"

namespace armature::model {

using syntax::ClassDefinition;
using syntax::ClassKind;

namespace {

// Types and enumerations that every class sees (specification 4.9); literals without meaning to us are listed as well.
constexpr std::string_view kBuiltinTypes =
    "type StateSelect = enumeration(never, avoid, default, prefer, always);"
    "type AssertionLevel = enumeration(warning, error);";

}  // namespace

ClassTable::ClassTable(Translation& translation, Modifiers& modifiers, PartFinder& parts, ClassChecks& checks)
    : TranslationPart(translation), modifiers_(modifiers), parts_(parts), checks_(checks) {
  state().rootClass = makeClass(nullptr, nullptr, nullptr, {});
  state().rootClass->state = Class::State::complete;
  auto addLeaf = [&](std::string_view name, LeafKindOf leaf) {
    Class* cls = makeClass(nullptr, nullptr, nullptr, {});
    cls->leaf = leaf;
    cls->kind = syntax::ClassKind::type;
    cls->state = Class::State::complete;
    builtinClasses_.emplace(library().names().intern(name), cls);
  };
  addLeaf("Real", LeafKindOf::real);
  addLeaf("Integer", LeafKindOf::integer);
  addLeaf("Boolean", LeafKindOf::boolean);
  addLeaf("String", LeafKindOf::string);
  addLeaf("Clock", LeafKindOf::clock);
  addLeaf("ExternalObject", LeafKindOf::externalObject);
  const FileId file = library().sources().add("built-in types", std::string(kBuiltinTypes));
  syntax::ParseContext own{library().names(), library().sources(), arena_, diagnostics()};
  for (const syntax::ClassDefinition* d : syntax::parseFile(own, file)->classes)
    builtinClasses_.emplace(d->name, makeClass(nullptr, d, nullptr, {}));
}

Class* ClassTable::makeClass(const ClassNode* node, const ClassDefinition* definition, const Context* enclosing,
                             Environment environment) {
  Class& made = classes_.emplace_back();
  made.node = node;
  made.definition = definition;
  made.enclosing = enclosing;
  made.environment = std::move(environment);
  if (definition) made.kind = definition->kind;
  made.isPartial = definition && definition->isPartial;
  return &made;
}

Class* ClassTable::topLevelClass(Name name) {
  const auto [at, isNew] = topLevel_.emplace(name, nullptr);
  if (!isNew) return at->second;
  const ClassNode* node = library().root().child(name);
  if (!node || !node->definition()) return nullptr;
  Class* made = makeClass(node, node->definition(), nullptr, {});
  topLevel_[name] = made;
  return made;
}

Instance* ClassTable::staticsOf(Class* cls) {
  if (cls->statics) return cls->statics;
  Instance& made = state().instances.emplace_back();
  made.isStatic = true;
  made.cls = cls;
  made.state = Instance::State::ready;
  if (cls->definition) made.name = cls->definition->name;
  cls->statics = &made;
  return &made;
}

// A tree with syntax errors lacks parts: its classes are not used, the errors are passed on.
bool ClassTable::isReadable(FileId file) {
  const std::vector<Diagnostic>& all = library().diagnostics().all();
  for (; syntaxErrorsSeen_ < all.size(); ++syntaxErrorsSeen_) {
    const Diagnostic& d = all[syntaxErrorsSeen_];
    if (d.severity == Severity::error && d.span.isValid()) brokenFiles_.emplace(d.span.file, false);
  }
  const auto at = brokenFiles_.find(file);
  if (at == brokenFiles_.end()) return library().isReadable(file);
  if (!at->second)
    for (const Diagnostic& d : all)
      if (d.severity == Severity::error && d.span.file == file) diagnostics().add(d);
  at->second = true;
  return false;
}

bool ClassTable::complete(Class* cls) {
  if (cls->state == Class::State::complete) return true;
  if (cls->state == Class::State::building) {
    diagnostics().error("N003", phrase("class '%1' inherits from itself", nameOf(cls)),
                        cls->definition ? cls->definition->nameSpan : SourceSpan{});
    return false;
  }
  cls->state = Class::State::building;
  bool isGood = true;
  if (cls->definition && !isReadable(cls->definition->span.file)) {
    isGood = false;
  } else if (cls->definition) {
    if (++state().depth > 200) {
      diagnostics().error("N009", phrase("classes are nested too deeply at '%1'", nameOf(cls)),
                          cls->definition->nameSpan);
      isGood = false;
    } else if (cls->definition->form == ClassDefinition::Form::enumeration) {
      cls->leaf = LeafKindOf::enumeration;
      cls->enumeration = cls;
    } else if (cls->definition->form == ClassDefinition::Form::alias) {
      isGood = completeAlias(cls);
    } else {
      isGood = completeBody(cls);
    }
    --state().depth;
  }
  // Those of a short class stand between its own modifiers and its base.
  if (!cls->definition || cls->definition->form != ClassDefinition::Form::alias) apply(cls->constraints, cls);
  apply(cls->environment, cls);
  cls->views.push_back(cls);
  cls->state = Class::State::complete;
  cls->declarations.clear();
  cls->outside.clear();
  if (!isGood) return false;
  checks_.checkRules(cls);
  if (cls->leaf == LeafKindOf::none && !cls->environment.empty()) checks_.checkNames(cls->environment, cls, nullptr);
  return true;
}

// A short class `type X = Base[dims](modifiers)`; its right side is understood in the enclosing class.
bool ClassTable::completeAlias(Class* cls) {
  const ClassDefinition& d = *cls->definition;
  Class* base = nullptr;
  if (cls->enclosing) {
    // The short class itself must not be found under its own name (replaceable type T = T).
    base = resolveClass(*d.aliased, cls->enclosing);
    const bool isPath = d.aliased->parts.size() > 1 && !d.aliased->leadingDot && isOwnText(d.aliased->span);
    if (base && isPath && lookup(d.aliased->parts[0].name, cls->enclosing).kind == Found::Kind::component)
      diagnostics().error("N028",
                          phrase("'%1' is taken from a component, which a call alone can do",
                                 library().sources().text(d.aliased->span)),
                          d.aliased->span);
  } else if (d.aliased->parts.size() > 0) {
    state().contexts.push_back({staticsOf(state().rootClass), state().rootClass});
    base = resolveClass(*d.aliased, &state().contexts.back());
  }
  if (!base) return false;
  if (base == cls) {
    diagnostics().error("N003", phrase("class '%1' inherits from itself", nameOf(cls)), d.nameSpan);
    return false;
  }
  if (!addBase(cls, base, d.aliasModification, cls->enclosing, false)) return false;
  cls->isPartial = cls->isPartial || base->isPartial;
  cls->flow = d.aliasFlow != syntax::Flow::none ? d.aliasFlow : cls->flow;
  cls->causality = d.aliasCausality != syntax::Causality::none ? d.aliasCausality : cls->causality;
  if (!d.aliasDimensions.empty())
    cls->dimensions.insert(cls->dimensions.begin(), Class::Dimensions{d.aliasDimensions, cls->enclosing});
  return true;
}

bool ClassTable::completeBody(Class* cls) {
  const ClassDefinition& d = *cls->definition;
  bool isGood = true;
  if (d.isClassExtends && cls->enclosing) {
    const ClassDeclaration* declared = findInBases(cls->enclosing->view, d.name);
    if (!declared) {
      diagnostics().error("N002", phrase("there is no inherited class '%1' to extend", text(d.name)), d.nameSpan);
      return false;
    }
    Class* base = classOf(*declared, cls->enclosing->self);
    if (!base || !addBase(cls, base, d.extendsModification, nullptr, false)) return false;
  }
  for (const syntax::Element& element : d.elements) {
    if (element.kind == syntax::Element::Kind::extends) {
      const syntax::Extends& e = *element.extends;
      Class* base = resolveClass(*e.base, contextOf(staticsOf(cls), cls));
      if (base && base->definition && base->definition->isReplaceable) {
        diagnostics().error("N022", phrase("'%1' cannot extend '%2', which is replaceable", nameOf(cls), nameOf(base)),
                            e.span);
        isGood = false;
        continue;
      }
      if (!base || !addBase(cls, base, e.modification, nullptr, e.isProtected)) isGood = false;
    } else if (element.kind == syntax::Element::Kind::componentClause) {
      addElements(cls, *element.clause);
    }
  }
  return isGood;
}

// Whether a modifier speaks of a class among the elements of a base.
bool ClassTable::isAboutClass(const Modifier& m, Class* base) {
  if (m.clause || !m.name.isValid() || (!m.definition && base->index.contains(m.name))) return false;
  return findDeclaration(base, m.name) != nullptr;
}

// `isProtected`: the clause stands in a protected section, and so do all elements of the base.
bool ClassTable::addBase(Class* cls, Class* base, const syntax::Modification* modification, const Context* context,
                         bool isProtected) {
  if (!complete(base)) return false;
  // Class redeclarations change what names mean within the base: it becomes a class of its own.
  const Context* where = context ? context : contextOf(staticsOf(cls), cls);
  Environment redeclarations;
  for (const Modifier& m : cls->environment)
    if (m.definition || isAboutClass(m, base)) redeclarations.push_back(m);
  if (modification) {
    for (const syntax::Argument* a : modification->arguments) {
      Modifier m = modifiers_.modifierOf(*a, where, nullptr);
      if (m.definition || (base->leaf == LeafKindOf::none && isAboutClass(m, base))) redeclarations.push_back(m);
    }
  }
  // What the constraining clause says of classes holds where nothing nearer does (specification 7.3.2).
  for (const Modifier& m : cls->constraints)
    if (isAboutClass(m, base)) redeclarations.push_back(m);
  Class* const original = base;
  if (modification) modifiers_.checkGivenTwice(*modification);
  if (modification && isOwnText(modification->span))
    for (const syntax::Argument* a : modification->arguments)
      if (a->redeclaredClass) narrowedClasses_.push_back({original, modifiers_.modifierOf(*a, where, nullptr)});
  if (!redeclarations.empty()) base = withRedeclarations(base, std::move(redeclarations));
  if (!complete(base)) return false;
  cls->bases.push_back({base, modification, context});
  // Short classes and body classes are views of their own; the text of a base comes first.
  for (Class* view : base->views)
    if (std::find(cls->views.begin(), cls->views.end(), view) == cls->views.end()) cls->views.push_back(view);
  // A type class hands on its attributes; ours win.
  if (base->leaf != LeafKindOf::none) {
    cls->leaf = base->leaf;
    cls->enumeration = base->enumeration;
    if (modification)
      for (const syntax::Argument* a : modification->arguments)
        cls->attributes.push_back({modifiers_.modifierOf(*a, where, nullptr), nullptr});
    if (context)
      for (const Modifier& m : cls->constraints) cls->attributes.push_back({m, nullptr});
    cls->attributes.insert(cls->attributes.end(), base->attributes.begin(), base->attributes.end());
  }
  cls->dimensions.insert(cls->dimensions.end(), base->dimensions.begin(), base->dimensions.end());
  // The parts of an array take their own shares of a modifier.
  const bool isShort = cls->definition->form == ClassDefinition::Form::alias;
  const size_t rank = isShort ? cls->definition->aliasDimensions.size() + rankOf(*base) : 0;
  const bool isArray = base->leaf == LeafKindOf::none && rank > 0;
  if (isArray && modification)
    for (const syntax::Argument* a : modification->arguments)
      if (!a->redeclaredClass) cls->arrayModifiers.push_back({modifiers_.modifierOf(*a, where, nullptr), rank});
  cls->arrayModifiers.insert(cls->arrayModifiers.end(), base->arrayModifiers.begin(), base->arrayModifiers.end());
  if (cls->flow == syntax::Flow::none) cls->flow = base->flow;
  if (cls->causality == syntax::Causality::none) cls->causality = base->causality;
  if (cls->definition->form == ClassDefinition::Form::alias &&
      (cls->kind == ClassKind::classKind || cls->kind == ClassKind::type))
    cls->kind = base->kind;
  for (const Element& inherited : base->elements) {
    Element copy = inherited;
    copy.isProtected = copy.isProtected || isProtected;
    std::vector<Layer> mine;
    if (modification && !isArray) {
      for (const syntax::Argument* a : modification->arguments) {
        Name name = a->path.empty() ? Name{} : a->path[0];
        if (a->redeclaredComponent) name = a->redeclaredComponent->components[0]->name;
        if (name != inherited.name || a->redeclaredClass) continue;
        mine.push_back({modifiers_.modifierOf(*a, context, nullptr), context ? nullptr : cls});
      }
    }
    if (context)
      for (const Modifier& m : cls->constraints)
        if (m.name == inherited.name) mine.push_back({m, nullptr});
    copy.layers.insert(copy.layers.begin(), mine.begin(), mine.end());
    const auto [at, isNew] = cls->index.emplace(inherited.name, static_cast<uint32_t>(cls->elements.size()));
    if (!isNew) {
      Element& here = cls->elements[at->second];
      if (here.view == cls && here.clause->isRedeclare && !here.replaced)
        replace(here, std::move(copy));
      else
        checkInheritedTwice(cls, here, copy);
      continue;
    }
    cls->elements.push_back(std::move(copy));
  }
  if (modification && base->leaf == LeafKindOf::none && base->state == Class::State::complete) {
    Environment given;
    for (const syntax::Argument* a : modification->arguments)
      given.push_back(modifiers_.modifierOf(*a, where, nullptr));
    checks_.checkNames(given, original, nullptr);
  }
  return true;
}

namespace {

// What a declaration and the extends clauses on the way to it say of an element and its parts.
class Declared {
 public:
  explicit Declared(const Element& element) {
    for (const Layer& layer : element.layers) {
      const Modifier& m = layer.modifier;
      isPlain_ = isPlain_ && !m.clause && !m.definition && !m.value;
      add(m.modification, {m.rest.begin(), m.rest.end()});
    }
    add(element.component->modification, {});
  }

  // Values of types and classes that are redeclared are not compared one by one.
  bool isPlain() const { return isPlain_; }

  bool isContainedIn(const Declared& other) const {
    return std::ranges::all_of(values_, [&](const Given& mine) {
      const auto it = std::ranges::find(other.values_, mine.path, &Given::path);
      return it != other.values_.end() && syntax::isEqual(mine.value, it->value);
    });
  }

 private:
  struct Given {
    std::vector<Name> path;  // empty: the element itself
    syntax::ExprPtr value;
  };

  // The outer ones come first, and win.
  void add(const syntax::Modification* modification, const std::vector<Name>& path) {
    if (!modification) return;
    if (modification->binding && std::ranges::find(values_, path, &Given::path) == values_.end())
      values_.push_back({path, modification->binding});
    for (const syntax::Argument* a : modification->arguments) {
      isPlain_ = isPlain_ && !a->redeclaredClass && !a->redeclaredComponent;
      std::vector<Name> inner = path;
      inner.insert(inner.end(), a->path.begin(), a->path.end());
      add(a->modification, inner);
    }
  }

  std::vector<Given> values_;
  bool isPlain_ = true;
};

// Where an element gets what its declaration does not say.
SourceSpan placeOf(const Element& element) {
  return element.layers.empty() ? element.component->span : element.layers.front().modifier.span;
}

}  // namespace

// Elements of one name that come from two bases have to be identical (specification 7.1), with what the extends clauses
// add to them: the library states an attribute here in the clause and there in the declaration.
void ClassTable::checkInheritedTwice(Class* cls, const Element& first, const Element& second) {
  if (first.replaced || second.replaced ||
      !twiceChecked_.insert({first.component, second.component, cls->definition}).second)
    return;
  const bool isOne = first.component == second.component;
  const Declared one(first), other(second);
  // Redeclarations and values of types are not compared one by one.
  const bool isAlike = one.isPlain() && other.isPlain()
                           ? one.isContainedIn(other) && other.isContainedIn(one)
                           : isOne || syntax::isEqual(first.component->modification, second.component->modification,
                                                      library().sources());
  if (isAlike && (isOne || hasSameType(first, second))) return;
  Diagnostic d;
  d.code = "N016";
  d.message = phrase("'%1' inherits two different declarations of '%2'", nameOf(cls), text(second.name));
  d.span = cls->definition->nameSpan;
  d.labels.push_back({placeOf(first), phrase("one of them")});
  d.labels.push_back({placeOf(second), phrase("the other one")});
  diagnostics().add(std::move(d));
}

// Whether two declarations promise the same: type, variability, causality and number of dimensions.
bool ClassTable::hasSameType(const Element& first, const Element& second) {
  const syntax::ComponentClause &a = *first.clause, &b = *second.clause;
  if (a.variability != b.variability || a.causality != b.causality || a.flow != b.flow) return false;
  MessageTrial trial(state());
  Class* one = resolveClass(*a.type, contextOf(staticsOf(first.view), first.view));
  Class* other = resolveClass(*b.type, contextOf(staticsOf(second.view), second.view));
  const bool isKnown = one && other && complete(one) && complete(other);
  trial.end();
  if (!isKnown) return true;
  const size_t rank = first.component->dimensions.size() + a.dimensions.size() + one->dimensions.size();
  const size_t otherRank = second.component->dimensions.size() + b.dimensions.size() + other->dimensions.size();
  if (one->leaf != other->leaf || rank != otherRank) return false;
  return one->leaf != LeafKindOf::none || recordNode(one) == recordNode(other);
}

void ClassTable::addElements(Class* cls, const syntax::ComponentClause& clause) {
  for (const syntax::Component* component : clause.components) {
    Element element;
    element.name = component->name;
    element.clause = &clause;
    element.component = component;
    element.view = cls;
    element.isProtected = clause.isProtected;
    const auto [at, isNew] = cls->index.emplace(component->name, static_cast<uint32_t>(cls->elements.size()));
    if (isNew) {
      cls->elements.push_back(std::move(element));
      continue;
    }
    Element& old = cls->elements[at->second];
    if (clause.isRedeclare) {
      replace(element, std::exchange(old, {}));
      old = std::move(element);
    } else if (old.view == cls) {
      diagnostics().error("N005", phrase("'%1' is declared twice in '%2'", text(component->name), nameOf(cls)),
                          component->span);
    } else {
      checkInheritedTwice(cls, old, element);
    }
  }
}

// A redeclaration in the text of a derived class takes the place of the inherited element, wherever the extends clause
// stands.
void ClassTable::replace(Element& redeclared, Element old) {
  if (!old.clause->isReplaceable) {
    Modifier redeclaration;
    redeclaration.name = redeclared.name;
    redeclaration.clause = redeclared.clause;
    redeclaration.span = redeclared.component->span;
    notReplaceable(redeclaration, old.component->span);
  } else {
    checkRedeclaredElement(old, redeclared);
  }
  state().extraElements.push_back(std::move(old));
  redeclared.replaced = &state().extraElements.back();
}

// What a redeclaration in the text of a derived class must leave as it is (specification 7.3.3).
void ClassTable::checkRedeclaredElement(const Element& old, const Element& redeclared) {
  if (!isOwnText(redeclared.component->span)) return;
  const std::string name = text(old.name);
  Phrase message;
  if (old.clause->isFinal)
    message = phrase("'%1' cannot be redeclared: it is final", name);
  else if (old.clause->variability == syntax::Variability::constant)
    message = phrase("'%1' cannot be redeclared: it is a constant", name);
  else if (old.isProtected != redeclared.isProtected)
    message = old.isProtected ? phrase("'%1' is protected and cannot be redeclared as public", name)
                              : phrase("'%1' is public and cannot be redeclared as protected", name);
  if (message.empty() || !redeclared_.insert(redeclared.clause).second) return;
  diagnostics().add(
      ofRedeclaration(std::move(message), redeclared.component->span, old.component->span, phrase("declared here")));
}

// Modifiers from outside of a class: on constants of packages, on attributes of types.
void ClassTable::apply(const Environment& modifiers, Class* cls) {
  for (size_t k = modifiers.size(); k-- > 0;) {
    const Modifier& m = modifiers[k];
    if (m.definition) continue;
    if (cls->leaf != LeafKindOf::none) {
      cls->attributes.insert(cls->attributes.begin(), Layer{m, nullptr});
      continue;
    }
    const auto at = cls->index.find(m.name);
    if (at == cls->index.end()) continue;
    std::vector<Layer>& layers = cls->elements[at->second].layers;
    layers.insert(layers.begin(), Layer{m, nullptr});
  }
}

// The same class under further class redeclarations.
Class* ClassTable::withRedeclarations(Class* cls, Environment redeclarations) {
  redeclarations.insert(redeclarations.end(), cls->environment.begin(), cls->environment.end());
  Class* made = makeClass(cls->node, cls->definition, cls->enclosing, std::move(redeclarations));
  made->constraints = cls->constraints;
  return made;
}

// The class at a place in the library.
Class* ClassTable::classOfNode(const ClassNode* node) {
  if (!node || node->isRoot()) return nullptr;
  if (!node->parent() || node->parent()->isRoot()) return topLevelClass(node->name());
  Class* parent = classOfNode(node->parent());
  return parent ? classElement(staticsOf(parent), node->name()) : nullptr;
}

void ClassTable::notReplaceable(const Modifier& redeclaration, SourceSpan declaration) {
  if (!redeclared_.insert(redeclaration.clause).second) return;
  diagnostics().add(
      ofRedeclaration(phrase("'%1' cannot be redeclared: it is not replaceable", text(redeclaration.name)),
                      redeclaration.span, declaration, phrase("declared here without 'replaceable'")));
}

// The class that defines a record, behind short classes.
const ClassNode* ClassTable::recordNode(Class* cls) {
  while (cls && cls->definition && cls->definition->form == syntax::ClassDefinition::Form::alias && !cls->bases.empty())
    cls = cls->bases[0].cls;
  return cls ? cls->node : nullptr;
}

}  // namespace armature::model
