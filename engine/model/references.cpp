// Component references as values (specification 10.6.9 for slices): from names over instances to scalars.
#include "engine/model/references.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::Reference;

// Of the elements of enclosing classes only constants can be used (specification 5.3.1).
bool References::isVisible(const Found& found, const Reference& r, const Context* context) {
  if (found.owner == context->self || found.owner->isStatic) return true;
  const Instance* child = instances_.childAt(found.owner, found.element);
  if (child->element->clause->variability == syntax::Variability::constant) return true;
  error("N024",
        phrase("'%1' of the class around '%2' is no constant and cannot be used in it", text(r.parts[0].name),
               nameOf(context->view)),
        r.span, isFunctionText(context) ? phrase("make it an input") : phrase("make it a parameter of the class"));
  return false;
}

namespace {

// Whether a reference names something of a component that the algorithm around it does not assign.
bool isOutside(const Value& assigned, const Reference& r) {
  const Value* at = &assigned;
  for (size_t k = 1; at && at->isPartial && k < r.parts.size(); ++k) at = at->field(r.parts[k].name);
  return !at || at->isPartial;
}

}  // namespace

MaybeValue References::translateReference(const Reference& r, const Context* context, const LocalScope* locals) {
  const Name first = r.parts[0].name;
  if (!r.leadingDot && locals)
    if (const Value* local = locals->find(first); local && !isOutside(*local, r))
      return continueValue(*local, r, 0, context, locals);
  Found found;
  if (r.leadingDot) {
    found.cls = classes_.topLevelClass(first);
    if (found.cls) found.kind = Found::Kind::classReference;
  } else {
    found = classes_.lookup(first, context);
  }
  if (found.kind == Found::Kind::component) {
    if (!isVisible(found, r, context)) return {};
    return readFrom(instances_.childAt(found.owner, found.element), r, 0, context, locals);
  }
  if (found.kind == Found::Kind::classReference) return readClassPath(found.cls, r, 1, context, locals);
  if (r.parts.size() == 1 && library().names().text(first) == "time") {
    if (isFunctionText(context))
      return error("T016", phrase("'time' cannot be used in a function"), r.span, phrase("make it an input"));
    const syntax::ClassKind kind = context->view->kind;
    if (isOwnText(r.span) && kind != syntax::ClassKind::model && kind != syntax::ClassKind::block &&
        kind != syntax::ClassKind::classKind)
      return error("T016", phrase("'time' cannot be used in a %1: only models and blocks know it", nameOfKind(kind)),
                   r.span);
    return arithmetic_.scalarValue(BaseType::real, pool().time());
  }
  classes_.unknownName(r, context);
  return {};
}

// Subscripts of a part, then the fields of the parts behind it.
MaybeValue References::continueValue(const Value& whole, const Reference& r, size_t part, const Context* context,
                                     const LocalScope* locals) {
  // What has been reached: a part of the whole, which may be large and is not copied, or of what was selected last.
  const Value* value = &whole;
  Value selected;
  size_t outer = 0;  // dimensions of the parts before, which lead those of a field (specification 10.6.9)
  for (;; ++part) {
    if (!r.parts[part].subscripts.empty()) {
      MaybeValue made = subscript(*value, outer, r.parts[part], context, locals, r.span);
      if (!made) return {};
      selected = std::move(*made);
      value = &selected;
    }
    if (part + 1 == r.parts.size()) return *value;
    outer = value->dims.size();
    const Value* field = value->field(r.parts[part + 1].name);
    if (!field) {
      return error("N001",
                   phrase("there is no element '%1' in '%2'", text(r.parts[part + 1].name), text(r.parts[part].name)),
                   r.span);
    }
    if (value != &selected) {
      value = field;
      continue;
    }
    Value next = *field;
    selected = std::move(next);
  }
}

// The value of a leaf in the present mode.
const Value* References::leafValue(Instance* leaf, SourceSpan span) {
  if (leaf->isStatic || leaf->variability == Variability::constant) {
    if (const Value* known = parameters_.constantOf(leaf)) return known;
    if (leaf->isStatic) {
      const std::string owner = leaf->parent && leaf->parent->cls ? nameOf(leaf->parent->cls) + "." : "";
      error("T009", phrase("'%1%2' has no value that is known here", owner, text(leaf->name)), span);
      return nullptr;
    }
    if (!leaf->binding && isOwnText(span)) {
      error("T009", phrase("the constant %1 has no value", pathOf(leaf)), span, phrase("give it one"));
      return nullptr;
    }
    return &leaf->value;
  }
  // A text is part of the translation: the run has no variables for texts.
  const bool isNeededNow = state().evaluating > 0 || leaf->isStructural || leaf->isEvaluated;
  if (leaf->variability == Variability::parameter && (isNeededNow || leaf->value.base == BaseType::string)) {
    if (const Value* known = parameters_.constantOf(leaf)) {
      if (state().evaluating > 0)
        parameters_.useStructurally(leaf);
      else
        leaf->isStructural = true;
      return known;
    }
  }
  return &leaf->value;
}

// All of a part: the scalars of a leaf, the fields of a record (or connector), the items of an array.
MaybeValue References::readInstance(Instance* instance, SourceSpan span) {
  Instance* at = instances_.resolved(instance);
  if (!at) {
    if (instance->kind == Instance::Kind::removed)
      return error("N012", phrase("%1 is used although its condition is false", pathOf(instance)), span);
    return {};
  }
  if (at->isLeaf()) {
    const Value* value = leafValue(at, span);
    return value ? MaybeValue(*value) : MaybeValue{};
  }
  if (at->kind == Instance::Kind::array) {
    std::vector<Value> items;
    for (Instance* item : at->items) {
      MaybeValue value = readInstance(item, span);
      if (!value) return {};
      items.push_back(std::move(*value));
    }
    if (items.empty()) {
      MaybeValue empty = readInstance(classes_.staticsOf(at->cls), span);
      if (!empty) return {};
      Value zero = *empty;
      Value stacked;
      stackValues({zero}, stacked);
      return gather(stacked, 0, {});
    }
    Value stacked;
    if (!stackValues(items, stacked))
      return error("T002", phrase("the elements of %1 differ in size", pathOf(at)), span);
    return reshaped(std::move(stacked), {static_cast<int64_t>(items.size())}, at->dims);
  }
  Value record;
  record.base = BaseType::record;
  record.type = classes_.recordNode(at->cls);
  for (uint32_t k = 0; k < at->cls->elements.size(); ++k) {
    Instance* child = instances_.childAt(at, k);
    if (!instances_.elaborate(child)) return {};
    if (child->kind == Instance::Kind::removed) continue;
    MaybeValue value;
    if (at->isStatic && !instances_.resolved(child)) return {};
    if (at->isStatic && instances_.resolved(child)->isLeaf() && !parameters_.constantOf(instances_.resolved(child)))
      value = instances_.resolved(child)->value;
    else
      value = readInstance(child, span);
    if (!value) return {};
    record.fields.push_back({child->name, std::make_shared<const Value>(std::move(*value))});
  }
  return record;
}

Instance* References::arrayOf(const Reference& r, size_t part, const Context* context, const LocalScope* locals) {
  if (r.leadingDot) return nullptr;
  const Found found = classes_.lookup(r.parts[0].name, context);
  if (found.kind != Found::Kind::component) return nullptr;
  // Arrays of a function have their sizes from its call.
  if (found.owner->cls->kind == syntax::ClassKind::function && locals && locals->find(r.parts[0].name)) return nullptr;
  Instance* at = instances_.resolved(instances_.childAt(found.owner, found.element));
  for (size_t k = 1; at && k <= part; ++k) {
    if (at->kind == Instance::Kind::array) at = at->items.empty() ? nullptr : at->items[0];
    at = at && at->kind == Instance::Kind::structure ? instances_.resolved(instances_.childOf(at, r.parts[k].name))
                                                     : nullptr;
  }
  return at;
}

// The indices of a dimension that is a type are values of this type (specification 10.1, 10.5.1).
bool References::checkIndices(const Instance* array, const syntax::ReferencePart& part, const Context* context,
                              const LocalScope* locals) {
  for (size_t d = 0; d < part.subscripts.size(); ++d) {
    const Class* type = instances_.indexTypeOf(array, d);
    const Expr& e = *part.subscripts[d];
    if (!type || !isOwnText(e.span) || e.kind == syntax::ExprKind::colon || e.kind == syntax::ExprKind::end) continue;
    state().endStack.push_back(array->dims[d]);
    const MaybeValue value = expressions_.translate(e, context, locals);
    state().endStack.pop_back();
    const BaseType wanted = type->leaf == LeafKindOf::boolean ? BaseType::boolean : BaseType::enumeration;
    if (!value || value->base == wanted || value->elementCount() == 0) continue;
    error("T003",
          phrase("a subscript of '%1' has to be a %2 there, not a %3", text(part.name),
                 wanted == BaseType::boolean ? Phrase("Boolean") : Phrase(nameOf(type)), typeName(value->base)),
          e.span);
    return false;
  }
  return true;
}

// Goes on from an instance that the reference's part `part` names, whose subscripts are still to be applied.
MaybeValue References::readFrom(Instance* instance, const Reference& r, size_t part, const Context* context,
                                const LocalScope* locals) {
  Instance* at = instances_.resolved(instance);
  if (at && !classes_.checkSwitched(instance, r.span)) return {};
  if (!at) {
    if (instance->kind == Instance::Kind::removed)
      return error("N012", phrase("%1 is used although its condition is false", pathOf(instance)), r.span);
    if (diagnostics().errorCount() == 0) return error("N012", phrase("%1 is not available", pathOf(instance)), r.span);
    return {};
  }
  if (!r.parts[part].subscripts.empty() && !checkIndices(at, r.parts[part], context, locals)) return {};
  if (at->isLeaf()) {
    const Value* value = leafValue(at, r.span);
    if (!value) return {};
    return continueValue(*value, r, part, context, locals);
  }
  if (instance->kind == Instance::Kind::outer && part + 1 < r.parts.size() && isOwnText(r.span) &&
      at->kind == Instance::Kind::structure && !instance->cls->index.contains(r.parts[part + 1].name) &&
      at->cls->index.contains(r.parts[part + 1].name))
    return error("N001",
                 phrase("there is no '%1' in '%2', the class of the outer %3", text(r.parts[part + 1].name),
                        nameOf(instance->cls), text(instance->name)),
                 r.span);
  if (at->kind == Instance::Kind::array) return readItems(at, r, part, context, locals);
  if (!r.parts[part].subscripts.empty())
    return error("T003", phrase("'%1' is not an array", text(r.parts[part].name)), r.span);
  return readAfter(at, r, part, context, locals);
}

// Goes on from a structure behind part `part`.
MaybeValue References::readAfter(Instance* at, const Reference& r, size_t part, const Context* context,
                                 const LocalScope* locals) {
  if (part + 1 == r.parts.size()) return readInstance(at, r.span);
  const Name next = r.parts[part + 1].name;
  if (Instance* child = instances_.childOf(at, next)) {
    if (child->element && child->element->isProtected && !at->isStatic)
      return error("N020", phrase("'%1' of %2 is protected and cannot be used here", text(next), pathOf(at)), r.span);
    return readFrom(child, r, part + 1, context, locals);
  }
  if (Class* cls = classes_.classElement(at, next)) return readClassPath(cls, r, part + 2, context, locals);
  std::vector<Name> candidates;
  for (const Element& e : at->cls->elements) candidates.push_back(e.name);
  const std::string near = suggest(next, candidates);
  return error("N001",
               phrase("there is no '%1' in %2%3", text(next),
                      at->isStatic ? phrase("'%1'", nameOf(at->cls)) : Phrase(pathOf(at)),
                      near.empty() ? Phrase() : phrase(" (did you mean %1?)", near)),
               r.span);
}

MaybeValue References::emptyValue(Instance* array, const Reference& r, size_t part) {
  Instance* at = classes_.staticsOf(array->cls);
  classes_.complete(at->cls);
  for (size_t k = part + 1; at && k < r.parts.size(); ++k) {
    at = instances_.resolved(instances_.childOf(at, r.parts[k].name));
    if (at && at->kind == Instance::Kind::array) at = classes_.staticsOf(at->cls);
  }
  if (!at) return {};
  Value value = at->value;
  if (!at->isLeaf()) {
    MaybeValue whole = readInstance(at, r.span);
    if (!whole) return {};
    value = std::move(*whole);
  }
  Value stacked;
  stackValues({value}, stacked);
  return gather(stacked, 0, {});
}

// From an array of structures: a subscripted item, or the values of a slice stacked up.
MaybeValue References::readItems(Instance* array, const Reference& r, size_t part, const Context* context,
                                 const LocalScope* locals) {
  std::vector<Subscript> subscripts;
  if (!subscriptsOf(r.parts[part], array->dims, context, locals, r.span, subscripts)) return {};
  // Expand to the list of items, row-major, and the dimensions that remain; run-time subscripts select afterwards.
  std::vector<size_t> items{0};
  std::vector<int64_t> dims;
  std::vector<std::pair<size_t, const Subscript*>> lookups;
  for (size_t d = 0; d < array->dims.size(); ++d) {
    const Subscript& s = subscripts[d];
    std::vector<int64_t> places = s.places;
    if (s.kind == Subscript::Kind::all || s.isOfRun()) {
      places.clear();
      for (int64_t k = 0; k < array->dims[d]; ++k) places.push_back(k);
    }
    if (s.isOfRun()) lookups.emplace_back(dims.size(), &s);
    if (s.kind != Subscript::Kind::place) dims.push_back(static_cast<int64_t>(places.size()));
    std::vector<size_t> next;
    next.reserve(items.size() * places.size());
    for (const size_t item : items)
      for (const int64_t place : places)
        next.push_back(item * static_cast<size_t>(array->dims[d]) + static_cast<size_t>(place));
    items = std::move(next);
  }
  if (dims.empty()) return readAfter(array->items[items[0]], r, part, context, locals);
  MaybeValue result;
  if (items.empty()) {
    result = emptyValue(array, r, part);
    if (!result) return error("T003", phrase("'%1' has no elements", text(r.parts[part].name)), r.span);
    *result = reshaped(std::move(*result), {0}, dims);
  } else {
    std::vector<Value> values;
    for (const size_t item : items) {
      MaybeValue value = readAfter(array->items[item], r, part, context, locals);
      if (!value) return {};
      values.push_back(std::move(*value));
    }
    Value stacked;
    if (!stackValues(values, stacked))
      return error("T002", phrase("the elements of %1 differ in size", pathOf(array)), r.span);
    result = reshaped(std::move(stacked), {static_cast<int64_t>(values.size())}, dims);
  }
  for (size_t k = lookups.size(); k-- > 0;) {
    const auto& [d, s] = lookups[k];
    *result = s->kind == Subscript::Kind::runTime ? arithmetic_.lookupAlong(*result, d, s->indices.front())
                                                  : arithmetic_.lookupsAlong(*result, d, s->indices);
  }
  return result;
}

MaybeValue References::enumerationLiteral(Class* cls, Name name, SourceSpan span) {
  const auto& literals = cls->enumeration->definition->literals;
  for (size_t k = 0; k < literals.size(); ++k) {
    if (literals[k].name != name) continue;
    Value value = arithmetic_.scalarValue(BaseType::enumeration, pool().integer(static_cast<double>(k + 1)));
    value.type = cls->enumeration->node;
    return value;
  }
  return error("N001", phrase("'%1' is not a literal of '%2'", text(name), nameOf(cls)), span);
}

// Goes on from a class: literals, constants of packages, functions.
MaybeValue References::readClassPath(Class* cls, const Reference& r, size_t part, const Context* context,
                                     const LocalScope* locals) {
  if (!classes_.complete(cls)) return {};
  if (part >= r.parts.size()) return expressions_.functionValue(cls, nullptr, context, locals);
  const Name name = r.parts[part].name;
  if (cls->leaf == LeafKindOf::enumeration) return enumerationLiteral(cls, name, r.span);
  classes_.checkInside(cls, name, r.span);
  if (Instance* child = instances_.childOf(classes_.staticsOf(cls), name))
    return readFrom(child, r, part, context, locals);
  if (Class* next = classes_.classElement(classes_.staticsOf(cls), name))
    return readClassPath(next, r, part + 1, context, locals);
  return error("N001", phrase("there is no '%1' in '%2'", text(name), nameOf(cls)), r.span);
}

}  // namespace armature::model
