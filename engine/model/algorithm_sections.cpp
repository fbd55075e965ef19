// Algorithm sections of instances: what their variables hold when they begin, and their results as equations
// (specification 11.1).
#include <algorithm>
#include <deque>

#include "engine/model/attributes.h"
#include "engine/model/builtin_events.h"
#include "engine/model/class_table.h"
#include "engine/model/equations.h"
#include "engine/model/functions_names.h"
#include "engine/model/functions_values.h"
#include "engine/model/instantiation.h"
#include "engine/model/references.h"
#include "engine/model/value_ops.h"

namespace armature::model {

using syntax::ClassKind;

namespace {

// The subscripts, from 1, of an element by its row-major position.
std::vector<int64_t> subscriptsAt(size_t position, std::span<const int64_t> dims) {
  std::vector<int64_t> subscripts(dims.size());
  auto rest = static_cast<int64_t>(position);
  for (size_t d = dims.size(); d-- > 0;) {
    subscripts[d] = rest % dims[d] + 1;
    rest /= dims[d];
  }
  return subscripts;
}

// Whether expressions can name all of an instance of the class at once.
bool isReadAsWhole(const Class& cls) {
  return cls.kind == ClassKind::record || cls.kind == ClassKind::operatorRecord || cls.kind == ClassKind::connector;
}

}  // namespace

// Only what is written as a number is known to name another element.
bool Equations::LeftSide::mayName(size_t part, std::span<const int64_t> subscripts) const {
  if (!isReaching) return false;
  if (part >= target->parts.size()) return true;
  const auto& given = target->parts[part].subscripts;
  for (size_t d = 0; d < given.size() && d < subscripts.size(); ++d)
    if (given[d]->kind == syntax::ExprKind::integer && static_cast<int64_t>(given[d]->number) != subscripts[d])
      return false;
  return true;
}

// What a component holds when an algorithm begins, which names it by part `part` of the left sides given: of what it
// may assign discrete variables hold their value before, others their start value (specification 11.1.2). All else
// keeps its value; of a model only the parts that are assigned are held.
Value Equations::entryValueOf(Instance* instance, const LeftSides& sides, size_t part, bool isInitial) {
  if (instance->kind == Instance::Kind::array) return entryOfItems(instance, sides, part, isInitial);
  if (instance->isLeaf()) return entryOfLeaf(instance, sides, part, isInitial);
  Value record;
  record.base = BaseType::record;
  record.type = classes_.recordNode(instance->cls);
  record.isPartial = !isReadAsWhole(*instance->cls);
  for (uint32_t k = 0; k < instance->cls->elements.size(); ++k) {
    Instance* child = instances_.resolved(instances_.childAt(instance, k));
    if (!child) continue;
    LeftSides within;
    for (const LeftSide& side : sides)
      if (part + 1 >= side.target->parts.size() || side.target->parts[part + 1].name == child->name)
        within.push_back(side);
    if (within.empty() && record.isPartial) continue;
    MaybeValue value =
        within.empty() ? references_.readInstance(child, {}) : entryValueOf(child, within, part + 1, isInitial);
    if (value) record.fields.push_back({child->name, std::make_shared<const Value>(std::move(*value))});
  }
  return record;
}

Value Equations::entryOfItems(Instance* array, const LeftSides& sides, size_t part, bool isInitial) {
  std::vector<Value> items;
  for (Instance* item : array->items) {
    LeftSides ofItem = sides;
    const std::vector<int64_t> subscripts = subscriptsAt(items.size(), array->dims);
    for (LeftSide& side : ofItem) side.isReaching = side.mayName(part, subscripts);
    items.push_back(entryValueOf(item, ofItem, part, isInitial));
  }
  Value stacked;
  if (items.empty() || !stackValues(items, stacked)) return {};
  return reshaped(std::move(stacked), {static_cast<int64_t>(items.size())}, array->dims);
}

Value Equations::entryOfLeaf(Instance* leaf, const LeftSides& sides, size_t part, bool isInitial) {
  Value value = leaf->value;
  for (uint32_t k = 0; k < value.scalars.size(); ++k) {
    const std::vector<int64_t> subscripts = subscriptsAt(k, value.dims);
    if (std::ranges::none_of(sides, [&](const LeftSide& side) { return side.mayName(part, subscripts); })) continue;
    const VarId id(leaf->first.value + k);
    if (untouched_.contains(id.index())) continue;
    const FlatVariable& v = model().variable(id);
    if (v.variability == Variability::discrete && !isInitial)
      value.scalars[k] = pool().pre(id, v.type);
    else
      value.scalars[k] = attributes_.startOf(id);
  }
  return value;
}

// The variables that an algorithm holds as ones that it may assign, and does not.
std::unordered_set<uint32_t> Equations::untouchedOf(const AlgorithmResults& results,
                                                    const std::unordered_map<Name, const Value*>& entries,
                                                    const std::function<Value(Name)>& variablesOf) {
  const auto isUntouched = [&](ExprId e) {
    return pool().op(e) == symbolic::Op::variable && untouched_.contains(pool().variableOf(e).index());
  };
  std::unordered_set<uint32_t> untouched;
  for (const auto& [name, value] : results) {
    if (entries.at(name) == nullptr) continue;
    const std::vector<ExprId> entry = scalarsOf(*entries.at(name)), own = scalarsOf(variablesOf(name)),
                              result = scalarsOf(value);
    for (size_t k = 0; k < own.size(); ++k)
      if (!result[k].isValid() && (entry[k] != own[k] || isUntouched(own[k])))
        untouched.insert(pool().variableOf(own[k]).index());
  }
  return untouched;
}

void Equations::runAlgorithmSection(const syntax::AlgorithmSection& section, const Context* context,
                                    Instance* instance) {
  std::deque<Value> entries;
  std::unordered_map<Name, const Value*> known;
  auto componentOf = [&](Name name) -> Instance* {
    const Found found = classes_.lookup(name, context);
    if (found.kind != Found::Kind::component || found.owner->isStatic) return nullptr;
    Instance* at = instances_.resolved(instances_.childAt(found.owner, found.element));
    // Parameters can only be computed by initial algorithms.
    const Variability least = section.isInitial ? Variability::parameter : Variability::discrete;
    return at && at->variability >= least ? at : nullptr;
  };
  std::vector<const syntax::Reference*> targets;
  assignedTargets(section.statements, targets);
  // Those that begin with a name; `isReaching` says whether what they name counts as assigned.
  auto sidesOf = [&](Name name, bool isReaching) {
    LeftSides sides;
    for (const syntax::Reference* target : targets)
      if (target->parts.front().name == name) sides.push_back({target, isReaching});
    return sides;
  };
  const SourceSpan span = section.statements.empty() ? SourceSpan{} : section.statements.front()->span;
  FunctionExecutor::AlgorithmScope scope;
  scope.scope = context;
  scope.part = instance->part;
  scope.name = pathOf(instance);
  scope.entryValue = [&](Name name) -> const Value* {
    const auto [at, isNew] = known.emplace(name, nullptr);
    if (!isNew) return at->second;
    if (Instance* component = componentOf(name)) {
      classes_.checkSwitched(component, span);
      entries.push_back(entryValueOf(component, sidesOf(name, true), 0, section.isInitial));
      known[name] = &entries.back();
    }
    return known[name];
  };
  scope.activeWhen = [&](ExprId condition) { return activation(condition, instance->part, span); };
  scope.whenDepth = &state().whenDepth;
  FunctionExecutor::Effects effects;
  const size_t errors = diagnostics().errorCount(), checksBefore = executor_.checkCount();
  const auto execute = [&] {
    known.clear();
    entries.clear();
    effects = {};
    executor_.dropChecks(checksBefore);
    return executor_.runAlgorithm(section.statements, scope, effects);
  };
  const auto variablesOf = [&](Name name) {
    return entryValueOf(componentOf(name), sidesOf(name, false), 0, section.isInitial);
  };
  // Which elements of an array a loop assigns is known only afterwards: others give values to the elements that are
  // left, which are read then. Once more where elements are assigned only because of that.
  untouched_.clear();
  auto results = execute();
  for (int repeated = 0; results && repeated < 2; ++repeated) {
    std::unordered_set<uint32_t> untouched = untouchedOf(*results, known, variablesOf);
    if (untouched == untouched_) break;
    untouched_ = std::move(untouched);
    results = execute();
  }
  if (diagnostics().errorCount() != errors) nameParts(pathOf(instance));
  Output checks;
  checks.part = instance->part;
  checks.isInitial = section.isInitial;
  takeChecks(checks);
  addAssertions(std::move(checks.assertions), section.isInitial);
  if (!results) return;
  ++clauseCount_;
  for (Reinit& r : effects.reinits) r.clause = clauseCount_;
  model().reinits.insert(model().reinits.end(), effects.reinits.begin(), effects.reinits.end());
  addAssertions(std::move(effects.assertions), section.isInitial);
  Output out;
  out.part = instance->part;
  out.isInitial = section.isInitial;
  out.origin = section.isInitial ? EquationOrigin::initial : EquationOrigin::algorithm;
  for (const auto& [name, value] : *results)
    if (componentOf(name)) equate(variablesOf(name), value, span, out);
  emit(std::move(out));
}

}  // namespace armature::model
