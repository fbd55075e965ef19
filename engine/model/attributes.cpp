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

std::string withArticle(const std::string& type) {
  return (type == "Integer" || type == "enumeration" ? "an " : "a ") + type;
}

}  // namespace

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
  if (!value->isScalar() && (value->scalars.size() != count || m.isEach)) {
    diagnostics_->error("T002",
                        "the attribute " + std::string(name) + " of " + pathOf(leaf) + " has the size " +
                            shapeText(value->dims) + " where " +
                            (leaf->dims.empty() || m.isEach ? "a scalar" : shapeText(leaf->dims)) + " is needed",
                        m.span, partsOf(leaf));
    return;
  }
  const BaseType wanted = typeOfAttribute(leaf->value.base, name);
  const bool isNumberWanted = wanted == BaseType::real || wanted == BaseType::integer;
  if (isNumberWanted ? !value->isNumeric() : value->base != wanted) {
    diagnostics_->error("T001",
                        "the attribute " + std::string(name) + " of " + pathOf(leaf) + " needs " +
                            (isNumberWanted ? "a number" : withArticle(typeName(wanted))) + ", not " +
                            withArticle(typeName(value->base)),
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

// What an inner modifier or the type has made final cannot be given from outside (specification 7.2.6).
void Flattener::checkFinalAttributes(const Instance* leaf) {
  std::vector<const Modifier*> all;
  for (const Modifier& m : leaf->environment) all.push_back(&m);
  for (const Layer& l : leaf->cls->attributes) all.push_back(&l.modifier);
  const auto gives = [](const Modifier& m) {
    return m.name.isValid() && m.rest.empty() && m.modification && m.modification->binding;
  };
  for (size_t k = 1; k < all.size(); ++k) {
    if (!all[k]->isFinal || !gives(*all[k])) continue;
    for (size_t outer = 0; outer < k; ++outer)
      if (all[outer]->name == all[k]->name && gives(*all[outer])) return changesFinal(*all[outer], *all[k]);
  }
}

void Flattener::finishLeaf(Instance* leaf) {
  if (leaf->isStatic || leaf->value.scalars.empty()) return;
  checkFinalAttributes(leaf);
  checkEach(leaf->environment, leaf);
  bool hasStateSelect = false;
  for (const Modifier& m : leaf->environment) {
    if (!m.name.isValid()) continue;
    const std::string_view name = library_.names().text(m.name);
    if (!hasAttribute(leaf->value.base, name)) {
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
  if (leaf->value.base == BaseType::real && leaf->element->clause->variability == syntax::Variability::discrete &&
      !leaf->binding && !leaf->isConnectorPart && !whenTargets_.contains(leaf) && !diagnostics_->hasErrors())
    diagnostics_->error("T021", pathOf(leaf) + " is declared as discrete, but no when-clause gives it a value",
                        leaf->element->component->span, partsOf(leaf));
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
