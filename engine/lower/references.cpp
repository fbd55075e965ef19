// Groups of parts whose potentials hang in the air. Where every equation keeps its value when one constant is
// added to all potentials of a connected group, no value of them is a solution more than any other: a circuit without
// ground, springs between nothing that is held. The structure alone does not show it (a balance of flows is redundant
// only by its numbers), so it is asked for here, in a time linear in the equations. Conditions take part (the drain of
// a transistor is the higher one of its ends), so that symbols alone do not decide it: the equations are evaluated at
// some points, with and without the constant.
#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <unordered_map>
#include <unordered_set>

#include "engine/base/union_find.h"
#include "engine/lower/wording.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

// Points at which equations are evaluated, each with another constant added to the potentials. Large ones cross the
// thresholds that a condition may compare a potential with.
constexpr double kShifts[] = {1.37, -0.73, 11, -12.5, 250, -250, 1e4, -1e4};
constexpr size_t kPoints = std::size(kShifts);
// Rounding of an equation's sides.
constexpr double kRounding = 1e-11;

// What expressions are worth where some variables float: at the points, and there with the shift added to what floats.
class Shifted {
 public:
  explicit Shifted(Work& work) : w_(work) {
    std::mt19937 random(1);
    for (size_t p = 0; p < kPoints; ++p) {
      base_[p] = w_.value;
      for (size_t v = 0; v < base_[p].size(); ++v) {
        const Role role = w_.role[v];
        const bool isGiven = role != Role::unknown && role != Role::discrete && std::isfinite(base_[p][v]);
        if (isGiven) continue;
        const double share = static_cast<double>(random()) / 4294967296.0;
        const Type type = w_.m.variables[v].type;
        base_[p][v] = type == Type::real ? 2 * share - 1 : share < 0.5 ? 0 : 1;
      }
      moved_[p] = base_[p];
    }
  }

  void setFloating(VarId v) {
    for (size_t p = 0; p < kPoints; ++p) moved_[p][v.index()] = base_[p][v.index()] + kShifts[p];
  }

  enum class Answer : uint8_t { stays, moves, neither, unknown };
  // Whether the difference of two expressions keeps its value, or takes the shift over; unknown where nothing has a
  // value that depends on calls.
  Answer difference(ExprId lhs, ExprId rhs) {
    bool stays = true, moves = true;
    size_t known = 0;
    for (size_t p = 0; p < kPoints; ++p) {
      const Sides before = at(base_[p], lhs, rhs), after = at(moved_[p], lhs, rhs);
      const double change = (after.left - after.right) - (before.left - before.right);
      if (!std::isfinite(change)) continue;
      ++known;
      const double room = kRounding * (before.size() + after.size());
      stays = stays && std::fabs(change) <= room;
      moves = moves && std::fabs(change - kShifts[p]) <= room;
    }
    if (known < kPoints / 2) return Answer::unknown;
    return stays ? Answer::stays : moves ? Answer::moves : Answer::neither;
  }

 private:
  struct Sides {
    double left, right;
    double size() const { return std::fabs(left) + std::fabs(right); }
  };
  Sides at(std::vector<double>& values, ExprId lhs, ExprId rhs) {
    w_.value.swap(values);
    w_.valuesChanged();
    const Sides sides{w_.number(lhs), rhs ? w_.number(rhs) : 0};
    w_.value.swap(values);
    w_.valuesChanged();
    return sides;
  }

  Work& w_;
  std::vector<double> base_[kPoints], moved_[kPoints];  // per variable
};

class References {
 public:
  explicit References(Work& work) : w_(work), collector_(work.pool) {}

  bool run() {
    findPotentials();
    if (potentials_.empty()) return true;
    collectEquations();
    spreadOverAliases();
    joinGroups();
    markHeld();
    const auto isHeld = [this](uint32_t k) { return isReferenced_[find(k)] != 0 || !hasEquation_[find(k)]; };
    bool isAnyOpen = false;
    for (uint32_t k = 0; k < potentials_.size() && !isAnyOpen; ++k) isAnyOpen = !isHeld(k);
    if (!isAnyOpen) return true;
    followPotentials();
    markReferenced();
    return report();
  }

 private:
  bool canFloat(VarId v) const {
    return w_.roleOf(v) == Role::unknown && !w_.var(v).isFlow && !w_.var(v).derivative && !w_.var(v).integral;
  }

  void addPotential(VarId v) {
    if (index_[v.index()] != kNone) return;
    index_[v.index()] = static_cast<uint32_t>(potentials_.size());
    potentials_.push_back(v);
  }

  // Potentials of connectors: what stands beside a flow variable.
  void findPotentials() {
    const size_t n = w_.m.variables.size();
    index_.assign(n, kNone);
    std::unordered_set<std::string> connectors;
    for (const FlatVariable& v : w_.m.variables)
      if (v.isFlow) connectors.insert(ownerOf(v.name));
    if (connectors.empty()) return;
    for (uint32_t i = 0; i < n; ++i)
      if (canFloat(VarId(i)) && connectors.count(ownerOf(w_.m.variables[i].name))) addPotential(VarId(i));
    own_ = potentials_.size();
  }

  void collectEquations() {
    std::vector<VarId> found;
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      const Equation& e = w_.equations[k];
      found.clear();
      collector_.collect(e.lhs, found);
      if (e.rhs) collector_.collect(e.rhs, found);
      for (VarId v : found)
        if (w_.roleOf(v) == Role::unknown) variables_.push_back(v);
      start_.push_back(static_cast<uint32_t>(variables_.size()));
    }
  }

  std::span<const VarId> variablesOf(uint32_t equation) const {
    return {variables_.data() + start_[equation], start_[equation + 1] - start_[equation]};
  }

  // A variable of a part that is just another name of a potential floats with it.
  void spreadOverAliases() {
    std::unordered_map<uint32_t, std::vector<uint32_t>> names;  // variable → equations x = y with it
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      const Equation& e = w_.equations[k];
      if (w_.pool.op(e.lhs) != Op::variable || w_.pool.op(e.rhs) != Op::variable) continue;
      for (VarId v : variablesOf(k)) names[v.index()].push_back(k);
    }
    for (size_t at = 0; at < potentials_.size(); ++at) {
      const auto found = names.find(potentials_[at].index());
      if (found == names.end()) continue;
      for (uint32_t k : found->second)
        for (VarId v : variablesOf(k))
          if (canFloat(v)) addPotential(v);
    }
  }

  uint32_t find(uint32_t k) { return groups_.find(k); }

  void joinGroups() {
    groups_ = UnionFind(potentials_.size());
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      uint32_t first = kNone;
      for (VarId v : variablesOf(k)) {
        const uint32_t p = index_[v.index()];
        if (p == kNone) continue;
        if (first == kNone) first = p;
        groups_.joinTo(p, first);
      }
    }
  }

  // The cheap test: an equation with a single potential fixes it (a ground, a mass, a source) where nothing else in it
  // may float.
  void markHeld() {
    isReferenced_.assign(potentials_.size(), 0);
    hasEquation_.assign(potentials_.size(), 0);
    findDefinitions();
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      uint32_t first = kNone;
      bool isSingle = true;
      for (VarId v : variablesOf(k)) {
        const uint32_t p = index_[v.index()];
        isSingle = isSingle && (p != kNone ? first == kNone || p == first : definition_[v.index()] == kNone);
        if (first == kNone) first = p;
      }
      if (first == kNone) continue;
      hasEquation_[find(first)] = 1;
      if (isSingle) isReferenced_[find(first)] = 1;
    }
  }

  // Variables that an equation `v = expression` gives, other than potentials.
  void findDefinitions() {
    definition_.assign(w_.m.variables.size(), kNone);
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      const Equation& e = w_.equations[k];
      if (w_.pool.op(e.lhs) != Op::variable || !e.rhs) continue;
      const VarId v = w_.pool.variableOf(e.lhs);
      if (canFloat(v) && w_.var(v).type == Type::real && index_[v.index()] == kNone) definition_[v.index()] = k;
    }
  }

  // What parts compute of potentials floats with them where it is worth one constant more for one constant more: the
  // higher one of two ends. Such variables join the potentials.
  void followPotentials() {
    shifted_.emplace(w_);
    std::unordered_map<uint32_t, std::vector<uint32_t>> uses;  // variable → equations
    for (uint32_t k = 0; k < w_.equations.size(); ++k)
      for (VarId v : variablesOf(k)) uses[v.index()].push_back(k);
    for (uint32_t k = 0; k < potentials_.size(); ++k)
      if (!isReferenced_[find(k)]) shifted_->setFloating(potentials_[k]);
    isFollowed_.assign(w_.m.variables.size(), 0);
    for (uint32_t k = 0; k < potentials_.size(); ++k) {
      if (isReferenced_[find(k)]) continue;
      for (const uint32_t equation : uses[potentials_[k].index()])
        for (VarId v : variablesOf(equation))
          if (definition_[v.index()] == equation) follow(v);
    }
  }

  // Decides of a variable after those that its definition reads.
  void follow(VarId root) {
    std::vector<VarId> stack{root};
    while (!stack.empty()) {
      const VarId v = stack.back();
      uint8_t& state = isFollowed_[v.index()];
      const uint32_t k = definition_[v.index()];
      if (state == 2 || k == kNone || index_[v.index()] != kNone) {
        stack.pop_back();
        continue;
      }
      if (state == 0) {
        state = 1;
        for (VarId u : variablesOf(k))
          if (isFollowed_[u.index()] == 0 && definition_[u.index()] != kNone) stack.push_back(u);
        continue;
      }
      state = 2;
      stack.pop_back();
      if (shifted_->difference(w_.equations[k].rhs, {}) == Shifted::Answer::moves) join(v, k);
    }
  }

  void join(VarId v, uint32_t equation) {
    const uint32_t group = groupOf(equation);
    if (group == kNone) return;
    shifted_->setFloating(v);
    addPotential(v);
    groups_.add();
    for (VarId u : variablesOf(equation))
      if (index_[u.index()] != kNone) groups_.joinTo(index_[u.index()], group);
    isReferenced_.push_back(0);
    hasEquation_.push_back(1);
  }

  // The equations of the groups that are left decide.
  void markReferenced() {
    for (uint32_t k = 0; k < potentials_.size(); ++k) isReferenced_[find(k)] |= isReferenced_[k];
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      const uint32_t group = groupOf(k);
      if (group == kNone) continue;
      hasEquation_[group] = 1;
      bool isOpen = false;
      forGroups(k, [&](uint32_t other) { isOpen = isOpen || !isReferenced_[other]; });
      if (isOpen && !isInvariant(k)) forGroups(k, [&](uint32_t other) { isReferenced_[other] = 1; });
    }
  }

  // What follows from a potential may stand in one equation with potentials of another group, as the enthalpy of a gas
  // with its temperature.
  template <class Visit>
  void forGroups(uint32_t equation, Visit visit) {
    for (VarId v : variablesOf(equation))
      if (index_[v.index()] != kNone) visit(find(index_[v.index()]));
  }

  uint32_t groupOf(uint32_t equation) {
    for (VarId v : variablesOf(equation))
      if (index_[v.index()] != kNone) return find(index_[v.index()]);
    return kNone;
  }

  // Whether an equation keeps its value where all potentials of its group are shifted.
  bool isInvariant(uint32_t equation) {
    const Equation& e = w_.equations[equation];
    const Shifted::Answer answer = shifted_->difference(e.lhs, e.rhs);
    if (answer == Shifted::Answer::moves || answer == Shifted::Answer::neither) return false;
    const std::optional<double> sum = sumOfPartials(equation);
    // A small share of a potential hides in the rounding of the values; a branch or a call hides from the symbols.
    return answer == Shifted::Answer::stays ? sum.value_or(0) == 0 : sum == 0;
  }

  // Sum of the partial derivatives with respect to the potentials, where it is a number.
  std::optional<double> sumOfPartials(uint32_t equation) {
    const Equation& e = w_.equations[equation];
    targets_.clear();
    for (VarId v : variablesOf(equation))
      if (index_[v.index()] != kNone) targets_.push_back(v);
    std::sort(targets_.begin(), targets_.end(), [](VarId a, VarId b) { return a.index() < b.index(); });
    targets_.erase(std::unique(targets_.begin(), targets_.end()), targets_.end());
    w_.calculus.setTargets(targets_);
    const Calculus::Gradient gradient = w_.calculus.gradient(w_.pool.sub(e.lhs, e.rhs));
    if (!gradient.exists || gradient.partials.empty()) return {};
    ExprId sum = w_.pool.real(0);
    for (const Calculus::Partial& d : gradient.partials) sum = w_.calculus.sum(sum, d.value);
    return w_.pool.isConstant(sum) ? std::optional(w_.pool.number(sum)) : std::nullopt;
  }

  bool report() {
    std::vector<uint32_t> groups;
    std::unordered_map<uint32_t, std::vector<uint32_t>> members;
    for (uint32_t k = 0; k < potentials_.size(); ++k) {
      const uint32_t group = find(k);
      if (isReferenced_[group] || !hasEquation_[group]) continue;
      if (members[group].empty()) groups.push_back(group);
      members[group].push_back(k);
    }
    for (uint32_t group : groups) reportGroup(members[group]);
    return groups.empty();
  }

  void reportGroup(const std::vector<uint32_t>& members) {
    std::vector<std::string> parts;
    std::string place;
    for (uint32_t k : members) {
      if (k >= own_) continue;
      const std::string connector = ownerOf(w_.var(potentials_[k]).name);
      addOnce(parts, ownerOf(connector).empty() ? connector : ownerOf(connector));
      place = connector;
    }
    const FlatVariable& first = w_.var(potentials_[members.front()]);
    const Phrase names = enumerate(parts);
    Phrase text, advice;
    switch (potentialKind(first.unit)) {
      case PotentialKind::voltage:
        text = phrase("the circuit of %1 has no ground, so nothing determines its potentials", names);
        advice = phrase("connect a Ground to it, for example to %1", place);
        break;
      case PotentialKind::motion:
        text = parts.size() == 1 ? phrase("nothing holds %1: there is neither a fixed point nor a mass at it", names)
                                 : phrase("nothing holds %1: there is neither a fixed point nor a mass at them", names);
        advice = phrase("connect a fixed point or a mass, for example to %1", place);
        break;
      case PotentialKind::temperature:
        text = phrase("nothing determines the temperatures of %1", names);
        advice = phrase("connect a given temperature or a heat capacitor, for example to %1", place);
        break;
      case PotentialKind::other:
        text = phrase("nothing determines %1: %2 have no reference", first.name, names);
        advice = phrase("connect a part that sets it, for example to %1", place);
        break;
    }
    w_.diagnostics.error("S008", std::move(text), {}, std::move(parts), std::move(advice));
  }

  Work& w_;
  symbolic::VariableCollector collector_;
  std::vector<uint32_t> index_;                      // variable → position in potentials_
  std::vector<VarId> potentials_;                    // those of connectors first
  size_t own_ = 0;                                   // how many of them belong to connectors
  std::vector<VarId> variables_;                     // unknowns of all equations, one after the other
  std::vector<uint32_t> start_{0};                   // per equation
  UnionFind groups_;                                 // of potentials
  std::vector<uint8_t> isReferenced_, hasEquation_;  // per group
  std::vector<uint32_t> definition_;                 // per variable: equation `v = …`, or kNone
  std::vector<uint8_t> isFollowed_;                  // per variable: 0 new, 1 waiting for what it reads, 2 decided
  std::optional<Shifted> shifted_;
  std::vector<VarId> targets_;
};

}  // namespace

bool findReferences(Work& w) {
  w.modelIntegral.clear();
  for (const FlatVariable& v : w.m.variables) w.modelIntegral.push_back(v.integral);
  return References(w).run();
}

}  // namespace armature::lower
