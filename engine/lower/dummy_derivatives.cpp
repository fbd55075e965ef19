#include "engine/lower/dummy_derivatives.h"

#include <algorithm>
#include <cmath>

#include "engine/structure/matching.h"
#include "engine/structure/state_selection.h"

namespace armature::lower {
namespace {

class DummyDerivatives {
 public:
  DummyDerivatives(Work& work, const ReducedSystem& system)
      : w_(work),
        p_(work.pool),
        collector_(p_),
        columns_(system.columns),
        columnOf_(system.columnOf),
        rows_(system.rows),
        givenRows_(system.givenRows),
        reduction_(system.reduction) {}

  void run() {
    // Where the model gives no start value, a generic number stands in: zero would hide entries of the Jacobian.
    const std::vector<double> saved = w_.value;
    for (VarId v : columns_)
      if (!w_.hasStart[v.index()]) w_.value[v.index()] = 0.6 + 0.35 * std::sin(1.0 + 2.399963 * v.index());
    w_.valuesChanged();
    chooseStatesAtPoint();
    std::copy(saved.begin(), saved.end(), w_.value.begin());  // variables made meanwhile keep their values
    w_.valuesChanged();
  }

 private:
  void incidence(const Equation& e) {
    found_.clear();
    collector_.collect(p_.sub(e.lhs, e.rhs), found_);
    row_.clear();
    for (VarId v : found_)
      if (v.index() < columnOf_.size() && columnOf_[v.index()] != kNone) row_.push_back(columnOf_[v.index()]);
  }

  void chooseStatesAtPoint() {
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (reduction_.varDerivative[c] != kNone) w_.isState[columns_[c].index()] = 1;
    if (rows_.size() == givenRows_) return;  // nothing was differentiated
    // Highest derivatives in their highest equations, sorted into blocks.
    structure::Incidence top;
    top.columns = static_cast<uint32_t>(columns_.size());
    std::vector<uint32_t> topRows;
    for (uint32_t r = 0; r < rows_.size(); ++r) {
      if (reduction_.eqDerivative[r] != kNone) continue;
      topRows.push_back(r);
      incidence(w_.equations[rows_[r]]);
      row_.erase(
          std::remove_if(row_.begin(), row_.end(), [&](uint32_t c) { return reduction_.varDerivative[c] != kNone; }),
          row_.end());
      top.addRow(row_);
    }
    structure::Matcher matcher(top);
    matcher.run();
    const structure::Blocks blocks = structure::sortBlocks(top, matcher.rowOf());
    selectByComponent(top, topRows, matcher, blocks);
  }

  // Blocks whose constraints share derivatives are treated together. A block without constraints is left alone: its
  // derivatives come from equations of motion, their integrals are states.
  void selectByComponent(const structure::Incidence& top, const std::vector<uint32_t>& topRows,
                         const structure::Matcher& matcher, const structure::Blocks& blocks) {
    std::vector<uint32_t> blockOf(topRows.size()), parent(blocks.count());
    std::vector<uint8_t> isConstrained(blocks.count(), 0);
    const auto isConstraint = [&](uint32_t k) { return reduction_.eqIntegral[topRows[k]] != kNone; };
    for (uint32_t b = 0; b < blocks.count(); ++b) {
      parent[b] = b;
      for (uint32_t k : blocks.block(b)) {
        blockOf[k] = b;
        if (isConstraint(k)) isConstrained[b] = 1;
      }
    }
    const auto find = [&](uint32_t b) {
      while (parent[b] != b) b = parent[b] = parent[parent[b]];
      return b;
    };
    // Constraints that share a derivative belong together, whichever equation the sorting solves for it: an inertia may
    // determine an acceleration, and still the position is the better dummy (any nonsingular choice of columns of the
    // constraints will do, Mattsson & Söderlind 1993, section 3).
    std::vector<uint32_t> blockOfColumn(columns_.size(), kNone);
    for (uint32_t k = 0; k < topRows.size(); ++k) {
      if (!isConstraint(k)) continue;
      for (uint32_t c : top.row(k)) {
        if (reduction_.varIntegral[c] == kNone) continue;
        const uint32_t other = matcher.rowOf()[c];
        uint32_t& block = blockOfColumn[c];
        if (block == kNone && other != kNone && isConstrained[blockOf[other]]) block = blockOf[other];
        if (block == kNone)
          block = blockOf[k];
        else
          parent[find(block)] = find(blockOf[k]);
      }
    }
    std::vector<std::vector<uint32_t>> equations(blocks.count()), variables(blocks.count());
    for (uint32_t k = 0; k < topRows.size(); ++k) {
      const uint32_t b = blockOf[k];
      if (!isConstrained[b]) continue;
      equations[find(b)].push_back(topRows[k]);
      if (matcher.columnOf()[k] != kNone) variables[find(b)].push_back(matcher.columnOf()[k]);
    }
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      const uint32_t row = blockOfColumn[c] == kNone ? kNone : matcher.rowOf()[c];
      const bool isListed = row != kNone && isConstrained[blockOf[row]];
      if (blockOfColumn[c] != kNone && !isListed) variables[find(blockOfColumn[c])].push_back(c);
    }
    local_.assign(columns_.size(), kNone);
    isSetRow_.assign(rows_.size(), 0);
    isInSet_.assign(columns_.size(), 0);
    for (uint32_t b = 0; b < blocks.count(); ++b)
      if (!equations[b].empty()) selectInBlock(std::move(equations[b]), std::move(variables[b]));
  }

  static uint32_t depth(const std::vector<uint32_t>& integral, uint32_t k) {
    uint32_t n = 0;
    while (integral[k] != kNone) {
      k = integral[k];
      ++n;
    }
    return n;
  }

  // Goes down level by level: the constraints of a level are solved for dummy derivatives. An equation that has been
  // differentiated c times can only be solved for a variable that is a derivative of order c or more. (The textbook
  // gets that from the structure; here derivative annotations may bring in others, e.g. angular velocities.)
  void selectInBlock(std::vector<uint32_t> equations, std::vector<uint32_t> variables) {
    for (int level = 0; level < 20; ++level) {
      uint32_t deepest = 0;
      for (uint32_t r : equations) deepest = std::max(deepest, depth(reduction_.eqIntegral, r));
      if (deepest == 0) return;
      std::vector<uint32_t> chosen;
      for (uint32_t order = deepest; order >= 1; --order) chosen = choose(equations, variables, order, chosen);
      std::vector<uint32_t> below;
      for (uint32_t r : equations)
        if (reduction_.eqIntegral[r] != kNone && !isSetRow_[r]) below.push_back(reduction_.eqIntegral[r]);
      equations.swap(below);
      variables.clear();
      for (uint32_t c : chosen) {
        const uint32_t x = reduction_.varIntegral[c];
        w_.isState[columns_[x].index()] = 0;
        variables.push_back(x);
      }
    }
  }

  // Chooses dummy derivatives for the equations of depth `order` or more; `forced` have been chosen for deeper ones.
  std::vector<uint32_t> choose(const std::vector<uint32_t>& equations, const std::vector<uint32_t>& variables,
                               uint32_t order, const std::vector<uint32_t>& forced) {
    std::vector<uint32_t> constraints, others, candidates, inner;
    for (uint32_t r : equations)
      if (!isSetRow_[r]) (depth(reduction_.eqIntegral, r) >= order ? constraints : others).push_back(r);
    for (uint32_t c : variables)
      if (!isInSet_[c]) (depth(reduction_.varIntegral, c) >= order ? candidates : inner).push_back(c);
    const std::vector<uint32_t> rows = withInnerRows(constraints, others, inner);
    std::vector<VarId> targets;
    for (uint32_t c : candidates) targets.push_back(columns_[c]);
    for (uint32_t c : inner) targets.push_back(columns_[c]);
    w_.calculus.setTargets(targets);
    structure::SelectionProblem problem;
    problem.columns = static_cast<uint32_t>(targets.size());
    for (uint32_t r : rows) {
      const Equation& e = w_.equations[rows_[r]];
      const auto gradient = w_.calculus.gradient(p_.sub(e.lhs, e.rhs));
      for (const auto& d : gradient.partials) {
        problem.index.push_back(d.target);
        problem.value.push_back(w_.number(d.value));
        problem.isConstant.push_back(p_.isConstant(d.value) || w_.isParametric(d.value) ? 1 : 0);
      }
      problem.start.push_back(static_cast<uint32_t>(problem.index.size()));
    }
    constexpr double kInner = -2e9, kForced = -1e9;
    for (uint32_t c : forced) local_[c] = 1;
    for (uint32_t c : candidates) problem.priority.push_back(local_[c] != kNone ? kForced : priority(c));
    for (uint32_t c : forced) local_[c] = kNone;
    problem.priority.resize(targets.size(), kInner);
    const structure::Selection selection = structure::selectDependent(problem);
    for (uint32_t k = 0; k < constraints.size(); ++k)
      if (!selection.isSafePivot[k]) makeSet(problem, selection, k, constraints[k], order, candidates);
    std::vector<uint32_t> chosen;
    for (uint32_t c : selection.columnOf)
      if (c != kNone && c < candidates.size() && !isInSet_[candidates[c]]) chosen.push_back(candidates[c]);
    return chosen;
  }

  // A constraint that no fixed choice solves for ever, between unknowns of equal rank (the components of a quaternion,
  // the coordinates of a pendulum): the states become S·q with a selection S that follows the largest pivot.
  void makeSet(const structure::SelectionProblem& problem, const structure::Selection& selection, uint32_t k,
               uint32_t row, uint32_t order, const std::vector<uint32_t>& candidates) {
    if (depth(reduction_.eqIntegral, row) != order || order > 2) return;
    std::vector<uint32_t> members;
    double pivotPriority = std::numeric_limits<double>::quiet_NaN();
    for (uint32_t i = problem.start[k]; i < problem.start[k + 1]; ++i) {
      const uint32_t local = problem.index[i];
      if (local >= candidates.size() || problem.isConstant[i]) return;
      const uint32_t c = candidates[local];
      if (isInSet_[c] || depth(reduction_.varIntegral, c) != order) return;
      if (std::isnan(pivotPriority)) pivotPriority = problem.priority[local];
      if (std::fabs(problem.priority[local] - pivotPriority) > 1) return;
      members.push_back(c);
    }
    const uint32_t pivot = selection.columnOf[k];
    if (members.size() < 2 || members.size() > 12 || pivot == kNone || pivot >= candidates.size()) return;
    // The unknown that the present point solves for comes last.
    const auto at = std::find(members.begin(), members.end(), candidates[pivot]);
    if (at == members.end()) return;
    std::rotate(at, at + 1, members.end());
    isSetRow_[row] = 1;
    for (uint32_t c : members) isInSet_[c] = 1;
    addSet(row, order, members);
  }

  void addSet(uint32_t row, uint32_t order, const std::vector<uint32_t>& members) {
    StateSetPlan set;
    std::vector<VarId> targets;
    for (uint32_t c : members) {
      uint32_t below = c;
      targets.push_back(columns_[c]);
      for (uint32_t n = 0; n < order; ++n) {
        below = reduction_.varIntegral[below];
        w_.isState[columns_[below].index()] = 0;
        (n + 1 == order ? set.positions : set.velocities).push_back(columns_[below]);
      }
    }
    w_.calculus.setTargets(targets);
    const Equation constraint = w_.equations[rows_[row]];
    set.jacobian.assign(members.size(), p_.real(0));
    for (const auto& d : w_.calculus.gradient(p_.sub(constraint.lhs, constraint.rhs)).partials)
      set.jacobian[d.target] = d.value;
    const size_t count = members.size() - 1;
    for (size_t i = 0; i < count; ++i)
      for (size_t j = 0; j < members.size(); ++j) {
        const VarId s = w_.addVariable("selection", Type::real, Role::parameter, constraint.part);
        w_.isSelector.resize(w_.m.variables.size(), 0);
        w_.isSelector[s.index()] = 1;
        w_.value[s.index()] = i == j ? 1 : 0;
        set.selectors.push_back(s);
      }
    const auto combination = [&](size_t i, const std::vector<VarId>& q) {
      ExprId sum = p_.real(0);
      for (size_t j = 0; j < q.size(); ++j)
        sum = p_.add(sum, p_.mul(w_.leaf(set.selectors[i * q.size() + j]), w_.leaf(q[j])));
      return sum;
    };
    const auto define = [&](VarId v, ExprId value) {
      Equation e = constraint;
      e.integral = kNone;
      e.lhs = e.initialLhs = w_.leaf(v);
      e.rhs = e.initialRhs = value;
      w_.equations.push_back(e);
    };
    for (size_t i = 0; i < count; ++i) {
      const VarId x = addState(set.positions[i], set.states);
      define(x, combination(i, set.positions));
      if (order == 1) define(w_.var(x).derivative, combination(i, targets));
    }
    for (size_t i = 0; order == 2 && i < count; ++i) {
      const VarId v = addState(set.velocities[i], set.states);
      define(v, combination(i, set.velocities));
      define(w_.var(v).derivative, combination(i, targets));
      define(w_.var(set.states[i]).derivative, w_.leaf(v));
    }
    w_.stateSets.push_back(std::move(set));
  }

  VarId addState(VarId like, std::vector<VarId>& list) {
    const std::string name = "selected " + w_.var(like).name;
    const VarId x = w_.addVariable(name, Type::real, Role::unknown, w_.var(like).part);
    const VarId d = w_.addVariable("der(" + name + ")", Type::real, Role::unknown, w_.var(like).part);
    w_.var(x).derivative = d;
    w_.var(d).integral = x;
    w_.var(x).nominal = w_.var(like).nominal;
    w_.isState[x.index()] = 1;
    list.push_back(x);
    return x;
  }

  // The constraints, and the equations that determine the unknowns of lower order in them.
  std::vector<uint32_t> withInnerRows(const std::vector<uint32_t>& constraints, const std::vector<uint32_t>& others,
                                      std::vector<uint32_t>& inner) {
    if (inner.empty() || others.empty()) {
      inner.clear();
      return constraints;
    }
    std::vector<uint32_t>& local = local_;
    for (uint32_t k = 0; k < inner.size(); ++k) local[inner[k]] = k;
    structure::Incidence graph;
    graph.columns = static_cast<uint32_t>(inner.size());
    std::vector<uint32_t> own;
    const auto innerOf = [&](uint32_t row) {
      incidence(w_.equations[rows_[row]]);
      own.clear();
      for (uint32_t c : row_)
        if (local[c] != kNone) own.push_back(local[c]);
    };
    for (uint32_t r : others) {
      innerOf(r);
      graph.addRow(own);
    }
    structure::Matcher matcher(graph);
    matcher.run();
    std::vector<uint32_t> rows = constraints, used;
    std::vector<uint8_t> isUsed(inner.size(), 0);
    for (size_t k = 0; k < rows.size(); ++k) {
      innerOf(rows[k]);
      for (uint32_t c : own) {
        if (isUsed[c] || matcher.rowOf()[c] == kNone) continue;
        isUsed[c] = 1;
        used.push_back(inner[c]);
        rows.push_back(others[matcher.rowOf()[c]]);
      }
    }
    for (uint32_t c : inner) local[c] = kNone;
    inner.swap(used);
    return rows;
  }

  // How much the integral of a derivative deserves to be a state; velocity and position count together.
  double priority(uint32_t derivative) const {
    double sum = 0, factor = 1;
    uint32_t c = reduction_.varIntegral[derivative];
    for (int depth = 0; c != kNone && depth < 3; ++depth) {
      const VarId v = columns_[c];
      const FlatVariable& x = w_.var(v);
      double own = 1000.0 * static_cast<double>(x.stateSelect);
      // Without prefer or always only what the model differentiates is to become a state (specification 4.9.8.1).
      const bool isVelocity = w_.var(v).integral.isValid() && !w_.isMade[v.index()];
      const bool appears = !w_.isMade[columns_[reduction_.varDerivative[c]].index()] || isVelocity;
      if (!appears && x.stateSelect <= model::StateSelect::unset) own *= 0.25;
      if (w_.isFixed[v.index()]) own += 200;
      if (w_.hasStart[v.index()]) own += 100;
      own -= std::min(50.0, static_cast<double>(std::count(x.name.begin(), x.name.end(), '.')));
      sum += factor * own;
      factor *= 0.5;
      c = reduction_.varIntegral[c];
    }
    return sum;
  }

  Work& w_;
  Pool& p_;
  symbolic::VariableCollector collector_;
  const std::vector<VarId>& columns_;
  const std::vector<uint32_t>& columnOf_;
  const std::vector<uint32_t>& rows_;
  uint32_t givenRows_;
  const structure::PantelidesResult& reduction_;
  std::vector<VarId> found_;
  std::vector<uint32_t> row_;
  std::vector<uint32_t> local_;    // per column: scratch, kNone between uses
  std::vector<uint8_t> isSetRow_;  // per row: its constraint is solved by a changing selection
  std::vector<uint8_t> isInSet_;   // per column
};

}  // namespace

void chooseStates(Work& w, const ReducedSystem& system) {
  DummyDerivatives(w, system).run();
}

}  // namespace armature::lower
