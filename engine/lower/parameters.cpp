// Parameters. Sorts their bindings, folds what cannot change (constants, structural and final parameters) into
// the equations, and leaves the others as free or dependent parameters of the program.
#include <algorithm>

#include "engine/base/decimal.h"
#include "engine/base/number_format.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

bool isParameterLike(const Work& w, VarId v) {
  return w.roleOf(v) == Role::parameter && !w.isMade[v.index()];
}

// "parameters depend on each other: a, b": follows unresolved dependencies until one repeats.
void reportCycle(Work& w, VarId first, const std::vector<std::vector<VarId>>& needs,
                 const std::vector<uint32_t>& open) {
  std::vector<VarId> path;
  std::vector<uint8_t> seen(w.m.variables.size(), 0);
  VarId v = first;
  while (!seen[v.index()]) {
    seen[v.index()] = 1;
    path.push_back(v);
    for (VarId n : needs[v.index()])
      if (open[n.index()] > 0) {
        v = n;
        break;
      }
  }
  path.erase(path.begin(), std::find(path.begin(), path.end(), v));
  std::string names;
  std::vector<std::string> parts;
  for (VarId p : path) {
    if (!names.empty()) names += ", ";
    names += w.var(p).name;
    parts.push_back(w.partPath(w.var(p).part));
  }
  w.diagnostics.error("I002", phrase("parameters depend on each other in a circle: %1", names), w.var(v).span, parts,
                      phrase("give one of them a value of its own"));
}

// Parameters in an order in which their bindings can be computed; empty optional after a cycle.
bool sortBindings(Work& w, std::vector<VarId>& order) {
  const size_t n = w.m.variables.size();
  std::vector<std::vector<VarId>> needs(n), users(n);
  std::vector<uint32_t> open(n, 0);
  symbolic::VariableCollector collector(w.pool);
  std::vector<VarId> found;
  for (uint32_t i = 0; i < n; ++i) {
    const VarId v(i);
    if (!isParameterLike(w, v) || !w.m.variables[i].binding) continue;
    found.clear();
    collector.collect(w.m.variables[i].binding, found);
    for (VarId f : found) {
      if (w.roleOf(f) != Role::parameter) continue;
      needs[i].push_back(f);
      users[f.index()].push_back(v);
      ++open[i];
    }
  }
  for (uint32_t i = 0; i < n; ++i)
    if (isParameterLike(w, VarId(i)) && open[i] == 0) order.push_back(VarId(i));
  for (size_t k = 0; k < order.size(); ++k)
    for (VarId u : users[order[k].index()])
      if (--open[u.index()] == 0) order.push_back(u);
  for (uint32_t i = 0; i < n; ++i)
    if (open[i] > 0) {
      reportCycle(w, VarId(i), needs, open);
      return false;
    }
  return true;
}

void giveMissingValue(Work& w, VarId id) {
  FlatVariable& v = w.var(id);
  const bool isInput = v.causality == model::Causality::input && v.variability > model::Variability::parameter;
  v.binding = v.start ? v.start : w.pool.constant(0, v.type);
  if (isInput) return;
  const double number = w.pool.isConstant(v.binding) ? w.pool.number(v.binding) : 0;
  const Phrase shown = decimal(formatNumber(number, ".6g"));
  const std::string part = w.partPath(v.part);
  const std::string name = !part.empty() && v.name.starts_with(part + ".") ? v.name.substr(part.size() + 1) : v.name;
  w.diagnostics.warning(
      "I001",
      phrase("parameter %1%2 has no value; %3 is used", name, part.empty() ? Phrase() : phrase(" of %1", part), shown),
      v.span, {part}, phrase("enter a value for %1", name));
}

// A value beside fixed = false: the parameter is solved from its binding, which deserves a word (specification 8.6).
void tellOfBoth(Work& w, VarId id) {
  const FlatVariable& v = w.var(id);
  const std::string part = w.partPath(v.part);
  w.diagnostics.warning(
      "I005", phrase("parameter %1 has a value, although the initialization is to find it (fixed = false)", v.name),
      v.span, {part}, phrase("its value is kept; take it away where an initial equation is to determine %1", v.name));
}

// Parameters that the initial equations determine get their role, those without a value one.
void findGiven(Work& w) {
  for (uint32_t i = 0; i < w.m.variables.size(); ++i) {
    const VarId id(i);
    if (!isParameterLike(w, id)) continue;
    const FlatVariable& v = w.var(id);
    const bool isFound = v.variability == model::Variability::parameter && v.fixed && w.pool.isConstant(v.fixed, 0);
    if (isFound && v.binding)
      tellOfBoth(w, id);
    else if (isFound)
      w.role[i] = Role::solvedParameter;
    else if (!v.binding)
      giveMissingValue(w, id);
  }
}

// Evaluates a binding whose parameters have been dealt with; what cannot change, or is another parameter, is replaced.
template <typename Fold>
void evaluateBinding(Work& w, VarId id, Fold& fold) {
  Pool& p = w.pool;
  FlatVariable& v = w.var(id);
  v.binding = fold(v.binding);
  const ExprId b = v.binding;
  const bool isInput = v.causality == model::Causality::input && v.variability > model::Variability::parameter;
  w.value[id.index()] = w.number(b);
  const bool cannotChange =
      v.variability == model::Variability::constant || v.isStructural || v.isFinal || v.isProtected;
  const bool isLeaf = p.op(b) == Op::variable && p.type(b) == v.type;
  if (isInput) return;
  if ((p.isConstant(b) && cannotChange) || (isLeaf && w.roleOf(p.variableOf(b)) == Role::parameter)) {
    w.role[id.index()] = Role::replaced;
    w.replacement[id.index()] = p.isConstant(b) ? p.constant(p.number(b), v.type) : b;
  } else if (!p.isConstant(b)) {
    w.parameterOrder.push_back(id);
  }
}

Equation bindingEquation(Work& w, VarId id) {
  Equation e;
  e.lhs = e.initialLhs = w.leaf(id);
  e.rhs = e.initialRhs = w.var(id).binding;
  e.origin = EquationOrigin::binding;
  e.part = w.var(id).part;
  e.span = w.var(id).span;
  return e;
}

// What is computed from solved parameters begins at what they begin at: whichever of them the initial system is solved
// for, the start value of the one that the initial equations determine decides between its solutions.
void startAtBinding(Work& w, VarId id, const std::vector<VarId>& found) {
  FlatVariable& v = w.var(id);
  for (const VarId f : found)
    if (w.roleOf(f) == Role::solvedParameter && w.var(f).start) w.value[f.index()] = w.number(w.var(f).start);
  w.valuesChanged();
  const double start = w.number(v.binding);
  if (v.hasOwnStart || v.type != Type::real || !std::isfinite(start)) return;
  v.start = w.pool.constant(start, v.type);
}

// A parameter whose binding depends on solved ones is computed after them; the initial system takes it as unknown.
void takeSolved(Work& w) {
  symbolic::VariableCollector collector(w.pool);
  std::vector<VarId> found, kept;
  for (VarId id : w.parameterOrder) {
    found.clear();
    collector.collect(w.var(id).binding, found);
    const auto isSolved = [&](VarId f) { return w.roleOf(f) == Role::solvedParameter; };
    if (std::none_of(found.begin(), found.end(), isSolved)) {
      kept.push_back(id);
      continue;
    }
    startAtBinding(w, id, found);
    w.role[id.index()] = Role::solvedParameter;
    w.initialEquations.push_back(bindingEquation(w, id));
  }
  w.parameterOrder.swap(kept);
}

// Replaced parameters vanish from everything that the later passes read.
template <typename Fold>
void foldEverywhere(Work& w, Fold& fold) {
  for (auto* list : {&w.equations, &w.initialEquations})
    for (Equation& e : *list) e.rewrite(fold);
  w.rewriteActions(fold);
  for (auto& s : w.m.samplers) s.start = fold(s.start), s.interval = fold(s.interval);
  for (FlatVariable& v : w.m.variables) {
    v.start = fold(v.start);
    v.fixed = fold(v.fixed);
    v.min = fold(v.min);
    v.max = fold(v.max);
    v.nominal = fold(v.nominal);
  }
}

}  // namespace

bool evaluateParameters(Work& w) {
  findGiven(w);
  std::vector<VarId> order;
  if (!sortBindings(w, order)) return false;
  Rewriter fold(w.pool, [&](ExprId e, std::span<const ExprId>) {
    if (w.pool.op(e) != Op::variable) return ExprId();
    const VarId v = w.pool.variableOf(e);
    return w.roleOf(v) == Role::replaced ? w.replacement[v.index()] : ExprId();
  });
  for (VarId id : order) evaluateBinding(w, id, fold);
  takeSolved(w);
  foldEverywhere(w, fold);
  w.valuesChanged();
  return true;
}

}  // namespace armature::lower
