#include "engine/facade/replaceables.h"

#include <map>
#include <set>
#include <unordered_set>

#include "engine/model/instance.h"
#include "engine/syntax/annotation_values.h"

namespace armature {

using model::ClassNode;
using syntax::Argument;
using syntax::ClassDefinition;
using syntax::Element;
using syntax::Modification;

namespace {

constexpr int kDeepestExtends = 40;  // levels of inheritance; more are a circle

// A class element under its name, as the nearest declaration and the extends clauses around it leave it.
struct ClassElement {
  const ClassDefinition* definition = nullptr;
  const ClassNode* scope = nullptr;                      // in whose text it stands
  const syntax::Reference* constraint = nullptr;         // of its constraining clause
  const ClassNode* constraintScope = nullptr;            // null: the constraint is the class as first declared
  const Modification* constraintModification = nullptr;  // of that clause
  const ClassDefinition* promised = nullptr;             // as first declared
  const ClassNode* promisedScope = nullptr;
  SourceSpan annotation;  // of the first declaration that has one
  std::string description;
  bool isReplaceable = false, isFinal = false, isProtected = false;
};

class ElementCollector {
 public:
  explicit ElementCollector(ClassLookup& lookup) : lookup_(lookup) {}

  // `outer` holds the modifications of the extends clauses on the way, the outermost first.
  void collect(const ClassNode& node, const std::vector<ScopedModification>& outer, bool isProtected, int depth) {
    const ClassDefinition* definition = lookup_.definitionOf(node);
    if (!definition || depth > kDeepestExtends || !collected_.insert(&node).second) return;
    // What stands in the class itself comes before what it inherits.
    for (const Element& element : definition->elements)
      if (element.kind == Element::Kind::classDefinition) add(*element.classDefinition, node, outer, isProtected);
    size_t next = 0;
    const std::vector<ClassLookup::Base> bases = lookup_.bases(node);
    for (const Element& element : definition->elements) {
      if (element.kind != Element::Kind::extends || next >= bases.size()) continue;
      const ClassLookup::Base& base = bases[next++];
      if (!base.node || base.node == &node) continue;
      std::vector<ScopedModification> inner = outer;
      if (base.clause->modification) inner.push_back({base.clause->modification, &node});
      collect(*base.node, inner, isProtected || base.clause->isProtected, depth + 1);
    }
  }

  const std::vector<ClassElement>& elements() const { return elements_; }

 private:
  void add(const ClassDefinition& definition, const ClassNode& scope, const std::vector<ScopedModification>& outer,
           bool isProtected) {
    ClassElement made;
    take(definition, scope, definition.isReplaceable, definition.isFinal, made);
    made.promised = &definition;
    made.promisedScope = &scope;
    made.isProtected = isProtected || definition.isProtected;
    const auto [place, isNew] = places_.emplace(definition.name, elements_.size());
    if (!isNew) return complete(made, elements_[place->second]);
    // Inner clauses first, so that the outermost one has the last word.
    for (size_t k = outer.size(); k-- > 0;)
      for (const Argument* argument : outer[k].modification->arguments)
        if (argument->redeclaredClass && argument->redeclaredClass->name == definition.name)
          take(*argument->redeclaredClass, *outer[k].scope, argument->isReplaceable, argument->isFinal, made);
    elements_.push_back(std::move(made));
  }

  // A declaration in the place of what was there.
  static void take(const ClassDefinition& definition, const ClassNode& scope, bool isReplaceable, bool isFinal,
                   ClassElement& element) {
    element.definition = &definition;
    element.scope = &scope;
    element.isReplaceable = isReplaceable;
    element.isFinal = element.isFinal || isFinal;
    if (definition.constrainedBy) {
      element.constraint = definition.constrainedBy;
      element.constraintScope = &scope;
      element.constraintModification = definition.constrainedByModification;
    }
    if (definition.annotation.isValid()) element.annotation = definition.annotation;
    if (!definition.description.empty()) element.description = std::string(definition.description);
  }

  // What a base says of an element that a derived class has redeclared.
  static void complete(const ClassElement& inherited, ClassElement& element) {
    element.promised = inherited.promised;
    element.promisedScope = inherited.promisedScope;
    if (!element.constraint) {
      element.constraint = inherited.constraint;
      element.constraintScope = inherited.constraintScope;
      element.constraintModification = inherited.constraintModification;
    }
    if (!element.annotation.isValid()) element.annotation = inherited.annotation;
    if (element.description.empty()) element.description = inherited.description;
    element.isFinal = element.isFinal || inherited.isFinal;
  }

  ClassLookup& lookup_;
  std::vector<ClassElement> elements_;
  std::map<Name, size_t> places_;
  std::unordered_set<const ClassNode*> collected_;
};

class ReplaceableReading {
 public:
  ReplaceableReading(model::Library& library, ClassLookup& lookup, syntax::ParseContext& context)
      : library_(library), lookup_(lookup), names_(library.names()), context_(context) {}

  // Names that may mean something else where the class is used: what is found by them here is known by half.
  void noteReplaceable(const ClassElement& element) {
    if (element.isReplaceable) replaceable_.insert(element.promised->name);
  }

  void addClass(const ClassElement& element) {
    if (!element.isReplaceable || element.isFinal || element.isProtected) return;
    ReplaceableInfo made;
    made.name = std::string(names_.text(element.promised->name));
    made.kind = model::nameOfKind(element.promised->kind);
    const ClassNode* standing = classOf(element.definition, *element.scope, made);
    const bool isByName = element.definition->form == ClassDefinition::Form::alias;
    made.isDefaultPartial = isPartial(standing) && !(isByName && isThroughReplaceable(*element.definition->aliased));
    const ClassNode* wanted = nullptr;
    if (element.constraint) {
      wanted = lookup_.find(*element.constraintScope, *element.constraint);
      if (element.constraintModification) made.constraintModifiers = argumentsText(*element.constraintModification);
    } else {
      ReplaceableInfo first;
      wanted = classOf(element.promised, *element.promisedScope, first);
      made.constraintModifiers = first.defaultModifiers;
    }
    if (!wanted) return;  // of a base that nobody has; the compiler tells
    made.constraint = wanted->qualifiedName();
    made.description = element.description;
    readAnnotation(element.annotation, *element.promisedScope, made);
    infos_.push_back(std::move(made));
  }

  void addComponent(const ClassMember& member) {
    if (!member.clause->isReplaceable || member.isFinal || member.isProtected) return;
    const TypeInfo type = typeOf(library_, lookup_, *member.scope, *member.clause->type);
    if (type.kind != TypeInfo::Kind::composite || !type.declared || !type.node) return;
    ReplaceableInfo made;
    made.name = std::string(names_.text(member.component->name));
    made.isComponent = true;
    made.kind = model::nameOfKind(type.node->definition()->kind);
    made.defaultClass = type.declared->qualifiedName();
    made.isDefaultPartial = isPartial(type.declared) && !isThroughReplaceable(*member.clause->type);
    if (member.component->modification) made.defaultModifiers = argumentsText(*member.component->modification);
    const ClassNode* wanted = member.promised ? lookup_.find(*member.promisedScope, *member.promised) : nullptr;
    made.constraint = wanted ? wanted->qualifiedName() : made.defaultClass;
    if (member.promisedModification) made.constraintModifiers = argumentsText(*member.promisedModification);
    made.description = std::string(member.component->description);
    if (made.description.empty()) made.description = describedBehind(*member.clause);
    readAnnotation(member.component->annotation, *member.scope, made);
    readAnnotation(member.clause->constrainedByAnnotation, *member.scope, made);
    infos_.push_back(std::move(made));
  }

  std::vector<ReplaceableInfo> take() { return std::move(infos_); }

 private:
  // The class that a declaration gives the element: the one that a short definition names, else its own body.
  const ClassNode* classOf(const ClassDefinition* definition, const ClassNode& scope, ReplaceableInfo& made) {
    const ClassNode* node = nullptr;
    if (definition->form == ClassDefinition::Form::alias) {
      node = lookup_.find(scope, *definition->aliased);
      if (definition->aliasModification) made.defaultModifiers = argumentsText(*definition->aliasModification);
    } else {
      node = scope.child(definition->name);
    }
    if (node) made.defaultClass = node->qualifiedName();
    return node;
  }

  // "Medium.conductivity" of a replaceable Medium: of another fluid it is another function.
  bool isThroughReplaceable(const syntax::Reference& name) const {
    return name.parts.size() > 1 && !name.leadingDot && replaceable_.contains(name.parts[0].name);
  }

  bool isPartial(const ClassNode* node) {
    const ClassDefinition* const definition = lookup_.resolvedDefinition(node);
    return definition && definition->isPartial;
  }

  // What stands between the parentheses of a modification, as it was written.
  std::string argumentsText(const Modification& modification) const {
    if (modification.arguments.empty()) return {};
    const Argument &first = *modification.arguments.front(), &last = *modification.arguments.back();
    return std::string(library_.sources().text({first.span.file, first.span.begin, last.span.end}));
  }

  // What is said of a component behind its constraining clause, where the tree has no place for it.
  std::string describedBehind(const syntax::ComponentClause& clause) {
    if (!clause.constrainedBy) return {};
    const Modification* with = clause.constrainedByModification;
    const SourceSpan annotation = clause.constrainedByAnnotation;
    const SourceSpan behind{clause.span.file, with ? with->span.end : clause.constrainedBy->span.end,
                            annotation.isValid() ? annotation.begin : clause.span.end};
    if (library_.sources().text(behind).find('"') == std::string_view::npos) return {};
    return syntax::textOf(syntax::parseExpression(context_, behind), names_).value_or("");
  }

  void readAnnotation(SourceSpan span, const ClassNode& scope, ReplaceableInfo& made) {
    const Modification* annotation = syntax::parseAnnotation(context_, span);
    const auto dialog = [&](const char* path, std::string& target) {
      const auto text = syntax::textOf(syntax::value(annotation, names_, path), names_);
      if (text && !text->empty()) target = *text;
    };
    dialog("Dialog.tab", made.tab);
    dialog("Dialog.group", made.group);
    if (const syntax::ExprPtr enable = syntax::value(annotation, names_, "Dialog.enable"))
      made.enable = std::string(library_.sources().text(enable->span));
    const Modification* choices = syntax::member(annotation, names_, "choices");
    if (!choices) return;
    for (const Argument* choice : choices->arguments) {
      if (choice->path.size() != 1 || names_.text(choice->path[0]) != "choice" || !choice->modification) continue;
      for (const Argument* redeclared : choice->modification->arguments) addChoice(*redeclared, scope, made);
    }
  }

  void addChoice(const Argument& argument, const ClassNode& scope, ReplaceableInfo& made) {
    const syntax::Reference* type = nullptr;
    const Modification* modification = nullptr;
    if (const ClassDefinition* definition = argument.redeclaredClass;
        definition && definition->form == ClassDefinition::Form::alias) {
      type = definition->aliased;
      modification = definition->aliasModification;
    } else if (argument.redeclaredComponent) {
      type = argument.redeclaredComponent->type;
      modification = argument.redeclaredComponent->components[0]->modification;
    }
    // A choice for another element, or of a class that no library here has.
    if (!type || argument.path.empty() || names_.text(argument.path[0]) != made.name) return;
    const ClassNode* node = lookup_.find(scope, *type);
    if (!node) return;
    made.choices.push_back(
        {node->qualifiedName(), modification ? argumentsText(*modification) : "", std::string(argument.description)});
  }

  model::Library& library_;
  ClassLookup& lookup_;
  const NameTable& names_;
  syntax::ParseContext& context_;
  std::vector<ReplaceableInfo> infos_;
  std::set<Name> replaceable_;
};

}  // namespace

std::vector<ReplaceableInfo> replaceablesOf(model::Library& library, ClassLookup& lookup, const ClassNode& node,
                                            const std::vector<ClassMember>& members, syntax::ParseContext& context) {
  ElementCollector collector(lookup);
  collector.collect(node, {}, false, 0);
  ReplaceableReading reading(library, lookup, context);
  for (const ClassElement& element : collector.elements()) reading.noteReplaceable(element);
  for (const ClassElement& element : collector.elements()) reading.addClass(element);
  for (const ClassMember& member : members) reading.addComponent(member);
  return reading.take();
}

std::map<Name, StandingClass> standingClasses(ClassLookup& lookup, const model::ClassNode& node) {
  ElementCollector collector(lookup);
  collector.collect(node, {}, false, 0);
  std::map<Name, StandingClass> standing;
  for (const ClassElement& one : collector.elements())
    standing[one.promised->name] = {one.definition, one.scope, one.definition != one.promised};
  return standing;
}

}  // namespace armature
