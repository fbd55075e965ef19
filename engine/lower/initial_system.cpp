// The initial system (specification 8.6): model equations, initial equations and start values for the states, the left
// limits of discrete variables and the parameters that are solved for. Model and initial equations come first, fixed
// start values next; then variables of clauses that are not active keep their left limits; then start values of states
// fill what is left, in the order of their priority. Rows are taken greedily as long as an augmenting path exists,
// which gives the best choice (transversal matroid).
//
// Which start values are left to be taken must not rest on what cannot happen: rows are chosen first in the graph of
// the branches that parameters select; in the whole graph only where that one has no solution.
//
// A condition that stands there once more, word for word, finds no place, though the graph may have one for it: a part
// and the one it extends may both say `y0 = y`, which is enough for one of the two only.
#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include "engine/lower/rewriter.h"
#include "engine/lower/sorting.h"
#include "engine/lower/wording.h"
#include "engine/structure/matching.h"

namespace armature::lower {
namespace {

enum class RowKind : uint8_t { model, initial, fixedStart, hold, freeStart };

class InitialSystem {
 public:
  explicit InitialSystem(Work& work) : w_(work), p_(work.pool), system_(work) {}

  bool run() {
    collectUnknowns();
    for (uint32_t i = 0; i < w_.equations.size(); ++i) {
      const Equation& e = w_.equations[i];
      if (!isHold(e)) addRow({e.initialLhs, e.initialRhs, i}, RowKind::model, e.isDiscrete, &e);
    }
    for (const Equation& e : w_.initialEquations)
      addRow({e.initialLhs, e.initialRhs, kNone}, RowKind::initial, isDiscreteSide(e.initialLhs, e.initialRhs), &e);
    addStarts();
    if (isAnyDecided_) {
      structure::Matcher matcher(decided_);
      if (match(matcher) && matcher.size() == unknowns_.size()) return finishBest(matcher);
    }
    structure::Matcher matcher(choices_);
    if (!match(matcher)) return reportModel(matcher);
    if (matcher.size() != unknowns_.size()) return reportOpen(matcher);
    return finishBest(matcher);
  }

 private:
  // Takes rows in their order; those that find no place are remembered. False when a row of the model finds none.
  bool match(structure::Matcher& matcher) {
    redundant_.clear();
    for (uint32_t r = 0; r < equations_.size(); ++r) {
      if (r == modelCount_ && matcher.size() != modelCount_) return false;
      r = behindAlternatives(r, matcher);
      if (r == equations_.size()) break;
      if (kinds_[r] == RowKind::freeStart && matcher.size() == unknowns_.size()) break;
      if (isRepeated_[r] || !matcher.augment(r)) redundant_.push_back(r);
    }
    return equations_.size() > modelCount_ || matcher.size() == modelCount_;
  }

  size_t spareConditions() const {
    return static_cast<size_t>(std::ranges::count_if(redundant_, [&](uint32_t r) { return isCondition(r); }));
  }

  // Conditions that say too much of what is continuous may give a value to what a clause only samples, whose own start
  // value is a guess (8.6).
  bool finishBest(const structure::Matcher& matcher) {
    const std::vector<uint32_t> redundant = redundant_;
    if (const size_t spare = spareConditions(); spare > 0 && hasSampled_) {
      structure::Matcher free(sampled_);
      if (match(free) && free.size() == unknowns_.size() && spareConditions() < spare) {
        isSampledSolved_ = true;
        return finish(free);
      }
    }
    redundant_ = redundant;
    return finish(matcher);
  }

  bool finish(const structure::Matcher& matcher) {
    for (uint32_t r : redundant_) noteRedundant(r);
    plan(matcher);
    return !w_.isCancelled();
  }

  bool reportOpen(const structure::Matcher& matcher) {
    for (uint32_t r : redundant_) noteRedundant(r);
    std::vector<const Equation*> rows(origins_.begin(), origins_.end());
    static const Equation kStart;
    for (auto& e : rows)
      if (!e) e = &kStart;
    reportSingular(w_, rows, unknowns_, choices_, matcher.columnOf(), matcher.rowOf(), phrase("the initial system"));
    return false;
  }

  void collectUnknowns() {
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i) {
      const Role r = w_.role[i];
      if (r == Role::unknown || r == Role::discrete || r == Role::solvedParameter || w_.preOwner[i])
        if (r != Role::replaced) unknowns_.push_back(VarId(i));
    }
    system_.setUnknowns(unknowns_);
    choices_.columns = decided_.columns = sampled_.columns = static_cast<uint32_t>(unknowns_.size());
    isSampled_.assign(unknowns_.size(), 0);
    for (const Equation& e : w_.equations) {
      if (!isHold(e)) continue;
      const VarId v = p_.variableOf(e.initialLhs);
      if (w_.var(v).type == Type::real && !w_.isFixed[v.index()]) isSampled_[system_.column(v)] = 1;
    }
    hasSampled_ = std::ranges::find(isSampled_, 1) != isSampled_.end();
  }

  // The branch of an expression that parameters select. (Not its zero coefficients: a coordinate of an axis that is
  // zero may be changed, and says nothing about which start values are good guesses.)
  ExprId decide(ExprId e, std::span<const ExprId> args) {
    if (p_.op(e) != Op::select || !w_.isParametric(p_.arg(e, 0))) return ExprId();
    const double condition = w_.number(p_.arg(e, 0));
    return std::isnan(condition) ? ExprId() : args[condition != 0 ? 1 : 2];
  }

  bool isDiscreteLeaf(ExprId e) const {
    if (p_.op(e) != Op::variable) return false;
    const VarId v = p_.variableOf(e);
    return w_.roleOf(v) == Role::discrete || w_.preOwner[v.index()].isValid() ||
           (w_.roleOf(v) == Role::solvedParameter && w_.var(v).type != Type::real);
  }

  bool isSolvedParameter(ExprId e) const {
    return p_.op(e) == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::solvedParameter;
  }

  bool isUnknownLeaf(ExprId e) const {
    return p_.op(e) == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::unknown;
  }

  bool isDiscreteSide(ExprId lhs, ExprId rhs) const {
    const bool isReal = p_.type(lhs) == Type::real && p_.type(rhs) == Type::real;
    if (!isReal) return true;
    return (isDiscreteLeaf(lhs) && !isUnknownLeaf(rhs)) || (isDiscreteLeaf(rhs) && !isUnknownLeaf(lhs));
  }

  // A discrete variable that equals a continuous one determines either: y = u at the start of a sampler, x = x0 where
  // x0 has a fixed start.
  void addDiscreteChoice(const BlockEquation& e) {
    for (const auto& [side, other] : {std::pair(e.lhs, e.rhs), std::pair(e.rhs, e.lhs)})
      if (isDiscreteLeaf(side) && isUnknownLeaf(other)) row_.push_back(system_.column(p_.variableOf(side)));
  }

  bool isDiscreteColumn(uint32_t c) const {
    const VarId v = unknowns_[c];
    return w_.roleOf(v) == Role::discrete || w_.preOwner[v.index()].isValid();
  }

  // The columns that an equation of the continuous part may be solved for; with what clauses sample, or without.
  void choose(ExprId lhs, ExprId rhs, bool withSampled = false) {
    system_.incidence(lhs, rhs, row_);
    std::erase_if(row_, [&](uint32_t c) { return isDiscreteColumn(c) && !(withSampled && isSampled_[c]); });
  }

  void addRow(BlockEquation e, RowKind kind, bool isDiscrete, const Equation* origin) {
    // Discrete unknowns are solved for where they stand alone, and parameters that equal one; continuous ones anywhere.
    row_.clear();
    if (isDiscrete) {
      for (ExprId side : {e.lhs, e.rhs})
        if (isDiscreteLeaf(side) || (kind == RowKind::initial && isSolvedParameter(side)))
          row_.push_back(system_.column(p_.variableOf(side)));
    } else {
      choose(e.lhs, e.rhs);
      if (kind == RowKind::initial) addDiscreteChoice(e);
    }
    choices_.addRow(row_);
    if (!isDiscrete) {
      const ExprId lhs = rewriter_(e.lhs), rhs = rewriter_(e.rhs);
      if (lhs != e.lhs || rhs != e.rhs) {
        isAnyDecided_ = true;
        choose(lhs, rhs);
        if (kind == RowKind::initial) addDiscreteChoice(e);
      }
    }
    decided_.addRow(row_);
    if (hasSampled_) {
      if (!isDiscrete) {
        choose(rewriter_(e.lhs), rewriter_(e.rhs), true);
        if (kind == RowKind::initial) addDiscreteChoice(e);
      }
      sampled_.addRow(row_);
    }
    system_.dependencies(e.lhs, e.rhs, row_);
    system_.graph().addRow(row_);
    isRepeated_.push_back(isSaidBefore(e, kind) ? 1 : 0);
    equations_.push_back(e);
    isDiscrete_.push_back(isDiscrete ? 1 : 0);
    kinds_.push_back(kind);
    origins_.push_back(origin);
    if (kind == RowKind::model) ++modelCount_;
  }

  // Whether a condition stands there for the second time, with its sides in either order.
  bool isSaidBefore(const BlockEquation& e, RowKind kind) {
    if (kind == RowKind::hold || kind == RowKind::freeStart) return false;
    const std::pair<uint32_t, uint32_t> sides = std::minmax(e.lhs.index(), e.rhs.index());
    return !said_.insert(sides).second && kind != RowKind::model;
  }

  void addStart(VarId v, RowKind kind) {
    const VarId owner = w_.preOwner[v.index()];
    const FlatVariable& x = w_.var(owner ? owner : v);
    const ExprId value = x.start ? x.start : p_.constant(0, x.type);
    const bool isDiscrete =
        w_.roleOf(v) != Role::unknown && (owner || w_.roleOf(v) == Role::discrete || x.type != Type::real);
    addRow({w_.leaf(v), value, kNone}, kind, isDiscrete, nullptr);
  }

  // Start values of all the candidates of a state set instead of those of its selected states, where the system can
  // take them: parameters may be free to meet the constraint (the length of a rod that the first position gives).
  struct Alternative {
    uint32_t first, behind;  // rows of the candidates; those of the selected states follow
    uint32_t end;            // behind the latter
  };

  void addFixedSet(const std::vector<VarId>& candidates, std::span<const VarId> selected) {
    Alternative a;
    a.first = static_cast<uint32_t>(equations_.size());
    for (VarId q : candidates) addStart(q, RowKind::fixedStart);
    a.behind = static_cast<uint32_t>(equations_.size());
    for (VarId x : selected) {
      addStart(x, RowKind::fixedStart);
      isStartAdded_[x.index()] = 1;
    }
    a.end = static_cast<uint32_t>(equations_.size());
    alternatives_.push_back(a);
  }

  // The row to go on with at row r: behind the rows of an alternative where one begins there.
  uint32_t behindAlternatives(uint32_t r, structure::Matcher& matcher) const {
    for (const Alternative& a : alternatives_) {
      if (a.first != r) continue;
      structure::Matcher trial = matcher;
      bool isPossible = true;
      for (uint32_t k = a.first; isPossible && k < a.behind; ++k) isPossible = trial.augment(k);
      for (uint32_t k = a.first; isPossible && k < a.behind; ++k) matcher.augment(k);
      return isPossible ? behindAlternatives(a.end, matcher) : a.behind;
    }
    return r;
  }

  double statePriority(VarId v) const {
    double p = 1000.0 * static_cast<double>(w_.var(v).stateSelect);
    if (w_.hasStart[v.index()]) p += 5000;
    p -= static_cast<double>(std::count(w_.var(v).name.begin(), w_.var(v).name.end(), '.'));
    return p;
  }

  void addFixedSets() {
    isStartAdded_.assign(w_.m.variables.size(), 0);
    for (const StateSetPlan& set : w_.stateSets) {
      const size_t n = set.velocities.empty() ? set.states.size() : set.states.size() / 2;
      const std::span<const VarId> states(set.states);
      const auto areFixed = [&](std::span<const VarId> list) {
        return !list.empty() &&
               std::all_of(list.begin(), list.end(), [&](VarId x) { return w_.isFixed[x.index()] != 0; });
      };
      if (areFixed(states.first(n))) addFixedSet(set.positions, states.first(n));
      if (!set.velocities.empty() && areFixed(states.subspan(n))) addFixedSet(set.velocities, states.subspan(n));
    }
  }

  // A variable of a `when` clause that is not active at the start keeps its left limit (8.6), unless the model gives it
  // a value and its left limit another.
  bool isHold(const Equation& e) const {
    if (!e.isDiscrete || p_.op(e.initialLhs) != Op::variable || p_.op(e.initialRhs) != Op::variable) return false;
    return w_.preOf[p_.variableOf(e.initialLhs).index()] == p_.variableOf(e.initialRhs);
  }

  void addStarts() {
    addFixedStarts();
    for (uint32_t i = 0; i < w_.equations.size(); ++i) {
      const Equation& e = w_.equations[i];
      if (isHold(e)) addRow({e.initialLhs, e.initialRhs, i}, RowKind::hold, true, &e);
    }
    addFreeStarts();
  }

  void addFixedStarts() {
    addFixedSets();
    for (VarId v : unknowns_) {
      if (w_.roleOf(v) == Role::discrete && w_.isFixed[v.index()]) {
        // A fixed start value of a discrete variable is one of its left limit.
        if (w_.preOf[v.index()]) addStart(w_.preOf[v.index()], RowKind::fixedStart);
        continue;
      }
      const bool isOpen = w_.roleOf(v) == Role::unknown && !isStartAdded_[v.index()];
      if (isOpen && w_.isFixed[v.index()]) addStart(v, RowKind::fixedStart);
    }
  }

  void addFreeStarts() {
    // Of selected states the start values are those of the variables that the run selects at its start, with the
    // place of the first of them among the other states.
    std::vector<VarId> states = w_.states, place(w_.m.variables.size());
    for (VarId x : states) place[x.index()] = x;
    for (const StateSetPlan& set : w_.stateSets)
      for (size_t i = 0, n = set.states.size(); i < n; ++i) {
        const bool isVelocity = !set.velocities.empty() && i >= n / 2;
        const auto& q = isVelocity ? set.velocities : set.positions;
        place[set.states[i].index()] = *std::min_element(q.begin(), q.end());
      }
    std::stable_sort(states.begin(), states.end(),
                     [&](VarId a, VarId b) { return place[a.index()] < place[b.index()]; });
    std::stable_sort(states.begin(), states.end(),
                     [&](VarId a, VarId b) { return statePriority(a) > statePriority(b); });
    for (VarId v : states)
      if (!w_.isFixed[v.index()]) addStart(v, RowKind::freeStart);
    for (VarId v : unknowns_)
      if (w_.preOwner[v.index()]) addStart(v, RowKind::freeStart);
    for (VarId v : unknowns_)
      if (w_.roleOf(v) == Role::solvedParameter) addStart(v, RowKind::freeStart);
  }

  bool reportModel(const structure::Matcher& matcher) {
    std::vector<const Equation*> rows(origins_.begin(), origins_.begin() + modelCount_);
    structure::Incidence graph;
    graph.columns = choices_.columns;
    for (uint32_t r = 0; r < modelCount_; ++r) graph.addRow(choices_.row(r));
    std::vector<uint32_t> columnOf(matcher.columnOf().begin(), matcher.columnOf().begin() + modelCount_);
    reportSingular(w_, rows, unknowns_, graph, columnOf, matcher.rowOf(), phrase("the initial system"));
    return false;
  }

  bool isCondition(uint32_t r) const { return kinds_[r] == RowKind::initial || kinds_[r] == RowKind::fixedStart; }

  // An initial condition that says something already determined; consistent models have them.
  void noteRedundant(uint32_t r) {
    if (!isCondition(r)) return;
    const VarId v = p_.op(equations_[r].lhs) == Op::variable ? p_.variableOf(equations_[r].lhs) : VarId();
    const std::string what = abridged(w_.text(equations_[r].lhs) + " = " + w_.text(equations_[r].rhs));
    Diagnostic d;
    d.code = "I003";
    d.severity = Severity::note;
    d.message = phrase("the initial condition %1 follows from others and is not used", what);
    d.span = origins_[r] ? origins_[r]->span : SourceSpan{};
    const PartId part = origins_[r] ? origins_[r]->part : v ? w_.var(v).part : PartId();
    d.parts = {w_.partPath(part)};
    w_.diagnostics.add(d);
    w_.redundantConditions.push_back({equations_[r].lhs, equations_[r].rhs, what, part, d.span});
  }

  void plan(const structure::Matcher& matcher) {
    std::vector<BlockEquation> equations;
    std::vector<uint8_t> isDiscreteRow;
    std::vector<uint32_t> columnOf, rowOf(unknowns_.size(), kNone);
    structure::Incidence graph;
    graph.columns = choices_.columns;
    for (uint32_t r = 0; r < equations_.size(); ++r) {
      const uint32_t c = matcher.columnOf()[r];
      if (c == kNone) continue;
      rowOf[c] = static_cast<uint32_t>(equations.size());
      equations.push_back(equations_[r]);
      const bool isFree = isSampledSolved_ && isSampled_[c];
      isDiscreteRow.push_back(isDiscrete_[r] || (isDiscreteColumn(c) && !isFree) ? 1 : 0);
      columnOf.push_back(c);
      graph.addRow(system_.graph().row(r));
    }
    const structure::Blocks blocks = structure::sortBlocks(graph, rowOf);
    w_.isPlanningStart = true;
    w_.initialPlans = planBlocks(w_, equations, isDiscreteRow, unknowns_, columnOf, blocks);
  }

  Work& w_;
  Pool& p_;
  SystemBuilder system_;
  std::vector<VarId> unknowns_;
  // What a row may be solved for; the same with the values of parameters; and with what clauses sample.
  structure::Incidence choices_, decided_, sampled_;
  std::vector<uint8_t> isSampled_;  // per unknown: a Real of a clause that is not active, without a fixed start
  bool hasSampled_ = false, isSampledSolved_ = false;  // there are such; they are solved for, too
  struct Decide {
    InitialSystem* self;
    ExprId operator()(ExprId e, std::span<const ExprId> args) const { return self->decide(e, args); }
  };
  Rewriter<Decide> rewriter_{p_, {this}};
  bool isAnyDecided_ = false;
  std::vector<uint32_t> redundant_;  // rows that found no place
  std::vector<BlockEquation> equations_;
  std::vector<uint8_t> isDiscrete_, isRepeated_;
  std::set<std::pair<uint32_t, uint32_t>> said_;  // sides of the rows so far, the smaller index first
  std::vector<RowKind> kinds_;
  std::vector<const Equation*> origins_;
  std::vector<uint32_t> row_;
  uint32_t modelCount_ = 0;
  std::vector<Alternative> alternatives_;
  std::vector<uint8_t> isStartAdded_;  // per variable: its fixed start stands among the rows of an alternative
};

}  // namespace

bool sortInitial(Work& w) {
  return InitialSystem(w).run();
}

}  // namespace armature::lower
