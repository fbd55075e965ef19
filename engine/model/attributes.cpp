// The last step: attributes and values of scalar variables (specification 4.9), experiment annotation.
#include <algorithm>

#include "engine/base/numbers.h"
#include "engine/model/flattener.h"
#include "engine/model/value_ops.h"
#include "engine/symbolic/transform.h"

namespace armature::model {

using symbolic::Op;

// The start value of a variable before its attributes have been filled in; zero when there is none.
ExprId Flattener::startOf(VarId id) {
  const FlatVariable& v = model_->variable(id);
  Instance* leaf = leafOf_[id.index()];
  const Name start = library_.names().intern("start");
  auto take = [&](const Modifier& m) -> ExprId {
    Binding* binding = m.name == start ? bindingOf(m) : nullptr;
    const Value* value = binding ? valueOf(binding) : nullptr;
    if (!value || value->scalars.empty()) return {};
    const size_t k = value->isScalar() ? 0 : id.value - leaf->first.value;
    const ExprId e = k < value->scalars.size() ? value->scalars[k] : ExprId{};
    return e.isValid() && v.type == Type::real ? asReal(e) : e;
  };
  if (leaf) {
    for (const Modifier& m : leaf->environment)
      if (const ExprId e = take(m); e.isValid()) return e;
    for (const Layer& l : leaf->cls->attributes)
      if (const ExprId e = take(l.modifier); e.isValid()) return e;
  }
  if (v.type == Type::string) return pool_->text("");
  return pool_->constant(v.enumeration.empty() ? 0 : 1, v.type);
}

void Flattener::setAttribute(Instance* leaf, const Modifier& m) {
  const std::string_view name = library_.names().text(m.name);
  Binding* binding = bindingOf(m);
  if (!binding) return;
  FlatVariable& first = model_->variable(leaf->first);
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
  if (isStructural) ++evaluating_;
  const Value* value = valueOf(binding);
  if (isStructural) {
    --evaluating_;
    for (Instance* used : structuralUses_) used->isStructural = true;
    structuralUses_.clear();
  }
  if (!value || value->scalars.empty()) return;
  const size_t count = leaf->value.scalars.size();
  if (!value->isScalar() && value->scalars.size() != count) {
    diagnostics_->error("T002",
                        "the attribute " + std::string(name) + " of " + pathOf(leaf) + " has the size " +
                            shapeText(value->dims) + " where " +
                            (leaf->dims.empty() ? "a scalar" : shapeText(leaf->dims)) + " is needed",
                        m.span, partsOf(leaf));
    return;
  }
  const bool isNumberWanted = target && name != "fixed" && first.enumeration.empty() &&
                              (first.type == Type::real || first.type == Type::integer);
  if ((isNumberWanted && !value->isNumeric()) || (name == "fixed" && value->base != BaseType::boolean)) {
    diagnostics_->error("T001",
                        "the attribute " + std::string(name) + " of " + pathOf(leaf) + " needs a " +
                            (isNumberWanted ? "number" : "Boolean") + ", not a " + typeName(value->base),
                        m.span, partsOf(leaf));
    return;
  }
  for (size_t k = 0; k < count; ++k) {
    FlatVariable& v = model_->variables[leaf->first.index() + k];
    ExprId e = value->scalars[value->isScalar() ? 0 : k];
    if (isText) {
      if (pool_->op(e) != Op::text) continue;
      std::string& to = name == "unit" ? v.unit : name == "displayUnit" ? v.displayUnit : v.quantity;
      to = std::string(pool_->textOf(e));
    } else if (isStateSelect) {
      const int64_t literal = pool_->isConstant(e) ? wholeNumber(pool_->number(e)) : 0;
      if (literal >= 1 && literal <= 5) v.stateSelect = static_cast<StateSelect>(literal - 1);
    } else {
      if (v.type == Type::real && name != "fixed" && value->base == BaseType::integer) e = asReal(e);
      v.*target = e;
      if (name == "fixed") v.hasFixed = true;
    }
  }
}

void Flattener::finishLeaf(Instance* leaf) {
  if (leaf->isStatic || leaf->value.scalars.empty()) return;
  static const std::vector<std::string_view> kAttributes{
      "start", "fixed", "min", "max", "nominal", "unit", "displayUnit", "quantity", "stateSelect", "unbounded"};
  bool hasStateSelect = false;
  for (const Modifier& m : leaf->environment) {
    if (!m.name.isValid()) continue;
    const std::string_view name = library_.names().text(m.name);
    if (std::find(kAttributes.begin(), kAttributes.end(), name) == kAttributes.end()) {
      std::string owner = pathOf(leaf);
      diagnostics_->error("N004", owner + " has no attribute " + std::string(name), m.span, {owner});
      continue;
    }
    if (name == "stateSelect") {
      if (hasStateSelect) continue;
      hasStateSelect = true;
    }
    setAttribute(leaf, m);
  }
  for (const Layer& l : leaf->cls->attributes) {
    if (!l.modifier.name.isValid()) continue;
    if (hasStateSelect && library_.names().text(l.modifier.name) == "stateSelect") continue;
    setAttribute(leaf, l.modifier);
  }
  if (leaf->variability > Variability::parameter) return;
  // Values of parameters and constants.
  MaybeValue value;
  if (leaf->isStructural || leaf->isEvaluated || leaf->variability == Variability::constant)
    if (const Value* known = constantOf(leaf)) value = *known;
  if (value) leaf->isStructural = leaf->isStructural || leaf->isEvaluated;
  if (!value) value = leafBinding(leaf);
  if (value && value->base == BaseType::none && leaf->value.base == BaseType::externalObject)
    diagnostics_->error("T326", pathOf(leaf) + " is an external object without a value", leaf->element->component->span,
                        partsOf(leaf), "make it with the constructor of its class");
  if (!value || value->base == BaseType::none) return;
  for (size_t k = 0; k < leaf->value.scalars.size(); ++k) {
    FlatVariable& v = model_->variables[leaf->first.index() + k];
    v.isStructural = leaf->isStructural;
    v.binding = value->scalars[k];
  }
}

// What a value used at translation was computed from has been used as well.
void Flattener::spreadStructural() {
  symbolic::VariableCollector collector(*pool_);
  std::vector<Instance*> open;
  for (Instance* leaf : leaves_)
    if (leaf->isStructural) open.push_back(leaf);
  std::vector<VarId> used;
  while (!open.empty()) {
    Instance* leaf = open.back();
    open.pop_back();
    const MaybeValue value = leafBinding(leaf);
    if (!value) continue;
    used.clear();
    for (const ExprId e : value->scalars)
      if (e.isValid()) collector.collect(e, used, true);
    for (const VarId v : used) {
      Instance* source = v.index() < leafOf_.size() ? leafOf_[v.index()] : nullptr;
      if (!source || source->isStructural || source->variability != Variability::parameter) continue;
      source->isStructural = true;
      open.push_back(source);
    }
  }
}

// Declared values must not vary more than what they are given to (specification 4.4.4).
void Flattener::checkVariability() {
  symbolic::VariableCollector collector(*pool_);
  std::vector<VarId> used;
  for (size_t k = 0; k < model_->variables.size(); ++k) {
    const FlatVariable& v = model_->variables[k];
    if (!v.binding.isValid() || pool_->isConstant(v.binding)) continue;
    used.clear();
    collector.collect(v.binding, used, true);
    for (const VarId u : used) {
      if (u.index() >= model_->variables.size() || model_->variable(u).variability <= v.variability) continue;
      const bool isConstant = v.variability == Variability::constant;
      diagnostics_->error("T007",
                          std::string(isConstant ? "the constant " : "the parameter ") + v.name +
                              " is given a value that depends on the " +
                              (model_->variable(u).variability == Variability::parameter ? "parameter " : "variable ") +
                              model_->variable(u).name,
                          v.span, {v.name});
      break;
    }
  }
}

// annotation(experiment(StopTime = …)) of the class; that of a base does not count (specification 18.4).
void Flattener::readExperiment(Class* cls) {
  if (!cls->definition || !cls->definition->annotation.isValid()) return;
  if (library_.sources().text(cls->definition->annotation).find("experiment") == std::string_view::npos) return;
  syntax::ParseContext parse = library_.parseContext();
  const syntax::Modification* annotation = syntax::parseAnnotation(parse, cls->definition->annotation);
  if (!annotation) return;
  for (const syntax::Argument* a : annotation->arguments) {
    if (a->path.size() != 1 || library_.names().text(a->path[0]) != "experiment" || !a->modification) continue;
    for (const syntax::Argument* setting : a->modification->arguments) {
      if (setting->path.size() != 1 || !setting->modification || !setting->modification->binding) continue;
      const std::string_view name = library_.names().text(setting->path[0]);
      if (name != "StartTime" && name != "StopTime" && name != "Interval" && name != "Tolerance") continue;
      const MaybeValue value = tryEvaluate(*setting->modification->binding, contextOf(root_, cls), nullptr);
      if (!value || !value->isScalar() || !value->isNumeric()) continue;
      const double number = pool_->number(value->scalar());
      if (name == "StartTime") model_->startTime = number;
      if (name == "StopTime") model_->stopTime = number, model_->hasStopTime = true;
      if (name == "Interval") model_->interval = number, model_->hasInterval = true;
      if (name == "Tolerance") model_->tolerance = number, model_->hasTolerance = true;
    }
  }
}

}  // namespace armature::model
