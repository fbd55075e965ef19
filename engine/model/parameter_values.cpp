// Values of bindings, of parameters and constants at translation, and of expressions that must be known then.
#include "engine/model/parameter_values.h"
#include "engine/base/numbers.h"
#include "engine/base/stack_room.h"
#include "engine/model/class_table.h"
#include "engine/model/expressions.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

namespace {

// Enumerations are compatible when they list the same literals in the same order (specification 6.7). A type that is
// not known fits every other.
bool haveSameLiterals(const ClassNode* a, const ClassNode* b) {
  if (a == b || !a || !b) return true;
  return std::ranges::equal(a->definition()->literals, b->definition()->literals, {}, &syntax::EnumerationLiteral::name,
                            &syntax::EnumerationLiteral::name);
}

}  // namespace

// What a record constructor is given for a field, where its value as a whole is not needed yet: other fields may depend
// on this one, as the number of boreholes decides how many places there are. Null where only the whole tells.
const Expr* ParameterValues::argumentOf(const Binding& whole, Name field) {
  if (!field.isValid() || !whole.expression || whole.expression->kind != syntax::ExprKind::call) return nullptr;
  const bool isMade = whole.state[0] == Binding::State::done || whole.state[1] == Binding::State::done;
  const auto given = std::ranges::find(whole.expression->named, field, &syntax::NamedArgument::name);
  if (isMade || given == whole.expression->named.end() || !whole.expression->reference) return nullptr;
  const Class* record = classes_.resolveClass(*whole.expression->reference, whole.context, true);
  return record && record->kind == syntax::ClassKind::record ? given->value : nullptr;
}

namespace {

// The element that a list written out one by one has for a part of a binding; `answered` counts the indices it takes.
const Expr* listedElement(const Binding& b, size_t& answered) {
  const Expr* e = b.whole->expression;
  while (e && e->kind == syntax::ExprKind::array && e->iterators.empty() && answered < b.indices.size() &&
         answered < b.sizes.size() && e->args.size() == static_cast<size_t>(b.sizes[answered]))
    e = e->args[static_cast<size_t>(b.indices[answered++] - 1)];
  return e;
}

}  // namespace

// A reference with other parts, kept as long as the translation.
const Expr& ParameterValues::withParts(const Expr& whole, const std::vector<syntax::ReferencePart>& parts) {
  syntax::Reference reference = *whole.reference;
  reference.parts = texts_.copy(parts.data(), parts.size());
  Expr other = whole;
  other.reference = texts_.copy(&reference, 1).data();
  return *texts_.copy(&other, 1).data();
}

// a.b[index].c for a.b.c, with the index after the first name that can take one.
MaybeValue ParameterValues::elementOfReference(const Expr& whole, int64_t index, const Context* context) {
  Expr number;
  number.kind = syntax::ExprKind::integer;
  number.span = whole.span;
  number.number = static_cast<double>(index);
  const syntax::ExprPtr subscript = texts_.copy(&number, 1).data();
  for (size_t k = 0; k < whole.reference->parts.size(); ++k) {
    if (!whole.reference->parts[k].subscripts.empty()) continue;
    std::vector<syntax::ReferencePart> parts(whole.reference->parts.begin(), whole.reference->parts.end());
    parts[k].subscripts = texts_.copy(&subscript, 1);
    const MessageTrial trial(state());
    if (MaybeValue value = expressions_.translate(withParts(whole, parts), context, nullptr)) return value;
  }
  return {};
}

// The value of r.f for the field f of a part of a binding `= r`: others of the record's fields may wait for this one,
// which has a value of its own. Nothing where the binding is no such reference, or has its value already.
MaybeValue ParameterValues::fieldOf(const Binding& b) {
  const Expr* record = b.whole->expression;
  if (!record || record->kind != syntax::ExprKind::reference || !b.indices.empty() || !b.field.isValid()) return {};
  if (b.whole->state[state().evaluating > 0 ? 1 : 0] == Binding::State::done) return {};
  std::vector<syntax::ReferencePart> parts(record->reference->parts.begin(), record->reference->parts.end());
  parts.push_back({b.field, {}});
  MessageTrial trial(state());
  MaybeValue value = expressions_.translate(withParts(*record, parts), b.whole->context, nullptr);
  trial.end();
  if (value) trial.tell();
  return value;
}

// What a part of a binding is taken from: the whole, or where its elements do not fit together (records with arrays of
// different sizes), the element; `answered` says how many of the indices are answered by that. Where a value must be
// known now, other elements may wait for this one: the element alone, but for records, whose fields would each want it.
MaybeValue ParameterValues::wholeOf(const Binding& b, size_t& answered) {
  const Expr* const all = b.whole->expression;
  const Expr* const element = listedElement(b, answered);
  const bool isReference = all && all->kind == syntax::ExprKind::reference && !b.indices.empty();
  const bool isDone = b.whole->state[state().evaluating > 0 ? 1 : 0] == Binding::State::done;
  if (isDone || (answered == 0 && !isReference)) {
    answered = 0;
    const Value* whole = valueOf(b.whole);
    return whole ? MaybeValue(*whole) : MaybeValue();
  }
  if (answered > 0 && state().evaluating > 0 && !b.field.isValid())
    return expressions_.translate(*element, b.whole->context, nullptr);
  MessageTrial trial(state());
  const Value* whole = valueOf(b.whole);
  trial.end();
  if (whole) {
    trial.tell();
    answered = 0;
    return *whole;
  }
  if (answered > 0) return expressions_.translate(*element, b.whole->context, nullptr);
  answered = 1;
  MaybeValue value = elementOfReference(*all, b.indices[0], b.whole->context);
  if (value) return value;
  // Another element may have gone by, and taken with it what there is to tell.
  if (trial.messages.hasErrors())
    trial.tell();
  else
    (void)expressions_.translate(*all, b.whole->context, nullptr);
  return {};
}

// The element, or field, that a part of a binding takes from the value of the whole.
MaybeValue ParameterValues::partOf(const Binding& b) {
  size_t answered = 0;
  MaybeValue value = wholeOf(b, answered);
  value = elementFor(b, std::move(value), answered);
  if (!value || !b.field.isValid()) return value;
  const Value* field = value->field(b.field);
  return field ? *field : Value{};
}

MaybeValue ParameterValues::elementFor(const Binding& b, MaybeValue value, size_t answered) {
  for (size_t k = answered; value && k < b.indices.size(); ++k) {
    const int64_t index = b.indices[k];
    const std::vector<int64_t> dims = valueDims(*value);
    if (dims.empty()) {
      if (k == 0 && b.array && b.whole->context && b.whole->context->self == root())
        complainOnce(Severity::warning, "T015",
                     phrase("one value is given to all elements of the array %1", pathOf(b.array)), b.array, b.span,
                     phrase("write each before the name of what is set"));
      break;
    }
    if (index > dims[0] || (k < b.sizes.size() && dims[0] != b.sizes[k])) {
      const int64_t wanted = k < b.sizes.size() ? b.sizes[k] : b.array ? b.array->dims[0] : index;
      complainOnce(Severity::error, "T002",
                   phrase("%1 has %2 elements and cannot take %3 values",
                          b.array ? phrase("the array %1", pathOf(b.array)) : phrase("the array"), wanted, dims[0]),
                   b.array, b.span, phrase("give one value per element, or write each for one value for all"));
      return {};
    }
    value = elementOf(*value, index - 1);
  }
  return value;
}

// The value of a binding in the present mode, null after an error (which has been reported once).
const Value* ParameterValues::valueOf(Binding* b) {
  const size_t mode = state().evaluating > 0 ? 1 : 0;
  switch (b->state[mode]) {
    case Binding::State::done:
      return b->value[mode].get();
    case Binding::State::failed:
      return nullptr;
    case Binding::State::busy:
      diagnostics().error("N010", phrase("the value depends on itself"), b->span);
      b->state[mode] = Binding::State::failed;
      return nullptr;
    case Binding::State::untouched:
      break;
  }
  b->state[mode] = Binding::State::busy;
  MaybeValue value;
  if (const Expr* argument = b->whole && b->indices.empty() ? argumentOf(*b->whole, b->field) : nullptr) {
    value = expressions_.translate(*argument, b->whole->context, nullptr);
  } else if (b->whole) {
    value = fieldOf(*b);
    if (!value) value = partOf(*b);
  } else {
    const size_t errors = diagnostics().errorCount();
    value = expressions_.translate(*b->expression, b->context, nullptr);
    if (diagnostics().errorCount() != errors && b->context->self && !b->context->self->isStatic)
      nameParts(pathOf(b->context->self));
  }
  if (b->state[mode] == Binding::State::failed || !value) {
    b->state[mode] = Binding::State::failed;
    return nullptr;
  }
  b->value[mode] = std::make_unique<Value>(std::move(*value));
  b->state[mode] = Binding::State::done;
  return b->value[mode].get();
}

// Checks a value against a declared component and converts Integer to Real.
MaybeValue ParameterValues::fitToLeaf(const Value& value, const Instance& leaf, SourceSpan span) {
  const BaseType wanted = leaf.value.base;
  Value fitted = value;
  if (wanted == BaseType::real && value.base == BaseType::integer) fitted = arithmetic_.asReal(std::move(fitted));
  const bool isSameBase =
      fitted.base == wanted && (wanted != BaseType::enumeration || haveSameLiterals(fitted.type, leaf.value.type));
  if (!isSameBase && fitted.elementCount() == 0 && fitted.base != BaseType::record)
    fitted.base = wanted;
  else if (!isSameBase) {
    const auto nameOfType = [](BaseType base, const ClassNode* type) {
      return base == BaseType::enumeration && type ? type->qualifiedName() : typeName(base);
    };
    diagnostics().error("T001",
                        phrase("%1 is %2 and cannot take a value of type %3", pathOf(&leaf),
                               nameOfType(wanted, leaf.value.type), nameOfType(fitted.base, fitted.type)),
                        span, partsOf(&leaf));
    return {};
  }
  if (fitted.dims != leaf.dims) {
    if (fitted.elementCount() == 0 && leaf.value.elementCount() == 0) {
      fitted.dims = leaf.dims;
    } else if (fitted.dims.empty() && leaf.dims.empty() == false && leaf.parent && !leaf.parent->subscripts.empty()) {
      fitted.scalars.assign(static_cast<size_t>(leaf.value.elementCount()), fitted.scalars[0]);
      fitted.dims = leaf.dims;
    } else {
      diagnostics().error("T002",
                          phrase("%1 has the size %2 and cannot take a value of size %3", pathOf(&leaf),
                                 shapeText(leaf.dims), shapeText(fitted.dims)),
                          span, partsOf(&leaf));
      return {};
    }
  }
  fitted.type = leaf.value.type ? leaf.value.type : fitted.type;
  return fitted;
}

// The declared value of a leaf in the present mode; a value of base none when there is none.
MaybeValue ParameterValues::leafBinding(Instance* leaf) {
  if (!leaf->binding) return Value{};
  const Value* value = valueOf(leaf->binding);
  if (!value) return {};
  if (value->base == BaseType::none) return Value{};
  for (const ExprId e : value->scalars)
    if (!e.isValid()) return Value{};
  return fitToLeaf(*value, *leaf, leaf->binding->span);
}

// What the declaration gives to a parameter or constant in evaluating mode: its binding, else its start value; base
// none where there is neither or where the value is computed during initialization (fixed = false).
MaybeValue ParameterValues::declaredConstant(Instance* leaf) {
  const std::string_view fixedName = "fixed", startName = "start";
  MaybeValue value = Value{};
  bool isFixed = true, hasFixed = false;
  Binding* start = nullptr;
  auto look = [&](const Modifier& m) {
    const std::string_view name = m.name.isValid() ? library().names().text(m.name) : std::string_view{};
    if (name == fixedName && !hasFixed) {
      Binding* fixed = modifiers_.bindingOf(m);
      hasFixed = fixed != nullptr;
      const Value* v = fixed ? valueOf(fixed) : nullptr;
      isFixed = !(v && arithmetic_.isConstantValue(*v) && !v->scalars.empty() && pool().isConstant(v->scalars[0], 0));
    } else if (name == startName && !start) {
      start = modifiers_.bindingOf(m);
    }
  };
  for (const Modifier& m : leaf->environment) look(m);
  for (const Layer& l : leaf->cls->attributes) look(l.modifier);
  if (isFixed || leaf->variability == Variability::constant) {
    value = leafBinding(leaf);
    if (value && value->base == BaseType::none && start && leaf->variability == Variability::parameter) {
      const Value* v = valueOf(start);
      if (v && v->dims.empty() && !leaf->dims.empty()) {
        Value filled = *v;
        filled.dims = leaf->dims;
        filled.scalars.assign(static_cast<size_t>(leaf->value.elementCount()), v->scalars.at(0));
        value = fitToLeaf(filled, *leaf, start->span);
      } else if (v) {
        value = fitToLeaf(*v, *leaf, start->span);
      }
    }
    // An empty array needs no value.
    if (value && value->base == BaseType::none && leaf->value.elementCount() == 0) value = leaf->value;
  }
  return value;
}

// The value of a parameter or constant, if the translation can know it.
const Value* ParameterValues::constantOf(Instance* leaf) {
  switch (leaf->known) {
    case Instance::Known::known:
      return leaf->constant.get();
    case Instance::Known::unknown:
      return nullptr;
    case Instance::Known::busy:
      diagnostics().error("N010", phrase("the value of %1 depends on itself", pathOf(leaf)),
                          leaf->element ? leaf->element->component->span : SourceSpan{}, partsOf(leaf));
      leaf->known = Instance::Known::unknown;
      return nullptr;
    case Instance::Known::untried:
      break;
  }
  if (leaf->variability > Variability::parameter || leaf->value.base == BaseType::externalObject) {
    leaf->known = Instance::Known::unknown;
    return nullptr;
  }
  if (isStackLow()) {
    giveUp("N026", phrase("the value of %1 depends on too many others, one behind another", subjectOf(leaf)),
           leaf->element ? leaf->element->component->span : SourceSpan{}, partsOf(leaf));
    return nullptr;
  }
  leaf->known = Instance::Known::busy;
  const size_t uses = state().structuralUses.size();
  ++state().evaluating;
  MaybeValue value = declaredConstant(leaf);
  --state().evaluating;
  // A record as a whole may hold both.
  if (leaf->variability == Variability::constant && !leaf->isStatic && leaf->binding && !leaf->binding->whole)
    for (size_t k = uses; k < state().structuralUses.size(); ++k)
      if (state().structuralUses[k]->variability == Variability::parameter) {
        diagnostics().error("T007",
                            phrase("the constant %1 is given a value that depends on the parameter %2", pathOf(leaf),
                                   pathOf(state().structuralUses[k])),
                            leaf->element->component->span, partsOf(leaf));
        break;
      }
  if (leaf->known == Instance::Known::unknown || !value || !arithmetic_.isConstantValue(*value)) {
    leaf->known = Instance::Known::unknown;
    return nullptr;
  }
  leaf->constant = std::make_unique<Value>(std::move(*value));
  leaf->known = Instance::Known::known;
  return leaf->constant.get();
}

ExprId ParameterValues::withValues(ExprId e, const Instantiation& instances, std::vector<Instance*>& used) {
  const MessageTrial trial(state());
  symbolic::Substitution substitution(pool(), [&](ExprId leaf) -> ExprId {
    if (pool().op(leaf) != symbolic::Op::variable) return {};
    const VarId id = pool().variableOf(leaf);
    Instance* source = instances.leafOf(id);
    const Value* value = source ? constantOf(source) : nullptr;
    const size_t place = source ? id.index() - source->first.index() : 0;
    if (!value || place >= value->scalars.size()) return {};
    used.push_back(source);
    return value->scalars[place];
  });
  return substitution.apply(e);
}

void ParameterValues::useStructurally(Instance* leaf) {
  state().structuralUses.push_back(leaf);
}

// The value of e where it is constant. Only then, and at the end of the outermost evaluation, the parameters it used
// become structural.
MaybeValue ParameterValues::constantValueOf(const Expr& e, const Context* context, const LocalScope* locals) {
  const size_t uses = state().structuralUses.size();
  ++state().evaluating;
  MaybeValue value = expressions_.translate(e, context, locals);
  --state().evaluating;
  if (!value || !arithmetic_.isConstantValue(*value)) {
    state().forgetUsesFrom(uses);
    return {};
  }
  if (state().evaluating == 0) {
    for (Instance* leaf : state().structuralUses) leaf->isStructural = true;
    state().structuralUses.clear();
  }
  return value;
}

MaybeValue ParameterValues::tryEvaluate(const Expr& e, const Context* context, const LocalScope* locals) {
  const MessageTrial trial(state());
  return constantValueOf(e, context, locals);
}

MaybeValue ParameterValues::evaluate(const Expr& e, const Context* context, const LocalScope* locals, Wording what) {
  const size_t errors = diagnostics().errorCount();
  if (MaybeValue value = constantValueOf(e, context, locals)) return value;
  if (diagnostics().errorCount() == errors && state().evaluating == 0) {
    std::vector<std::string> parts;
    if (context->self && !context->self->isStatic) parts = partsOf(context->self);
    diagnostics().error(
        "T004", phrase("%1 '%2' has to be known before the simulation starts", what, library().sources().text(e.span)),
        e.span, std::move(parts), phrase("give the parameters in it a value"));
  }
  return {};
}

std::optional<int64_t> ParameterValues::evaluateInteger(const Expr& e, const Context* context, const LocalScope* locals,
                                                        Wording what) {
  const MaybeValue value = evaluate(e, context, locals, what);
  if (!value) return {};
  if (!value->isScalar() || value->scalars.empty() || value->base == BaseType::real ||
      value->base == BaseType::string) {
    error("T001", phrase("%1 has to be an Integer", what), e.span);
    return {};
  }
  return wholeNumber(pool().number(value->scalar()));
}

}  // namespace armature::model
