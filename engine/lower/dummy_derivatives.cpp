#include "engine/lower/dummy_derivatives.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>
#include <unordered_map>

#include "engine/base/union_find.h"
#include "engine/lower/changing_states.h"
#include "engine/lower/nonzero.h"
#include "engine/lower/wording.h"
#include "engine/structure/matching.h"
#include "engine/structure/state_selection.h"

namespace armature::lower {
namespace {

// Priorities of unknowns that are solved for in any case: inner ones, and those chosen for deeper constraints.
constexpr double kInner = -2e9, kForced = -1e9;
constexpr double kDriven = 1e9;  // those that are solved for as a last resort

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
    // Where the model gives no start value, or one that only the run can compute, a generic number stands in: zero
    // would hide entries of the Jacobian.
    std::vector<std::pair<VarId, double>> saved;
    for (VarId v : columns_) {
      if (w_.hasStart[v.index()] && !std::isnan(w_.number(w_.var(v).start))) continue;
      saved.emplace_back(v, w_.value[v.index()]);
    }
    for (const auto& [v, value] : saved) w_.value[v.index()] = 0.6 + 0.35 * std::sin(1.0 + 2.399963 * v.index());
    w_.valuesChanged();
    chooseStatesAtPoint();
    for (const auto& [v, value] : saved) w_.value[v.index()] = value;
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
    solvingDepth_.assign(columns_.size(), 0);
    noteSolvingDepths(top, topRows, matcher.rowOf(), blocks);
    measureKinship();
    selectByComponent(top, topRows, matcher, blocks);
  }

  // Per column: how often the equations that determine it, and those that they depend on, have been differentiated at
  // most. `columnOfGraph` names the columns where the graph has numbers of its own.
  void noteSolvingDepths(const structure::Incidence& graph, const std::vector<uint32_t>& rows,
                         const std::vector<uint32_t>& rowOf, const structure::Blocks& blocks,
                         std::span<const uint32_t> columnOfGraph = {}) {
    std::vector<uint32_t> depthOfRow(rows.size(), 0);
    for (uint32_t b = 0; b < blocks.count(); ++b) {
      uint32_t deepest = 0;
      for (uint32_t k : blocks.block(b)) {
        deepest = std::max(deepest, depth(reduction_.eqIntegral, rows[k]));
        for (uint32_t c : graph.row(k))
          if (rowOf[c] != kNone) deepest = std::max(deepest, depthOfRow[rowOf[c]]);
      }
      for (uint32_t k : blocks.block(b)) depthOfRow[k] = deepest;
    }
    for (uint32_t c = 0; c < graph.columns; ++c)
      if (rowOf[c] != kNone) solvingDepth_[columnOfGraph.empty() ? c : columnOfGraph[c]] = depthOfRow[rowOf[c]];
  }

  // The same for the equations of a lower level, which determine as many unknowns.
  void noteSolvingDepths(const std::vector<uint32_t>& equations, const std::vector<uint32_t>& variables) {
    structure::Incidence graph;
    graph.columns = static_cast<uint32_t>(variables.size());
    for (uint32_t k = 0; k < variables.size(); ++k) local_[variables[k]] = k;
    std::vector<uint32_t> own;
    for (uint32_t r : equations) {
      incidence(w_.equations[rows_[r]]);
      own.clear();
      for (uint32_t c : row_)
        if (local_[c] != kNone) own.push_back(local_[c]);
      graph.addRow(own);
    }
    for (uint32_t c : variables) local_[c] = kNone;
    structure::Matcher matcher(graph);
    matcher.run();
    noteSolvingDepths(graph, equations, matcher.rowOf(), structure::sortBlocks(graph, matcher.rowOf()), variables);
  }

  // Blocks whose constraints share derivatives are treated together. A block without constraints is left alone: its
  // derivatives come from equations of motion, their integrals are states.
  void selectByComponent(const structure::Incidence& top, const std::vector<uint32_t>& topRows,
                         const structure::Matcher& matcher, const structure::Blocks& blocks) {
    std::vector<uint32_t> blockOf(topRows.size());
    UnionFind together(blocks.count());
    std::vector<uint8_t> isConstrained(blocks.count(), 0);
    const auto isConstraint = [&](uint32_t k) { return reduction_.eqIntegral[topRows[k]] != kNone; };
    for (uint32_t b = 0; b < blocks.count(); ++b) {
      for (uint32_t k : blocks.block(b)) {
        blockOf[k] = b;
        if (isConstraint(k)) isConstrained[b] = 1;
      }
    }
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
          together.join(block, blockOf[k]);
      }
    }
    std::vector<std::vector<uint32_t>> equations(blocks.count()), variables(blocks.count());
    for (uint32_t k = 0; k < topRows.size(); ++k) {
      const uint32_t b = blockOf[k];
      if (!isConstrained[b]) continue;
      equations[together.find(b)].push_back(topRows[k]);
      if (matcher.columnOf()[k] != kNone) variables[together.find(b)].push_back(matcher.columnOf()[k]);
    }
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      const uint32_t row = blockOfColumn[c] == kNone ? kNone : matcher.rowOf()[c];
      const bool isListed = row != kNone && isConstrained[blockOf[row]];
      if (blockOfColumn[c] != kNone && !isListed) variables[together.find(blockOfColumn[c])].push_back(c);
    }
    local_.assign(columns_.size(), kNone);
    forgetChoice();
    for (uint32_t b = 0; b < blocks.count(); ++b)
      if (!equations[b].empty()) selectInBlock(equations[b], variables[b]);
  }

  static uint32_t depth(const std::vector<uint32_t>& integral, uint32_t k) {
    uint32_t n = 0;
    while (integral[k] != kNone) {
      k = integral[k];
      ++n;
    }
    return n;
  }

  // The equations by which the unknowns of lower order in a constraint are eliminated: the constraints of lower order,
  // none (these unknowns are free), or equations of motion as well.
  enum class InnerRows { constraints, none, all };

  // Which equations say how the unknowns of lower order (an angular velocity) follow from coordinates, and which are
  // conditions on velocities alone or equations of motion, is not to be seen from the structure: a wrong guess leaves
  // constraints of a lower level without unknowns, and then the next one is tried. Taking all comes first: it leaves
  // the states that stay far from singular positions; and last, where no rule leaves none over.
  void selectInBlock(const std::vector<uint32_t>& equations, const std::vector<uint32_t>& variables) {
    constexpr std::array kRules = {InnerRows::all, InnerRows::constraints, InnerRows::none, InnerRows::all};
    for (size_t k = 0; k < kRules.size(); ++k) {
      if (k > 0) forgetChoice();
      innerRows_ = kRules[k];
      isLastRule_ = k + 1 == kRules.size();
      if (tryBlock(equations, variables)) break;
    }
    for (const uint32_t x : dummies_) w_.isState[columns_[x].index()] = 0;
    for (const ChangingStates& set : sets_) addStateSet(w_, set);
    dummies_.clear();
    sets_.clear();
  }

  void forgetChoice() {
    dummies_.clear();
    sets_.clear();
    isSetRow_.assign(rows_.size(), 0);
    isInSet_.assign(columns_.size(), 0);
  }

  // Goes down level by level: the constraints of a level are solved for dummy derivatives. An equation that has been
  // differentiated c times can only be solved for a variable that is a derivative of order c or more. (The textbook
  // gets that from the structure; here derivative annotations may bring in others, e.g. angular velocities.) Returns
  // whether every constraint has found an unknown; the choice is left in dummies_ and sets_.
  bool tryBlock(std::vector<uint32_t> equations, std::vector<uint32_t> variables) {
    isComplete_ = true;
    for (int level = 0; level < 20; ++level) {
      uint32_t deepest = 0;
      for (uint32_t r : equations) deepest = std::max(deepest, depth(reduction_.eqIntegral, r));
      if (deepest == 0) break;
      std::vector<uint32_t> chosen;
      for (uint32_t order = deepest; order >= 1; --order) chosen = choose(equations, variables, order, chosen);
      std::vector<uint32_t> below;
      for (uint32_t r : equations)
        if (reduction_.eqIntegral[r] != kNone && !isSetRow_[r]) below.push_back(reduction_.eqIntegral[r]);
      equations.swap(below);
      variables.clear();
      for (uint32_t c : chosen) {
        dummies_.push_back(reduction_.varIntegral[c]);
        variables.push_back(dummies_.back());
      }
      noteSolvingDepths(equations, variables);
    }
    return isComplete_;
  }

  // Whether the derivative is that of a variable that must not be a state, and the equation gives it wherever the run
  // goes (specification 4.9.8.1).
  bool isWayAround(VarId derivative, ExprId coefficient) {
    const VarId x = w_.var(derivative).integral;
    return x && w_.var(x).mustNotBeState && isSafePivot(w_, coefficient);
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
    targets.reserve(candidates.size() + inner.size());
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
        const bool isFixed =
            p_.isConstant(d.value) || w_.isParametric(d.value) || isWayAround(targets[d.target], d.value);
        problem.isConstant.push_back(isFixed ? 1 : 0);
      }
      problem.start.push_back(static_cast<uint32_t>(problem.index.size()));
    }
    for (uint32_t c : forced) local_[c] = 1;
    for (uint32_t c : candidates) problem.priority.push_back(local_[c] != kNone ? kForced : priority(c));
    for (uint32_t c : forced) local_[c] = kNone;
    problem.priority.resize(targets.size(), kInner);
    structure::Selection selection = structure::selectDependent(problem);
    if (!selection.isSafe && spareDriven(problem, candidates, order)) selection = structure::selectDependent(problem);
    makeSets(problem, selection, rows, constraints.size(), order, candidates, inner);
    std::vector<uint32_t> chosen;
    if (std::count(selection.columnOf.begin(), selection.columnOf.end(), kNone) != 0) isComplete_ = false;
    for (uint32_t c : selection.columnOf)
      if (c != kNone && c < candidates.size() && !isInSet_[candidates[c]]) chosen.push_back(candidates[c]);
    return chosen;
  }

  // What other equations determine, whatever the constraints are (the angle of a crank that is driven with a given
  // speed), is better left to be a state where no choice is safe: the constraints can be solved for the rest wherever
  // the whole has a solution. Returns whether there is any.
  bool spareDriven(structure::SelectionProblem& problem, const std::vector<uint32_t>& candidates,
                   uint32_t order) const {
    bool isAny = false;
    for (uint32_t k = 0; k < candidates.size(); ++k) {
      if (problem.priority[k] == kForced || solvingDepth_[candidates[k]] >= order) continue;
      problem.priority[k] = kDriven;
      isAny = true;
    }
    return isAny;
  }

  // Constraints that no fixed choice solves for ever, between unknowns of equal rank (the components of a quaternion,
  // the coordinates of a pendulum, the angles of a body in a joint): the states become S q with a selection S that
  // follows the point.
  void makeSets(const structure::SelectionProblem& problem, const structure::Selection& selection,
                const std::vector<uint32_t>& rows, size_t constraintCount, uint32_t order,
                const std::vector<uint32_t>& candidates, const std::vector<uint32_t>& inner) {
    if (selection.isSafe || order > 2) return;
    constexpr double kOther = -1e9;  // unknowns that are solved for anyway
    std::vector<double> ranks(problem.columns, kOther);
    for (uint32_t c = 0; c < candidates.size(); ++c)
      if (problem.priority[c] > kForced && problem.priority[c] < kDriven &&
          depth(reduction_.varIntegral, candidates[c]) == order)
        ranks[c] = rank(candidates[c]);
    for (const structure::ChangingSet& found : structure::findChangingSets(problem, selection, ranks)) {
      constexpr size_t kMostMembers = 24;
      const bool isGood =
          found.members.size() <= kMostMembers &&
          std::all_of(found.members.begin(), found.members.end(), [&](uint32_t c) { return ranks[c] > kOther; }) &&
          std::all_of(found.changing.begin(), found.changing.end(), [&](uint32_t k) {
            return k < constraintCount && depth(reduction_.eqIntegral, rows[k]) == order;
          });
      if (!isGood) continue;
      // Which coordinates the others follow from is a matter of the constraints alone. Equations of motion, solved for
      // accelerations of further states, would mix these in: a selection that looks good then may leave a coordinate
      // without an equation.
      const bool hasMotion = std::any_of(found.others.begin(), found.others.end(),
                                         [&](uint32_t k) { return reduction_.eqIntegral[rows[k]] == kNone; });
      if (hasMotion && !isLastRule_) isComplete_ = false;
      ChangingStates set;
      set.order = order;
      for (uint32_t c : found.members) {
        isInSet_[candidates[c]] = 1;
        set.candidates.push_back(columns_[candidates[c]]);
      }
      for (uint32_t k : found.changing) {
        isSetRow_[rows[k]] = 1;
        set.constraints.push_back(rows_[rows[k]]);
      }
      for (uint32_t k : found.others) set.others.push_back(rows_[rows[k]]);
      for (uint32_t c : found.solved)
        set.solved.push_back(columns_[c < candidates.size() ? candidates[c] : inner[c - candidates.size()]]);
      sets_.push_back(std::move(set));
    }
  }

  // The constraints, and the equations that determine the unknowns of lower order in them.
  std::vector<uint32_t> withInnerRows(const std::vector<uint32_t>& constraints, std::vector<uint32_t> others,
                                      std::vector<uint32_t>& inner) {
    if (inner.empty() || others.empty() || innerRows_ == InnerRows::none) {
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
    if (innerRows_ == InnerRows::constraints)
      others.erase(
          std::remove_if(others.begin(), others.end(), [&](uint32_t r) { return reduction_.eqIntegral[r] == kNone; }),
          others.end());
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
    return overIntegrals(derivative, [&](VarId v) {
      const FlatVariable& x = w_.var(v);
      double own = rankOf(v);
      if (w_.isFixed[v.index()]) own += 200;
      if (w_.hasStart[v.index()]) own += 100;
      return own + kinship_[columnOf_[v.index()]] -
             std::min(50.0, static_cast<double>(std::count(x.name.begin(), x.name.end(), '.')));
    });
  }

  // Between equals it tips the balance that the part has more to be states: the velocities of the body whose
  // orientation is one, too. Then no equations of joints stand between a state and its derivative. Per column: less
  // than 1, the more the more quantities of the part, an array counted once, appear differentiated.
  void measureKinship() {
    std::unordered_map<std::string, std::set<std::string>> quantities;
    std::vector<const std::set<std::string>*> ofPart(columns_.size(), nullptr);
    for (uint32_t c = 0; c < columns_.size(); ++c) {
      if (reduction_.varDerivative[c] == kNone) continue;
      const std::string &name = w_.var(columns_[c]).name, part = ownerOf(name);
      std::set<std::string>& known = quantities[part];
      known.insert(name.substr(0, name.find('[', part.size())));
      ofPart[c] = &known;
    }
    kinship_.assign(columns_.size(), 0);
    for (uint32_t c = 0; c < columns_.size(); ++c)
      if (ofPart[c]) kinship_[c] = 0.5 - 0.5 / static_cast<double>(ofPart[c]->size());
  }

  // The part of it that the model asks for by stateSelect.
  double rank(uint32_t derivative) const {
    return overIntegrals(derivative, [&](VarId v) { return rankOf(v); });
  }

  template <typename Merit>
  double overIntegrals(uint32_t derivative, Merit merit) const {
    double sum = 0, weights = 0, factor = 1;
    uint32_t c = reduction_.varIntegral[derivative];
    for (int depth = 0; c != kNone && depth < 3; ++depth) {
      sum += factor * merit(columns_[c]);
      weights += factor;
      factor *= 0.5;
      c = reduction_.varIntegral[c];
    }
    return weights > 0 ? sum / weights : 0;  // a velocity is not worth more for having a position
  }

  double rankOf(VarId v) const {
    const FlatVariable& x = w_.var(v);
    const double own = 1000.0 * static_cast<double>(x.stateSelect);
    // Without prefer or always only what the model differentiates is to become a state (specification 4.9.8.1).
    const bool isVelocity = x.integral.isValid() && !w_.isMade[v.index()];
    const bool appears = !w_.isMade[x.derivative.index()] || isVelocity;
    return appears || x.stateSelect > model::StateSelect::unset ? own : 0.25 * own;
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
  std::vector<uint32_t> local_;       // per column: scratch, kNone between uses
  std::vector<uint8_t> isSetRow_;     // per row: its constraint is solved by a changing selection
  std::vector<uint8_t> isInSet_;      // per column
  std::vector<uint32_t> dummies_;     // of the block at hand: columns that are no states
  std::vector<ChangingStates> sets_;  // of the block at hand
  InnerRows innerRows_ = InnerRows::constraints;
  bool isLastRule_ = false;
  std::vector<double> kinship_;         // per column
  bool isComplete_ = true;              // every constraint so far has an unknown
  std::vector<uint32_t> solvingDepth_;  // per column: of the equations that determine it on its level
};

}  // namespace

void chooseStates(Work& w, const ReducedSystem& system) {
  DummyDerivatives(w, system).run();
}

}  // namespace armature::lower
