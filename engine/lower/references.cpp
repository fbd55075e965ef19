// Pass 2b: groups of parts whose potentials hang in the air. Where every equation keeps its value when one constant is
// added to all potentials of a connected group, no value of them is a solution more than any other: a circuit without
// ground, springs between nothing that is held. The structure alone does not show it (a balance of flows is redundant
// only by its numbers), so it is asked for here, in a time linear in the equations.
#include <unordered_map>
#include <unordered_set>

#include "engine/lower/wording.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

class References {
 public:
  explicit References(Work& work) : w_(work), collector_(work.pool) {}

  bool run() {
    findPotentials();
    if (potentials_.empty()) return true;
    collectEquations();
    spreadOverAliases();
    joinGroups();
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

  uint32_t find(uint32_t k) {
    while (group_[k] != k) k = group_[k] = group_[group_[k]];
    return k;
  }

  void joinGroups() {
    group_.resize(potentials_.size());
    for (uint32_t k = 0; k < group_.size(); ++k) group_[k] = k;
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      uint32_t first = kNone;
      for (VarId v : variablesOf(k)) {
        const uint32_t p = index_[v.index()];
        if (p == kNone) continue;
        if (first == kNone) first = p;
        group_[find(p)] = find(first);
      }
    }
  }

  // The cheap test first: an equation with a single potential fixes it, mostly (a ground, a mass, a source).
  void markReferenced() {
    isReferenced_.assign(potentials_.size(), 0);
    hasEquation_.assign(potentials_.size(), 0);
    std::vector<uint32_t> difficult;
    for (uint32_t k = 0; k < w_.equations.size(); ++k) {
      uint32_t count = 0, first = kNone, last = kNone;
      for (VarId v : variablesOf(k)) {
        const uint32_t p = index_[v.index()];
        if (p == kNone || p == last) continue;
        if (first == kNone)
          first = p;
        else if (p == first)
          continue;
        last = p;
        ++count;
      }
      if (count == 0) continue;
      hasEquation_[find(first)] = 1;
      if (count == 1)
        isReferenced_[find(first)] = 1;
      else
        difficult.push_back(k);
    }
    for (uint32_t k : difficult) {
      const uint32_t group = groupOf(k);
      if (!isReferenced_[group] && !isInvariant(k)) isReferenced_[group] = 1;
    }
  }

  uint32_t groupOf(uint32_t equation) {
    for (VarId v : variablesOf(equation))
      if (index_[v.index()] != kNone) return find(index_[v.index()]);
    return kNone;
  }

  // Whether the sum of the partial derivatives with respect to the potentials vanishes.
  bool isInvariant(uint32_t equation) {
    const Equation& e = w_.equations[equation];
    targets_.clear();
    for (VarId v : variablesOf(equation))
      if (index_[v.index()] != kNone) targets_.push_back(v);
    std::sort(targets_.begin(), targets_.end(), [](VarId a, VarId b) { return a.index() < b.index(); });
    targets_.erase(std::unique(targets_.begin(), targets_.end()), targets_.end());
    w_.calculus.setTargets(targets_);
    const Calculus::Gradient gradient = w_.calculus.gradient(w_.pool.sub(e.lhs, e.rhs));
    if (!gradient.exists || gradient.partials.empty()) return false;
    ExprId sum = w_.pool.real(0);
    for (const Calculus::Partial& d : gradient.partials) sum = w_.calculus.sum(sum, d.value);
    return w_.pool.isConstant(sum) && w_.pool.number(sum) == 0;
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
    const std::string names = enumerate(parts);
    std::string text, advice;
    switch (potentialKind(first.unit)) {
      case PotentialKind::voltage:
        text = "the circuit of " + names + " has no ground, so nothing determines its potentials";
        advice = "connect a Ground to it, for example to " + place;
        break;
      case PotentialKind::motion:
        text = "nothing holds " + names + ": there is neither a fixed point nor a mass at " +
               (parts.size() == 1 ? "it" : "them");
        advice = "connect a fixed point or a mass, for example to " + place;
        break;
      case PotentialKind::temperature:
        text = "nothing determines the temperatures of " + names;
        advice = "connect a given temperature or a heat capacitor, for example to " + place;
        break;
      case PotentialKind::other:
        text = "nothing determines " + first.name + ": " + names + " have no reference";
        advice = "connect a part that sets it, for example to " + place;
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
  std::vector<uint32_t> group_;                      // union-find over potentials
  std::vector<uint8_t> isReferenced_, hasEquation_;  // per group
  std::vector<VarId> targets_;
};

}  // namespace

bool findReferences(Work& w) {
  w.modelIntegral.clear();
  for (const FlatVariable& v : w.m.variables) w.modelIntegral.push_back(v.integral);
  return References(w).run();
}

}  // namespace armature::lower
