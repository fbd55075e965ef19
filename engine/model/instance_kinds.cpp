// The kinds of instances: structures with parts, leaves with scalar variables, arrays of structures, outer references.
#include <algorithm>

#include "engine/model/class_table.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/redeclarations.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

BaseType baseOf(LeafKindOf leaf) {
  switch (leaf) {
    case LeafKindOf::real:
      return BaseType::real;
    case LeafKindOf::integer:
      return BaseType::integer;
    case LeafKindOf::boolean:
      return BaseType::boolean;
    case LeafKindOf::string:
      return BaseType::string;
    case LeafKindOf::enumeration:
      return BaseType::enumeration;
    case LeafKindOf::externalObject:
      return BaseType::externalObject;
    case LeafKindOf::clock:
      return BaseType::clock;
    case LeafKindOf::none:
      break;
  }
  return BaseType::none;
}

Type typeOfBase(BaseType base) {
  switch (base) {
    case BaseType::real:
      return Type::real;
    case BaseType::boolean:
    case BaseType::clock:  // whether it ticks
      return Type::boolean;
    case BaseType::string:
      return Type::string;
    default:
      return Type::integer;
  }
}

std::string indexText(const std::vector<int64_t>& dims, int64_t at) {
  std::string text;
  for (size_t k = dims.size(); k-- > 0;) {
    text = std::to_string(at % dims[k] + 1) + (text.empty() ? "" : ",") + text;
    at /= dims[k];
  }
  return "[" + text + "]";
}

}  // namespace

VarId Instantiation::addVariable(FlatVariable variable) {
  const VarId id(model().variables.size());
  model().variables.push_back(std::move(variable));
  leafOf_.resize(model().variables.size(), nullptr);
  return id;
}

bool Instantiation::makeLeaf(Instance* instance, Class* cls, const Environment& modifiers) {
  instance->kind = Instance::Kind::leaf;
  instance->cls = cls;
  instance->environment = modifiers_.nested(modifiers, instance->binding, false);
  const BaseType base = baseOf(cls->leaf);
  if (base != BaseType::real && instance->variability == Variability::continuous)
    instance->variability = Variability::discrete;
  if (base == BaseType::externalObject) instance->variability = std::min(instance->variability, Variability::parameter);
  Value& value = instance->value;
  value.base = base;
  value.type = cls->enumeration ? cls->enumeration->node : nullptr;
  value.dims = instance->dims;
  const int64_t count = value.elementCount();
  instance->isFinal = instance->element->clause->isFinal || (instance->binding && instance->binding->isFinal);
  instance->part = instance->parent->part;
  value.scalars.resize(static_cast<size_t>(count));
  if (instance->isStatic) return true;
  if (model().variables.size() + static_cast<size_t>(count) > options().scalarBudget) {
    diagnostics().error("N011", phrase("the model has too many variables at %1", pathOf(instance)),
                        instance->element->component->span, partsOf(instance));
    return false;
  }
  leaves_.push_back(instance);
  const std::string path = pathOf(instance);
  const Type type = typeOfBase(base);
  const SharedText description = state().texts(instance->element->component->description);
  const SharedText enumeration = cls->enumeration ? state().texts(nameOf(cls->enumeration)) : SharedText();
  for (int64_t k = 0; k < count; ++k) {
    FlatVariable v;
    v.name = instance->dims.empty() ? path : path + indexText(instance->dims, k);
    v.type = type;
    v.variability = instance->variability;
    v.isProtected = instance->isProtected;
    v.isFlow = instance->flow == syntax::Flow::flow;
    v.isClock = base == BaseType::clock;
    v.isFinal = instance->isFinal;
    v.part = instance->part;
    v.span = instance->element->component->span;
    v.description = description;
    v.enumeration = enumeration;
    if (instance->parent == root() || (instance->parent && instance->parent->isConnectorPart))
      v.causality = Causality::local;
    // One with a binding is given by that (specification 4.8).
    const bool isBound = instance->binding && instance->variability > Variability::parameter;
    if (instance->parent == root() && instance->causality == syntax::Causality::input && !isBound)
      v.causality = Causality::input;
    if (instance->parent == root() && instance->causality == syntax::Causality::output) v.causality = Causality::output;
    const VarId id = addVariable(std::move(v));
    if (k == 0) instance->first = id;
    leafOf_[id.index()] = instance;
    value.scalars[static_cast<size_t>(k)] = pool().variable(id, type);
  }
  return true;
}

bool Instantiation::makeStructure(Instance* instance, Class* cls, const Environment& modifiers) {
  instance->kind = Instance::Kind::structure;
  const bool isRecord = cls->kind == ClassKind::record || cls->kind == ClassKind::operatorRecord;
  Environment inner = modifiers_.nested(modifiers, instance->binding, true);
  if (instance->binding && !isRecord && cls->kind != ClassKind::connector && cls->kind != ClassKind::classKind &&
      cls->kind != ClassKind::expandableConnector) {
    diagnostics().error("T001", phrase("%1 is a component and cannot have a value", pathOf(instance)),
                        instance->element->component->span, partsOf(instance));
    return false;
  }
  return fillStructure(instance, cls, std::move(inner));
}

bool Instantiation::fillStructure(Instance* instance, Class* cls, Environment inner) {
  if (instance == root() && (cls->kind == ClassKind::function || cls->kind == ClassKind::package)) {
    diagnostics().error("N011", phrase("'%1' is a %2 and cannot be simulated", nameOf(cls), nameOfKind(cls->kind)),
                        cls->definition->nameSpan, {}, phrase("name a model"));
    return false;
  }
  if (cls->kind == ClassKind::function || cls->kind == ClassKind::package) {
    diagnostics().error("N011", phrase("'%1' cannot be used as the type of %2", nameOf(cls), pathOf(instance)),
                        instance->element ? instance->element->component->span : SourceSpan{}, partsOf(instance));
    return false;
  }
  if (cls->isPartial && !instance->isStatic && cls->kind != ClassKind::connector &&
      cls->kind != ClassKind::expandableConnector) {
    diagnostics().error("N008", phrase("'%1' is partial and cannot be used for %2", nameOf(cls), pathOf(instance)),
                        instance->element ? instance->element->component->span : SourceSpan{}, partsOf(instance),
                        phrase("choose a complete class"));
    return false;
  }
  checks_.checkNames(inner, cls, instance);
  Environment redeclarations;
  for (const Modifier& m : inner)
    if (m.definition || (m.name.isValid() && !cls->index.contains(m.name) && classes_.findDeclaration(cls, m.name)))
      redeclarations.push_back(m);
  if (!redeclarations.empty()) {
    cls = classes_.withRedeclarations(cls, std::move(redeclarations));
    if (!classes_.complete(cls)) return false;
  }
  instance->cls = cls;
  instance->environment = std::move(inner);
  instance->children.assign(cls->elements.size(), nullptr);
  if (instance->isStatic) return true;
  instance->part = PartId(model().parts.size());
  FlatPart part;
  part.path = pathOf(instance);
  part.className = nameOf(cls);
  for (const Instance* p = instance->parent; p; p = p->parent)
    if (p->part.isValid()) {
      part.parent = p->part;
      break;
    }
  if (instance->element) part.span = instance->element->component->span;
  model().parts.push_back(std::move(part));
  return true;
}

bool Instantiation::makeArray(Instance* instance, Class* cls, const Environment& modifiers) {
  instance->kind = Instance::Kind::array;
  instance->cls = cls;
  const Environment inner = modifiers_.nested(modifiers, instance->binding, true);
  int64_t count = 1;
  for (const int64_t d : instance->dims) count *= d;
  for (int64_t k = 0; k < count; ++k) {
    Instance* item = newInstance(instance, instance->element, instance->name);
    if (isCancelled()) return false;
    item->subscripts.change().resize(instance->dims.size());
    int64_t at = k;
    for (size_t d = instance->dims.size(); d-- > 0;) {
      item->subscripts[d] = at % instance->dims[d] + 1;
      at /= instance->dims[d];
    }
    item->variability = instance->variability;
    item->isProtected = instance->isProtected;
    item->flow = instance->flow;
    item->causality = instance->causality;
    item->isConnectorPart = instance->isConnectorPart;
    if (instance->binding) {
      item->binding = modifiers_.partOf(instance->binding, item->subscripts, {});
      item->binding->sizes = instance->dims;
      item->binding->array = instance;
    }
    if (!fillStructure(item, cls, modifiers_.forItem(inner, *cls, item->subscripts, instance->dims, instance)))
      return false;
    item->state = Instance::State::ready;
    instance->items.push_back(item);
  }
  return true;
}

// An outer element means the inner one of the same name in an enclosing instance (specification 5.4).
bool Instantiation::makeOuter(Instance* instance, Class* cls) {
  Instance* target = nullptr;
  Instance* above = instance->parent->isStatic ? holderOf(instance->parent) : instance->parent->parent;
  for (Instance* p = above; p && !target; p = p->parent) {
    if (p->kind != Instance::Kind::structure || !p->cls || p->isStatic) continue;
    const auto at = p->cls->index.find(instance->name);
    if (at != p->cls->index.end() && p->cls->elements[at->second].clause->isInner) target = innerAt(p, at->second);
  }
  if (!target)
    for (Instance* extra : root()->extras)
      if (extra->name == instance->name) target = extra;
  if (!target) target = defaultInner(instance, cls);
  if (!target) return false;
  instance->target = target;
  instance->kind = Instance::Kind::outer;
  instance->cls = cls;
  if (target->state == Instance::State::ready)
    checkOuter(instance);
  else if (isOwnText(instance->element->component->span) ||
           (target->element && isOwnText(target->element->component->span)))
    uncheckedOuters_.push_back(instance);
  return true;
}

void Instantiation::checkOuter(Instance* instance) {
  redeclarations_.checkInner(instance, instance->cls, instance->target);
  checkOuterSize(instance, instance->cls, instance->target);
}

void Instantiation::checkOuters() {
  for (Instance* instance : std::exchange(uncheckedOuters_, {})) checkOuter(instance);
}

// The outer declaration promises a number of dimensions, and sizes where it gives them (specification 5.4).
void Instantiation::checkOuterSize(Instance* instance, Class* cls, const Instance* target) {
  if (target->state != Instance::State::ready ||
      (!target->isLeaf() && target->kind != Instance::Kind::array && target->kind != Instance::Kind::structure))
    return;
  if (!isOwnText(instance->element->component->span)) return;
  const std::vector<Dimension> parts = declaredDimensions(instance, *instance->element, cls, {});
  bool isSame = parts.size() == target->dims.size();
  for (size_t d = 0; isSame && d < parts.size(); ++d) {
    if (parts[d].e->kind == syntax::ExprKind::colon || indexType(*parts[d].e, parts[d].context)) continue;
    MessageTrial trial(state());
    const std::optional<int64_t> size =
        evaluator_.evaluateInteger(*parts[d].e, parts[d].context, nullptr, wording("the array size"));
    trial.end();
    isSame = !size || *size == target->dims[d];
  }
  if (isSame) return;
  Diagnostic d;
  d.code = "N019";
  d.message = phrase("the inner %1 cannot stand for the outer one that %2 declares: its size differs", pathOf(target),
                     subjectOf(instance->parent));
  d.span = instance->element->component->span;
  d.parts = partsOf(instance->parent);
  if (target->element) d.labels.push_back({target->element->component->span, phrase("the inner variable")});
  diagnostics().add(std::move(d));
}

// The part that an inner element declares. One that is outer as well declares two of its name: for those around it the
// name means the outer one, for the parts within the inner one, which is kept beside it (specification 5.5).
Instance* Instantiation::innerAt(Instance* parent, uint32_t index) {
  Instance* child = childAt(parent, index);
  const Element& element = parent->cls->elements[index];
  if (!element.clause->isOuter) return child;
  if (!child->innerTwin) {
    child->innerTwin = newInstance(parent, &element, element.name);
    child->innerTwin->isInner = true;
    parent->extras.push_back(child->innerTwin);
  }
  return child->innerTwin;
}

// A missing inner part is added at the top level where its class can stand alone (specification 5.4).
Instance* Instantiation::defaultInner(Instance* instance, Class* cls) {
  const std::string name = text(instance->name);
  if (cls->isPartial || cls->leaf != LeafKindOf::none) {
    diagnostics().error("N006", phrase("%1 needs an inner '%2' around it", subjectOf(instance->parent), name),
                        instance->element->component->span, partsOf(instance->parent),
                        cls->leaf != LeafKindOf::none
                            ? phrase("declare it in the model: inner %1 %2", typeName(baseOf(cls->leaf)), name)
                            : phrase("add a part named %1 of class %2 to the model", name, nameOf(cls)));
    return nullptr;
  }
  diagnostics().warning("N007", phrase("no part '%1' is defined; one with default settings is used", name),
                        instance->element->component->span, {name},
                        phrase("add a part named %1 of class %2 to the model", name, nameOf(cls)));
  Instance* made = newInstance(root(), instance->element, instance->name);
  made->isExtra = true;
  made->isInner = true;
  root()->extras.push_back(made);
  made->state = Instance::State::busy;
  const bool isGood = makeStructure(made, cls, {});
  made->state = isGood ? Instance::State::ready : Instance::State::failed;
  return isGood ? made : nullptr;
}

// Elaborates a part with all of its parts.
void Instantiation::elaborateAll(Instance* instance, int depth) {
  if (isCancelled() || diagnostics().errorCount() > 100) return;
  if (depth > 100) {
    const Instance* first = instance;
    while (first->parent && first->parent != root()) first = first->parent;
    diagnostics().error("N009", phrase("%1 contains itself without end", pathOf(first)),
                        first->element ? first->element->component->span : SourceSpan{}, partsOf(first));
    return;
  }
  if (!elaborate(instance)) return;
  if (instance->kind == Instance::Kind::array)
    for (Instance* item : instance->items) elaborateAll(item, depth + 1);
  if (instance->kind != Instance::Kind::structure) return;
  for (uint32_t k = 0; k < instance->cls->elements.size(); ++k) {
    elaborateAll(childAt(instance, k), depth + 1);
    if (instance->cls->elements[k].clause->isInner) elaborateAll(innerAt(instance, k), depth + 1);
  }
}

}  // namespace armature::model
