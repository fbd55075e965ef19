// From component declarations to instances (specification 5.6, 7.3, 4.4): type, modifiers, condition, dimensions,
// prefixes. Instances are elaborated when they are first asked for, so that declarations may come in any order.
#include <algorithm>

#include "engine/base/stack_room.h"
#include "engine/model/class_table.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/prefix_rules.h"
#include "engine/model/redeclarations.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

constexpr uint32_t kMostLevels = 120;   // of parts within parts
constexpr int kMostDeclarations = 300;  // each of which needs the next

}  // namespace

Instance* Instantiation::newInstance(Instance* parent, const Element* element, Name name) {
  if (state().instances.size() >= options().partBudget)
    giveUp("N011", phrase("the model has too many parts at %1", pathOf(parent)),
           parent && parent->element ? parent->element->component->span : SourceSpan{}, partsOf(parent));
  Instance& made = state().instances.emplace_back();
  made.parent = parent;
  made.level = parent ? parent->level + 1 : 0;
  made.element = element;
  made.name = name;
  made.isStatic = parent && parent->isStatic;
  return &made;
}

Instance* Instantiation::childAt(Instance* instance, uint32_t index) {
  if (instance->children.size() <= index) instance->children.resize(instance->cls->elements.size(), nullptr);
  Instance*& child = instance->children[index];
  if (!child) child = newInstance(instance, &instance->cls->elements[index], instance->cls->elements[index].name);
  return child;
}

Instance* Instantiation::childOf(Instance* instance, Name name) {
  if (!instance->cls) return nullptr;
  if (instance->cls->state == Class::State::raw) classes_.complete(instance->cls);
  const auto at = instance->cls->index.find(name);
  if (at != instance->cls->index.end() && !isSizedByUse(instance, instance->cls->elements[at->second]))
    return childAt(instance, at->second);
  for (Instance* extra : instance->extras)
    if (extra->name == name) return extra;
  return nullptr;
}

// Whether an element is an array of an expandable connector without sizes: there are as many elements as connections
// name (specification 9.1.3).
bool Instantiation::isSizedByUse(const Instance* parent, const Element& element) const {
  if (parent->isStatic || !parent->cls || parent->cls->kind != ClassKind::expandableConnector) return false;
  const auto isOpen = [](const Expr* e) { return e->kind == syntax::ExprKind::colon; };
  const syntax::Modification* modification = element.component->modification;
  return (std::ranges::any_of(element.component->dimensions, isOpen) ||
          std::ranges::any_of(element.clause->dimensions, isOpen)) &&
         !(modification && modification->binding) && element.layers.empty();
}

// The instance that a name stands for: through outer declarations; null when removed or failed.
Instance* Instantiation::resolved(Instance* instance) {
  for (int k = 0; instance && k < 100; ++k) {
    if (!elaborate(instance)) return nullptr;
    if (instance->kind == Instance::Kind::removed) return nullptr;
    if (!instance->target) return instance;
    instance = instance->target;
  }
  return nullptr;
}

bool Instantiation::annotationSays(SourceSpan annotation, std::string_view key, bool wanted) const {
  if (!annotation.isValid()) return false;
  const std::string_view all = library().sources().text(annotation);
  size_t at = all.find(key);
  if (at == std::string_view::npos) return false;
  at = all.find_first_not_of(" \t\r\n", at + key.size());
  if (at == std::string_view::npos || all[at] != '=') return false;
  at = all.find_first_not_of(" \t\r\n", at + 1);
  return at != std::string_view::npos && all.substr(at, 4) == (wanted ? "true" : "fals");
}

bool Instantiation::elaborate(Instance* instance) {
  switch (instance->state) {
    case Instance::State::ready:
      return true;
    case Instance::State::failed:
      return false;
    case Instance::State::busy:
      diagnostics().error("N010", phrase("the declaration of %1 depends on itself", pathOf(instance)),
                          instance->element ? instance->element->component->span : SourceSpan{}, partsOf(instance));
      instance->state = Instance::State::failed;
      return false;
    case Instance::State::shell:
      break;
  }
  instance->state = Instance::State::busy;
  // What a declaration needs is known or not, whatever expression asked for it.
  const int evaluating = state().evaluating;
  state().evaluating = 0;
  std::vector<Instance*> uses;
  uses.swap(state().structuralUses);
  const bool isInside = instance->level > kMostLevels;  // parts within parts
  if (!isInside && (state().depth >= kMostDeclarations || isStackLow()))
    giveUp("N026", phrase("the declaration of %1 depends on too many others, one behind another", pathOf(instance)),
           instance->element ? instance->element->component->span : SourceSpan{}, partsOf(instance));
  ++state().depth;
  if (isInside) {
    const Instance* first = instance;
    while (first->parent && first->parent != root() && first->parent->parent) first = first->parent;
    diagnostics().error("N009", phrase("%1 contains itself without end", pathOf(first)),
                        first->element ? first->element->component->span : SourceSpan{}, partsOf(first));
    instance->state = Instance::State::failed;
  } else {
    const bool isGood = elaborateComponent(instance);
    if (instance->state == Instance::State::busy)
      instance->state = isGood ? Instance::State::ready : Instance::State::failed;
  }
  --state().depth;
  state().evaluating = evaluating;
  uses.swap(state().structuralUses);
  return instance->state == Instance::State::ready;
}

std::optional<bool> Instantiation::conditionOf(Instance* parent, const Element& element) {
  const Element* const e = switchOf(&element);
  if (!e) return true;
  const syntax::Expression& condition = *e->component->condition;
  const MaybeValue value =
      evaluator_.evaluate(condition, contextOf(parent, e->view), nullptr, "the condition of a component");
  if (!value) return {};
  if (!value->isScalar()) {
    error("T010", phrase("the condition of %1 has to be a scalar", text(element.name)), condition.span);
    return {};
  }
  if (value->base != BaseType::boolean) {
    error("T010", phrase("the condition of %1 has to be a Boolean", text(element.name)), condition.span);
    return {};
  }
  return pool().number(value->scalar()) != 0;
}

// The class of a component after redeclarations of the component; where its declaration then stands.
Class* Instantiation::typeOf(Instance* parent, const Element& element, const Environment& modifiers,
                             const Element*& effective, const Context*& typeContext) {
  effective = &element;
  typeContext = contextOf(parent, element.view);
  const syntax::Reference* type = element.clause->type;
  for (const Modifier& m : modifiers) {
    if (!m.clause) continue;
    type = m.clause->type;
    typeContext = m.context;
    Element& made = state().extraElements.emplace_back(element);
    made.clause = m.clause;
    effective = &made;
    break;
  }
  return classes_.resolveClass(*type, typeContext);
}

namespace {

// Array dimensions of an inner list are appended to those of an outer list.
bool isColon(const syntax::Expression& e) {
  return e.kind == syntax::ExprKind::colon;
}

}  // namespace

// The expressions of all dimensions, outermost first: of the component, its clause and its type.
std::vector<Instantiation::Dimension> Instantiation::declaredDimensions(Instance* instance, const Element& declared,
                                                                        Class* cls, const Environment& modifiers) {
  std::vector<Dimension> parts;
  const Context* here = contextOf(instance->parent, declared.view);
  for (const Expr* e : declared.component->dimensions) parts.push_back({e, here});
  const Element* clauseOf = &declared;
  const Context* clauseContext = here;
  for (const Modifier& m : modifiers) {
    if (!m.clause) continue;
    if (!m.clause->dimensions.empty() || !m.clause->components[0]->dimensions.empty()) {
      parts.clear();
      for (const Expr* e : m.clause->components[0]->dimensions) parts.push_back({e, m.context});
      for (const Expr* e : m.clause->dimensions) parts.push_back({e, m.context});
      clauseOf = nullptr;
    }
    break;
  }
  if (clauseOf)
    for (const Expr* e : clauseOf->clause->dimensions) parts.push_back({e, clauseContext});
  for (const Class::Dimensions& d : cls->dimensions)
    for (const Expr* e : d.list) parts.push_back({e, d.context ? d.context : here});
  return parts;
}

// An enumeration or Boolean as dimension; null where it is a number.
Class* Instantiation::indexType(const Expr& e, const Context* context) {
  if (e.kind != syntax::ExprKind::reference) return nullptr;
  const Found found = classes_.lookup(e.reference->parts[0].name, context);
  if (found.kind != Found::Kind::classReference) return nullptr;
  Class* type = classes_.resolveClass(*e.reference, context, true);
  if (!type || !classes_.complete(type)) return nullptr;
  return type->leaf == LeafKindOf::enumeration || type->leaf == LeafKindOf::boolean ? type : nullptr;
}

int64_t sizeOfIndex(const Class& type) {
  if (type.leaf != LeafKindOf::enumeration) return 2;
  return static_cast<int64_t>(type.enumeration->definition->literals.size());
}

Class* Instantiation::indexTypeOf(const Instance* array, size_t dimension) const {
  const auto at = indexTypes_.find(array);
  return at != indexTypes_.end() && dimension < at->second.size() ? at->second[dimension] : nullptr;
}

// Dimensions from the declaration, its clause and its type; `:` from the binding.
bool Instantiation::dimensionsOf(Instance* instance, const Element& declared, Class* cls,
                                 const Environment& modifiers) {
  const std::vector<Dimension> parts = declaredDimensions(instance, declared, cls, modifiers);
  Value const* bound = nullptr;
  for (size_t k = 0; k < parts.size(); ++k) {
    const Expr& e = *parts[k].e;
    if (isColon(e)) {
      if (!bound) {
        Binding* binding = nullptr;
        for (const Modifier& m : modifiers)
          if ((binding = modifiers_.bindingOf(m))) break;
        // Without a value the start value says the size.
        Binding* ignored = nullptr;
        if (!binding && cls->leaf != LeafKindOf::none)
          for (const Modifier& m : modifiers_.nested(modifiers, ignored, false))
            if (!binding && !m.isEach && m.name.isValid() && library().names().text(m.name) == "start")
              binding = modifiers_.bindingOf(m);
        bound = binding ? evaluator_.valueOf(binding) : nullptr;
        if (binding && !bound) return false;
        if (!bound && instance->variability <= Variability::parameter && !isOwnText(declared.component->span)) {
          // A table of a library that is not made use of; whoever does use it is told that it is empty.
          complainOnce(Severity::warning, "I001",
                       phrase("parameter %1 has neither a value nor a size, it is empty", pathOf(instance)), instance,
                       declared.component->span, phrase("give it a value"));
          instance->dims.push_back(0);
          continue;
        }
        if (!bound || valueDims(*bound).size() <= k) {
          diagnostics().error("T004", phrase("the size of %1 is not given", pathOf(instance)), declared.component->span,
                              partsOf(instance), phrase("give it a value"));
          return false;
        }
      }
      instance->dims.push_back(valueDims(*bound)[k]);
      continue;
    }
    if (Class* type = indexType(e, parts[k].context)) {
      std::vector<Class*>& types = indexTypes_[instance];
      types.resize(parts.size(), nullptr);
      types[k] = type;
      instance->dims.push_back(sizeOfIndex(*type));
      continue;
    }
    const std::optional<int64_t> size =
        evaluator_.evaluateInteger(e, parts[k].context, nullptr, wording("the array size"));
    if (!size) return false;
    if (*size < 0) {
      error("T004", phrase("the size of %1 is negative", pathOf(instance)), e.span);
      return false;
    }
    instance->dims.push_back(*size);
  }
  if (isWithinBudget(instance->dims, 1)) return true;
  error("N011", phrase("%1 has too many elements", pathOf(instance)), declared.component->span);
  return false;
}

// The part of the model in which a class with constants of its own stands; null for one of a library.
Instance* Instantiation::holderOf(const Instance* statics) const {
  const Context* place = statics->cls ? statics->cls->enclosing : nullptr;
  while (place && place->self && place->self->isStatic)
    place = place->self->cls ? place->self->cls->enclosing : nullptr;
  return place ? place->self : nullptr;
}

bool Instantiation::elaborateComponent(Instance* instance) {
  Instance* parent = instance->parent;
  const Element& element = *instance->element;
  const syntax::ComponentClause& clause = *element.clause;
  if (isCancelled()) return false;
  workingOn(instance);
  const std::optional<bool> exists = conditionOf(parent, element);
  if (!exists) return false;
  if (!*exists || isSizedByUse(parent, element)) {
    instance->kind = Instance::Kind::removed;
    return true;
  }
  const Environment modifiers = modifiers_.modifiersOf(parent, element);
  const Element* effective = nullptr;
  const Context* typeContext = nullptr;
  Class* cls = typeOf(parent, element, modifiers, effective, typeContext);
  if (!cls || !classes_.complete(cls)) return false;
  if (effective != &element) redeclarations_.checkRedeclared(parent, element, modifiers, cls);
  if (clause.isReplaceable) redeclarations_.checkConstraints(parent, element, modifiers);
  if (clause.isOuter && !instance->isInner && (!parent->isStatic || holderOf(parent))) return makeOuter(instance, cls);
  instance->isInner = clause.isInner;
  // Prefixes; those of the parent hold for its parts.
  const Variability declared =
      static_cast<Variability>(3 - static_cast<int>(std::max(effective->clause->variability, clause.variability)));
  instance->variability = std::min(parent->variability, declared);
  instance->isProtected = parent->isProtected || element.isProtected;
  instance->flow = clause.flow != syntax::Flow::none ? clause.flow
                   : cls->flow != syntax::Flow::none ? cls->flow
                                                     : parent->flow;
  instance->causality = clause.causality != syntax::Causality::none ? clause.causality : cls->causality;
  const bool isConnector = cls->kind == ClassKind::connector || cls->kind == ClassKind::expandableConnector;
  instance->isConnectorPart = isConnector || (parent->isConnectorPart && parent->kind != Instance::Kind::removed);
  // The annotation on a record holds for its fields.
  const bool isInEvaluated = parent->isEvaluated && parent->cls && parent->cls->kind == ClassKind::record;
  instance->isEvaluated = isInEvaluated || annotationSays(element.component->annotation, "Evaluate", true);
  prefixes_.check(instance, cls, clause);
  if (!dimensionsOf(instance, element, cls, modifiers)) return false;
  modifiers_.checkEach(modifiers, instance);
  if (cls->leaf != LeafKindOf::none) return makeLeaf(instance, cls, modifiers);
  if (!instance->dims.empty()) return makeArray(instance, cls, modifiers);
  return makeStructure(instance, cls, modifiers);
}

}  // namespace armature::model
