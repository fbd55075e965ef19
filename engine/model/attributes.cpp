// The last step: attributes and values of scalar variables (specification 4.9), experiment annotation.
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/attributes.h"
#include "engine/model/instantiation.h"
#include "engine/model/modifiers.h"
#include "engine/model/parameter_values.h"
#include "engine/model/value_arithmetic.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

// What the model gives for an attribute, of the variable or of its type; invalid where it gives nothing.
ExprId Attributes::givenOf(VarId id, std::string_view attribute) {
  Instance* leaf = instances_.leafOf(id);
  if (!leaf) return {};
  const FlatVariable& v = model().variable(id);
  const Name name = library().names().intern(attribute);
  const auto take = [&](const Modifier& m) -> ExprId {
    Binding* binding = m.name == name ? modifiers_.bindingOf(m) : nullptr;
    const Value* value = binding ? parameters_.valueOf(binding) : nullptr;
    if (!value || value->scalars.empty()) return {};
    const size_t k = value->isScalar() ? 0 : id.value - leaf->first.value;
    const ExprId e = k < value->scalars.size() ? value->scalars[k] : ExprId{};
    return e.isValid() && v.type == Type::real ? arithmetic_.asReal(e) : e;
  };
  for (const Modifier& m : leaf->environment)
    if (const ExprId e = take(m); e.isValid()) return e;
  for (const Layer& l : leaf->cls->attributes)
    if (const ExprId e = take(l.modifier); e.isValid()) return e;
  return {};
}

ExprId Attributes::startOf(VarId id) {
  if (const ExprId given = givenOf(id, "start"); given.isValid()) return given;
  const FlatVariable& v = model().variable(id);
  if (v.type == Type::string) return pool().text("");
  return pool().constant(v.enumeration.empty() ? 0 : 1, v.type);
}

namespace {

// Which attributes a predefined type has (specification 4.9).
bool hasAttribute(BaseType base, std::string_view name) {
  static constexpr std::string_view kOfReal[] = {"nominal", "unit", "displayUnit", "stateSelect", "unbounded"};
  if (name == "quantity" || name == "start" || name == "fixed") return true;
  const bool isReal = base == BaseType::real;
  if (name == "min" || name == "max") return isReal || base == BaseType::integer || base == BaseType::enumeration;
  return isReal && std::ranges::find(kOfReal, name) != std::end(kOfReal);
}

// The type of value that an attribute takes.
BaseType typeOfAttribute(BaseType base, std::string_view name) {
  if (name == "unit" || name == "displayUnit" || name == "quantity") return BaseType::string;
  if (name == "fixed" || name == "unbounded") return BaseType::boolean;
  return name == "stateSelect" ? BaseType::enumeration : base;
}

Phrase withArticle(const std::string& type) {
  return type == "Integer" || type == "enumeration" ? phrase("an %1", type) : phrase("a %1", type);
}

}  // namespace

void Attributes::setAttribute(Instance* leaf, const Modifier& m) {
  const std::string_view name = library().names().text(m.name);
  Binding* binding = modifiers_.bindingOf(m);
  if (!binding) return;
  FlatVariable& first = model().variable(leaf->first);
  const bool isText = name == "unit" || name == "displayUnit" || name == "quantity";
  if ((name == "unit" && !first.unit.empty()) || (name == "displayUnit" && !first.displayUnit.empty()) ||
      (name == "quantity" && !first.quantity.empty()))
    return;
  ExprId FlatVariable::*target = name == "start"     ? &FlatVariable::start
                                 : name == "fixed"   ? &FlatVariable::fixed
                                 : name == "min"     ? &FlatVariable::min
                                 : name == "max"     ? &FlatVariable::max
                                 : name == "nominal" ? &FlatVariable::nominal
                                                     : nullptr;
  const bool isStateSelect = name == "stateSelect";
  if (!isText && !target && !isStateSelect) return;
  if (target && (first.*target).isValid()) return;
  // Both decide what the equations are solved for.
  const bool isStructural = isStateSelect || name == "fixed";
  if (isStructural) ++state().evaluating;
  const Value* value = parameters_.valueOf(binding);
  if (isStructural) {
    --state().evaluating;
    for (Instance* used : state().structuralUses) used->isStructural = true;
    state().structuralUses.clear();
  }
  if (!value || value->scalars.empty()) return;
  const size_t count = leaf->value.scalars.size();
  if (!value->isScalar() && (value->scalars.size() != count || m.isEach)) {
    diagnostics().error(
        "T002",
        phrase("the attribute %1 of %2 has the size %3 where %4 is needed", name, pathOf(leaf), shapeText(value->dims),
               leaf->dims.empty() || m.isEach ? phrase("a scalar") : shapeText(leaf->dims)),
        m.span, partsOf(leaf));
    return;
  }
  const BaseType wanted = typeOfAttribute(leaf->value.base, name);
  const bool isNumberWanted = wanted == BaseType::real || wanted == BaseType::integer;
  if (isNumberWanted ? !value->isNumeric() : value->base != wanted) {
    diagnostics().error(
        "T001",
        phrase("the attribute %1 of %2 needs %3, not %4", name, pathOf(leaf),
               isNumberWanted ? phrase("a number") : withArticle(typeName(wanted)), withArticle(typeName(value->base))),
        m.span, partsOf(leaf));
    return;
  }
  for (size_t k = 0; k < count; ++k) {
    FlatVariable& v = model().variables[leaf->first.index() + k];
    ExprId e = value->scalars[value->isScalar() ? 0 : k];
    if (isText) {
      if (pool().op(e) != Op::text) continue;
      SharedText& to = name == "unit" ? v.unit : name == "displayUnit" ? v.displayUnit : v.quantity;
      to = state().texts(pool().textOf(e));
    } else if (isStateSelect) {
      const int64_t literal = pool().isConstant(e) ? wholeNumber(pool().number(e)) : 0;
      if (literal >= 1 && literal <= 5) v.stateSelect = static_cast<StateSelect>(literal - 1);
      v.mustNotBeState = v.stateSelect == StateSelect::never && leaf->parent == root() && isOwnText(v.span);
    } else {
      if (v.type == Type::real && name != "fixed" && value->base == BaseType::integer) e = arithmetic_.asReal(e);
      v.*target = e;
      if (name == "fixed") v.hasFixed = true;
    }
  }
}

// What an inner modifier or the type has made final cannot be given from outside (specification 7.2.6).
void Attributes::checkFinalAttributes(const Instance* leaf) {
  std::vector<const Modifier*> all;
  for (const Modifier& m : leaf->environment) all.push_back(&m);
  for (const Layer& l : leaf->cls->attributes) all.push_back(&l.modifier);
  const auto gives = [](const Modifier& m) {
    return m.name.isValid() && m.rest.empty() && m.modification && m.modification->binding;
  };
  for (size_t k = 1; k < all.size(); ++k) {
    if (!all[k]->isFinal || !gives(*all[k])) continue;
    for (size_t outer = 0; outer < k; ++outer)
      if (all[outer]->name == all[k]->name && gives(*all[outer])) return modifiers_.changesFinal(*all[outer], *all[k]);
  }
}

void Attributes::finishLeaf(Instance* leaf) {
  if (leaf->isStatic || leaf->value.scalars.empty()) return;
  checkFinalAttributes(leaf);
  modifiers_.checkEach(leaf->environment, leaf);
  bool hasStateSelect = false;
  for (const Modifier& m : leaf->environment) {
    if (!m.name.isValid()) continue;
    const std::string_view name = library().names().text(m.name);
    if (!hasAttribute(leaf->value.base, name)) {
      std::string owner = pathOf(leaf);
      diagnostics().error("N004", phrase("%1 has no attribute %2", owner, name), m.span, {owner});
      continue;
    }
    if (name == "stateSelect") {
      if (hasStateSelect) continue;
      hasStateSelect = true;
    }
    const bool isFirst = name == "start" && !model().variables[leaf->first.index()].start;
    setAttribute(leaf, m);
    for (size_t k = 0; isFirst && k < leaf->value.scalars.size(); ++k) {
      FlatVariable& v = model().variables[leaf->first.index() + k];
      v.hasOwnStart = v.start.isValid();
    }
  }
  for (const Layer& l : leaf->cls->attributes) {
    if (!l.modifier.name.isValid()) continue;
    if (hasStateSelect && library().names().text(l.modifier.name) == "stateSelect") continue;
    setAttribute(leaf, l.modifier);
  }
  if (leaf->variability > Variability::parameter) return;
  // Values of parameters and constants.
  MaybeValue value;
  if (leaf->isStructural || leaf->isEvaluated || leaf->variability == Variability::constant)
    if (const Value* known = parameters_.constantOf(leaf)) value = *known;
  if (value) leaf->isStructural = leaf->isStructural || leaf->isEvaluated;
  if (!value) value = parameters_.leafBinding(leaf);
  if (value && value->base == BaseType::none && leaf->value.base == BaseType::externalObject)
    diagnostics().error("T326", phrase("%1 is an external object without a value", pathOf(leaf)),
                        leaf->element->component->span, partsOf(leaf),
                        phrase("make it with the constructor of its class"));
  if (!value || value->base == BaseType::none) return;
  for (size_t k = 0; k < leaf->value.scalars.size(); ++k) {
    FlatVariable& v = model().variables[leaf->first.index() + k];
    v.isStructural = leaf->isStructural;
    v.binding = value->scalars[k];
  }
}

// What a value used at translation was computed from has been used as well.
void Attributes::spreadStructural() {
  symbolic::VariableCollector collector(pool());
  std::vector<Instance*> open;
  for (Instance* leaf : instances_.leaves())
    if (leaf->isStructural) open.push_back(leaf);
  std::vector<VarId> used;
  while (!open.empty()) {
    Instance* leaf = open.back();
    open.pop_back();
    const MaybeValue value = parameters_.leafBinding(leaf);
    if (!value) continue;
    used.clear();
    for (const ExprId e : value->scalars)
      if (e.isValid()) collector.collect(e, used, true);
    for (const VarId v : used) {
      Instance* source = instances_.leafOf(v);
      if (!source || source->isStructural || source->variability != Variability::parameter) continue;
      source->isStructural = true;
      open.push_back(source);
    }
  }
}

// annotation(experiment(StopTime = …)) of the class; that of a base does not count (specification 18.4).
void Attributes::readExperiment(Class* cls) {
  if (!cls->definition || !cls->definition->annotation.isValid()) return;
  if (library().sources().text(cls->definition->annotation).find("experiment") == std::string_view::npos) return;
  syntax::ParseContext parse = library().parseContext();
  const syntax::Modification* annotation = syntax::parseAnnotation(parse, cls->definition->annotation);
  if (!annotation) return;
  for (const syntax::Argument* a : annotation->arguments) {
    if (a->path.size() != 1 || library().names().text(a->path[0]) != "experiment" || !a->modification) continue;
    for (const syntax::Argument* setting : a->modification->arguments) {
      if (setting->path.size() != 1 || !setting->modification || !setting->modification->binding) continue;
      const std::string_view name = library().names().text(setting->path[0]);
      if (name != "StartTime" && name != "StopTime" && name != "Interval" && name != "Tolerance") continue;
      const MaybeValue value =
          parameters_.tryEvaluate(*setting->modification->binding, contextOf(root(), cls), nullptr);
      if (!value || !value->isScalar() || !value->isNumeric()) continue;
      const double number = pool().number(value->scalar());
      if (name == "StartTime") model().experiment.startTime = number;
      if (name == "StopTime") model().experiment.stopTime = number;
      if (name == "Interval") model().experiment.interval = number;
      if (name == "Tolerance") model().experiment.tolerance = number;
    }
  }
}

}  // namespace armature::model
