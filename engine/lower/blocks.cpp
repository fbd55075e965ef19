#include "engine/lower/blocks.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <unordered_map>

#include "engine/lower/nonzero.h"
#include "engine/structure/matching.h"
#include "engine/structure/pivot_growth.h"
#include "engine/structure/tearing.h"

namespace armature::lower {
namespace {

// One block on its way from equations to a plan.
class Planner {
 public:
  Planner(Work& work, const std::vector<BlockEquation>& equations, const std::vector<VarId>& unknowns)
      : w_(work), p_(work.pool), equations_(equations), unknowns_(unknowns) {}

  BlockPlan run() {
    plan_.sizeBefore = static_cast<uint32_t>(unknowns_.size());
    plan_.equation = equations_.front().equation;
    plan_.solved = unknowns_;
    w_.calculus.setTargets(unknowns_);
    if (unknowns_.size() == 1 && single()) return std::move(plan_);
    differentiate();
    tear();
    if (isLinear_)
      planLinear();
    else
      planNonlinear();
    return std::move(plan_);
  }

 private:
  bool isPlain(ExprId e, VarId v) const { return p_.op(e) == Op::variable && p_.variableOf(e) == v; }

  // One equation for one unknown: x = expression, or an affine one with a safe coefficient.
  bool single() {
    const BlockEquation& e = equations_.front();
    const VarId x = unknowns_.front();
    if (isPlain(e.lhs, x) && !w_.calculus.dependsOnTargets(e.rhs)) return assign(x, e.rhs);
    if (isPlain(e.rhs, x) && !w_.calculus.dependsOnTargets(e.lhs)) return assign(x, e.lhs);
    const auto gradient = w_.calculus.gradient(p_.sub(e.lhs, e.rhs));
    if (!gradient.exists || !gradient.isAffine || gradient.partials.size() != 1) return false;
    const ExprId a = gradient.partials.front().value;
    if (!isSafePivot(w_, a)) return false;
    return assign(x, solve(e, x, a));
  }

  bool assign(VarId x, ExprId value) {
    plan_.kind = BlockPlan::Kind::assignments;
    plan_.assignments.push_back({x, value});
    return true;
  }

  // x from an equation that is affine in x with coefficient a of lhs − rhs.
  ExprId solve(const BlockEquation& e, VarId x, ExprId a) {
    if (isPlain(e.lhs, x) && !contains(e.rhs, x)) return e.rhs;
    if (isPlain(e.rhs, x) && !contains(e.lhs, x)) return e.lhs;
    w_.calculus.beginReplace();
    w_.calculus.set(x, p_.real(0));
    const ExprId l = w_.calculus.replace(e.lhs), r = w_.calculus.replace(e.rhs);
    if (p_.isConstant(a, -1)) return p_.sub(l, r);
    if (p_.isConstant(a, 1)) return p_.sub(r, l);
    return p_.div(p_.sub(r, l), a);
  }

  // The variables of expressions into found_.
  void collect(std::span<const ExprId> expressions) {
    found_.clear();
    if (!collector_) collector_.emplace(p_);
    for (const ExprId e : expressions) collector_->collect(e, found_);
  }
  void collect(ExprId e) { collect(std::span(&e, 1)); }

  bool contains(ExprId e, VarId x) {
    collect(e);
    return std::find(found_.begin(), found_.end(), x) != found_.end();
  }

  void differentiate() {
    problem_.graph.columns = static_cast<uint32_t>(unknowns_.size());
    std::vector<uint32_t> row;
    for (BlockEquation& e : equations_) {
      residual_.push_back(p_.sub(e.lhs, e.rhs));
      gradients_.push_back(w_.calculus.gradient(residual_.back()));
      auto& g = gradients_.back();
      if (g.exists && g.isAffine) removeCancelled(e, g);
      isLinear_ = isLinear_ && g.isAffine;
      row.clear();
      if (!g.exists) {
        hasJacobian_ = false;
        g.partials.clear();
        collect(residual_.back());
        for (VarId v : found_)
          if (w_.calculus.targetIndex(v) != kNone) {
            row.push_back(w_.calculus.targetIndex(v));
            problem_.solvable.push_back(isExplicit(e, v) ? 1 : 0);
          }
      } else {
        for (const auto& d : g.partials) {
          row.push_back(d.target);
          const bool isSolvable =
              !w_.calculus.dependsOnTargets(d.value) && isSafePivot(w_, d.value) && isSteadyPivot(w_, d.value);
          problem_.solvable.push_back(isSolvable ? 1 : 0);
        }
        // Relations on unknowns leave no derivative but are a dependence.
        if (!g.isAffine) addHidden(residual_.back(), row);
      }
      problem_.graph.addRow(row);
    }
  }

  // An unknown whose terms cancel each other is no dependence, so that it may be computed later than this equation is
  // used: it must not be left in its expressions.
  void removeCancelled(BlockEquation& e, const Calculus::Gradient& g) {
    collect(residual_.back());
    bool isFirst = true;
    for (VarId v : found_) {
      const uint32_t k = w_.calculus.targetIndex(v);
      if (k == kNone || std::any_of(g.partials.begin(), g.partials.end(), [k](const auto& d) { return d.target == k; }))
        continue;
      if (isFirst) w_.calculus.beginReplace();
      isFirst = false;
      w_.calculus.set(v, p_.real(0));
    }
    if (isFirst) return;
    e.lhs = w_.calculus.replace(e.lhs);
    e.rhs = w_.calculus.replace(e.rhs);
    residual_.back() = p_.sub(e.lhs, e.rhs);
  }

  bool isExplicit(const BlockEquation& e, VarId v) {
    const std::vector<VarId> saved = found_;
    const bool is = (isPlain(e.lhs, v) && !contains(e.rhs, v)) || (isPlain(e.rhs, v) && !contains(e.lhs, v));
    found_ = saved;
    return is;
  }

  void addHidden(ExprId residual, std::vector<uint32_t>& row) {
    collect(residual);
    std::vector<uint32_t> hidden;
    for (VarId v : found_) {
      const uint32_t k = w_.calculus.targetIndex(v);
      if (k != kNone && std::find(row.begin(), row.end(), k) == row.end()) hidden.push_back(k);
    }
    for (uint32_t k : hidden) {
      row.push_back(k);
      problem_.solvable.push_back(0);
    }
  }

  void tear() {
    if (w_.options.tear) {
      tearing_ = structure::tear(problem_);
      if (w_.isPlanningStart && !isLinear_) preferStarts();
      const auto [most, least] = lastingCoefficients();
      structure::limitGrowth(problem_, most, least, tearing_);
      const std::vector<double> now = coefficients();
      structure::limitGrowth(problem_, now, now, tearing_);
      // Coefficients of a nonlinear system are another's at each step of Newton's method, generic ones nobody's.
      if (const std::vector<double> later = isLinear_ ? coefficientsElsewhere() : std::vector<double>(); !later.empty())
        structure::limitGrowth(problem_, later, later, tearing_);
    }
    if (!w_.options.tear || (isLinear_ && fillsUp())) {
      tearing_ = {};
      for (uint32_t k = 0; k < unknowns_.size(); ++k) {
        tearing_.columns.push_back(k);
        tearing_.residuals.push_back(k);
      }
    }
    plan_.sizeTorn = static_cast<uint32_t>(tearing_.columns.size());
    plan_.isLinear = isLinear_;
    tornIndex_.assign(unknowns_.size(), kNone);
    for (uint32_t k = 0; k < tearing_.columns.size(); ++k) {
      tornIndex_[tearing_.columns[k]] = k;
      plan_.unknowns.push_back(unknowns_[tearing_.columns[k]]);
    }
    influence_.resize(unknowns_.size());
    accumulator_.resize(tearing_.columns.size());
    for (const auto& [row, column] : tearing_.assignments) {
      ExprId a = p_.real(1);
      for (const auto& d : gradients_[row].partials)
        if (d.target == column) a = d.value;
      plan_.assignments.push_back({unknowns_[column], solve(equations_[row], unknowns_[column], a)});
      influence_[column] = accumulate(row, column, p_.neg(a));
    }
  }

  // Newton's method begins at the start values of the tearing unknowns: rather at those that the model gives, above all
  // of what it prefers for a state, than at those that a type has for all its variables (a density of 1).
  void preferStarts() {
    problem_.weight.clear();
    for (VarId v : unknowns_) {
      const FlatVariable& x = w_.var(v);
      problem_.weight.push_back(x.hasOwnStart ? (x.stateSelect >= model::StateSelect::prefer ? 2 : 1) : 0);
    }
    structure::exchangeByWeight(problem_, tearing_);
  }

  // Of the entries of problem_.graph, by the values at translation; no numbers where they are not known.
  std::vector<double> coefficients() {
    std::vector<double> values(problem_.graph.index.size(), std::nan(""));
    forCoefficients([&](uint32_t k, ExprId coefficient) { values[k] = w_.number(coefficient); });
    return values;
  }

  // Those at another instant, where what they depend on has other values than at the start, generic ones: there a
  // coefficient may be zero that is none later. Empty where all of them stay as they are.
  std::vector<double> coefficientsElsewhere() {
    std::vector<ExprId> moving;
    forCoefficients([&](uint32_t, ExprId coefficient) {
      if (!p_.isConstant(coefficient) && !w_.isParametric(coefficient)) moving.push_back(coefficient);
    });
    if (moving.empty()) return {};
    collect(moving);
    const Work::Elsewhere elsewhere(w_, found_);
    return coefficients();
  }

  // Calls `visit` with each entry of problem_.graph that has a coefficient, and that.
  template <class Visit>
  void forCoefficients(Visit visit) {
    for (uint32_t r = 0; r < gradients_.size(); ++r) {
      uint32_t k = problem_.graph.start[r];
      for (const auto& d : gradients_[r].partials) visit(k++, d.value);
    }
  }

  // The largest and the smallest that they may be in any state of the switches, of those that nothing but parameters
  // goes into: a diode's that blocks now will be a thousandth of it when it conducts.
  std::pair<std::vector<double>, std::vector<double>> lastingCoefficients() {
    std::vector<double> most(problem_.graph.index.size(), std::nan("")), least = most;
    forCoefficients([&](uint32_t k, ExprId coefficient) {
      const auto sizes = switchedMagnitudes(w_, coefficient);
      if (!sizes) return;
      const double now = w_.number(coefficient);
      most[k] = std::copysign(sizes->most, now);
      least[k] = std::copysign(sizes->least, now);
    });
    return {most, least};
  }

  // Whether tearing would make a large dense matrix of a sparse one, as for a long chain of joints: every inner
  // variable depends on most tearing unknowns, and the elimination costs more than the sparse factorisation of all
  // equations. And where a very large loop stands beside many states: torn, every right side depends on every state
  // behind it, and the integrator gets a full Jacobian in place of a sparse one (solve/newton_matrix.h).
  bool fillsUp() const {
    constexpr size_t kLarge = 40, kFill = 4, kHuge = 400, kFew = 8, kManyStates = 60;
    if (unknowns_.size() > kHuge && tearing_.columns.size() > kFew && w_.states.size() > kManyStates) return true;
    const size_t words = (tearing_.columns.size() + 63) / 64;
    if (tearing_.columns.size() <= kLarge) return false;
    std::vector<uint64_t> depends(unknowns_.size() * words, 0), row(words);
    for (size_t k = 0; k < tearing_.columns.size(); ++k)
      depends[tearing_.columns[k] * words + k / 64] |= uint64_t{1} << (k % 64);
    size_t terms = 0;
    const auto collect = [&](uint32_t r, uint32_t pivot) {
      std::fill(row.begin(), row.end(), 0);
      for (uint32_t c : problem_.graph.row(r))
        for (size_t k = 0; c != pivot && k < words; ++k) row[k] |= depends[c * words + k];
      for (uint64_t word : row) terms += static_cast<size_t>(std::popcount(word));
    };
    for (const auto& [r, column] : tearing_.assignments) {
      collect(r, column);
      std::copy(row.begin(), row.end(), depends.begin() + static_cast<std::ptrdiff_t>(column * words));
    }
    for (uint32_t r : tearing_.residuals) collect(r, kNone);
    return terms > kFill * problem_.graph.index.size();
  }

  using Row = std::vector<std::pair<uint32_t, ExprId>>;  // tearing unknown, coefficient

  // Total derivatives of a residual with respect to the tearing unknowns through the inner ones, divided by `divisor`
  // (invalid: not divided); the pivot column of an inner equation is left out.
  Row accumulate(uint32_t row, uint32_t pivot, ExprId divisor) {
    std::vector<uint32_t> touched;
    const auto addTo = [&](uint32_t k, ExprId value) {
      if (!accumulator_[k]) touched.push_back(k);
      accumulator_[k] = accumulator_[k] ? w_.calculus.sum(accumulator_[k], value) : value;
    };
    for (const auto& d : gradients_[row].partials) {
      if (d.target == pivot) continue;
      if (tornIndex_[d.target] != kNone)
        addTo(tornIndex_[d.target], d.value);
      else
        for (const auto& [k, coefficient] : influence_[d.target]) addTo(k, p_.mul(d.value, coefficient));
    }
    Row result;
    for (uint32_t k : touched) {
      ExprId value = accumulator_[k];
      accumulator_[k] = {};
      if (divisor) value = p_.div(value, divisor);
      if (!p_.isConstant(value, 0)) result.emplace_back(k, value);
    }
    std::sort(result.begin(), result.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return result;
  }

  void planLinear() {
    plan_.kind = BlockPlan::Kind::linear;
    // Right side: the residuals where all tearing unknowns are zero.
    w_.calculus.beginReplace();
    const ExprId zero = p_.real(0);
    for (VarId z : plan_.unknowns) w_.calculus.set(z, zero);
    for (const Assignment& a : plan_.assignments) w_.calculus.set(a.target, w_.calculus.replace(a.value));
    plan_.isConstantMatrix = true;
    for (uint32_t j = 0; j < tearing_.residuals.size(); ++j) {
      const uint32_t row = tearing_.residuals[j];
      plan_.residuals.push_back(p_.neg(w_.calculus.replace(residual_[row])));
      for (const auto& [k, value] : accumulate(row, kNone, {})) {
        plan_.matrix.push_back({j, k, value});
        plan_.isConstantMatrix = plan_.isConstantMatrix && (p_.isConstant(value) || w_.isParametric(value));
      }
    }
    // One tearing unknown with a coefficient that cannot vanish needs no system.
    if (plan_.unknowns.size() == 1 && plan_.matrix.size() == 1 && isSafePivot(w_, plan_.matrix.front().value)) {
      plan_.kind = BlockPlan::Kind::assignments;
      plan_.sizeTorn = 0;
      plan_.assignments.insert(plan_.assignments.begin(),
                               {plan_.unknowns.front(), p_.div(plan_.residuals.front(), plan_.matrix.front().value)});
      plan_.unknowns.clear();
      plan_.residuals.clear();
      plan_.matrix.clear();
    }
  }

  void planNonlinear() {
    plan_.kind = BlockPlan::Kind::nonlinear;
    for (uint32_t j = 0; j < tearing_.residuals.size(); ++j) {
      const uint32_t row = tearing_.residuals[j];
      plan_.residuals.push_back(residual_[row]);
      if (hasJacobian_)
        for (const auto& [k, value] : accumulate(row, kNone, {})) plan_.matrix.push_back({j, k, value});
    }
    plan_.hasJacobian = hasJacobian_;
    noteParts();
  }

  // Which unknowns are torn is a matter of cost: where there is no solution, all that take part are concerned.
  void noteParts() {
    for (const BlockEquation& e : equations_)
      if (e.equation != kNone && w_.equations[e.equation].part.isValid())
        plan_.parts.push_back(w_.equations[e.equation].part);
    std::ranges::sort(plan_.parts, {}, &PartId::index);
    const auto twice = std::ranges::unique(plan_.parts);
    plan_.parts.erase(twice.begin(), twice.end());
  }

  Work& w_;
  Pool& p_;
  std::vector<BlockEquation> equations_;
  const std::vector<VarId>& unknowns_;
  BlockPlan plan_;
  std::vector<ExprId> residual_;
  std::vector<Calculus::Gradient> gradients_;
  structure::TearingProblem problem_;
  structure::Tearing tearing_;
  std::vector<uint32_t> tornIndex_;
  std::vector<Row> influence_;  // per column: d(inner)/d(tearing unknowns)
  std::vector<ExprId> accumulator_;
  std::optional<symbolic::VariableCollector> collector_;
  std::vector<VarId> found_;
  bool isLinear_ = true, hasJacobian_ = true;
};

// Sorts equations of a sub-system by a matching within it.
structure::Blocks sortWithin(Work& w, const std::vector<BlockEquation>& equations, const std::vector<VarId>& unknowns,
                             bool isDiscrete, std::vector<uint32_t>& columnOf) {
  std::unordered_map<uint32_t, uint32_t> column;
  for (uint32_t k = 0; k < unknowns.size(); ++k) column[unknowns[k].index()] = k;
  structure::Incidence graph;
  graph.columns = static_cast<uint32_t>(unknowns.size());
  symbolic::VariableCollector collector(w.pool);
  std::vector<VarId> found;
  std::vector<uint32_t> row;
  for (uint32_t r = 0; r < equations.size(); ++r) {
    found.clear();
    collector.collect(equations[r].rhs, found);
    if (!isDiscrete) collector.collect(equations[r].lhs, found);
    row.clear();
    for (VarId v : found)
      if (auto it = column.find(v.index()); it != column.end()) row.push_back(it->second);
    std::sort(row.begin(), row.end());
    row.erase(std::unique(row.begin(), row.end()), row.end());
    graph.addRow(row);
  }
  if (isDiscrete) {
    columnOf.resize(equations.size());
    for (uint32_t r = 0; r < equations.size(); ++r) columnOf[r] = r;
    return structure::sortBlocks(graph, columnOf);
  }
  structure::Matcher matcher(graph);
  matcher.run();
  columnOf = matcher.columnOf();
  return structure::sortBlocks(graph, matcher.rowOf());
}

}  // namespace

BlockPlan planContinuous(Work& w, const std::vector<BlockEquation>& equations, const std::vector<VarId>& unknowns) {
  return Planner(w, equations, unknowns).run();
}

BlockPlan planMixed(Work& w, const std::vector<BlockEquation>& discrete, const std::vector<VarId>& discreteUnknowns,
                    const std::vector<BlockEquation>& continuous, const std::vector<VarId>& continuousUnknowns) {
  BlockPlan plan;
  plan.kind = BlockPlan::Kind::mixed;
  plan.equation = discrete.empty() ? continuous.front().equation : discrete.front().equation;
  plan.solved = continuousUnknowns;
  plan.solved.insert(plan.solved.end(), discreteUnknowns.begin(), discreteUnknowns.end());
  plan.sizeBefore = static_cast<uint32_t>(continuousUnknowns.size());
  std::vector<uint32_t> columnOf;
  if (!continuous.empty()) {
    const structure::Blocks blocks = sortWithin(w, continuous, continuousUnknowns, false, columnOf);
    for (uint32_t b = 0; b < blocks.count(); ++b) {
      std::vector<BlockEquation> equations;
      std::vector<VarId> unknowns;
      for (uint32_t r : blocks.block(b)) {
        equations.push_back(continuous[r]);
        if (columnOf[r] != kNone) unknowns.push_back(continuousUnknowns[columnOf[r]]);
      }
      if (unknowns.size() == equations.size()) plan.continuous.push_back(planContinuous(w, equations, unknowns));
    }
  }
  const structure::Blocks blocks = sortWithin(w, discrete, discreteUnknowns, true, columnOf);
  for (uint32_t r : blocks.rows) plan.discrete.push_back({discreteUnknowns[r], discrete[r].rhs});
  return plan;
}

}  // namespace armature::lower
