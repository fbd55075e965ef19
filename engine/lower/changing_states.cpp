#include "engine/lower/changing_states.h"

#include <algorithm>

namespace armature::lower {
namespace {

class StateSetBuilder {
 public:
  StateSetBuilder(Work& work, const ChangingStates& set)
      : w_(work), p_(work.pool), set_(set), like_(work.equations[set.constraints.front()]) {}

  void run() {
    for (VarId c : set_.candidates) {
      VarId below = c;
      for (uint32_t n = 0; n < set_.order; ++n) {
        below = w_.var(below).integral;
        w_.isState[below.index()] = 0;
        (n + 1 == set_.order ? plan_.positions : plan_.velocities).push_back(below);
      }
    }
    count_ = set_.candidates.size() - set_.constraints.size();
    addJacobian();
    addSelectors();
    addStates();
    w_.stateSets.push_back(std::move(plan_));
  }

 private:
  void addJacobian() {
    std::vector<VarId> targets = set_.solved;
    targets.insert(targets.end(), set_.candidates.begin(), set_.candidates.end());
    w_.calculus.setTargets(targets);
    std::vector<uint32_t> rows = set_.others;
    rows.insert(rows.end(), set_.constraints.begin(), set_.constraints.end());
    for (uint32_t r = 0; r < rows.size(); ++r) {
      const Equation& e = w_.equations[rows[r]];
      for (const auto& d : w_.calculus.gradient(p_.sub(e.lhs, e.rhs)).partials)
        plan_.jacobian.push_back({r, d.target, d.value});
    }
  }

  // The selection at translation; the run begins with one that suits its start values.
  void addSelectors() {
    for (size_t i = 0; i < count_; ++i)
      for (size_t j = 0; j < set_.candidates.size(); ++j) {
        const VarId s = w_.addVariable("selection", Type::real, Role::parameter, like_.part);
        w_.isSelector.resize(w_.m.variables.size(), 0);
        w_.isSelector[s.index()] = 1;
        w_.value[s.index()] = i == j ? 1 : 0;
        plan_.selectors.push_back(s);
      }
  }

  void addStates() {
    for (size_t i = 0; i < count_; ++i) {
      const VarId x = addState(i, plan_.positions);
      define(x, combination(i, plan_.positions));
      if (set_.order == 1) define(w_.var(x).derivative, combination(i, set_.candidates));
    }
    for (size_t i = 0; set_.order == 2 && i < count_; ++i) {
      const VarId v = addState(i, plan_.velocities);
      define(v, combination(i, plan_.velocities));
      define(w_.var(v).derivative, combination(i, set_.candidates));
      define(w_.var(plan_.states[i]).derivative, w_.leaf(v));
    }
    for (const auto* list : {&plan_.positions, &plan_.velocities}) takeOverFixed(*list);
  }

  VarId addState(size_t row, const std::vector<VarId>& candidates) {
    const VarId like = candidates[row];
    const std::string name = "selected " + w_.var(like).name;
    const VarId x = w_.addVariable(name, Type::real, Role::unknown, w_.var(like).part);
    const VarId d = w_.addVariable("der(" + name + ")", Type::real, Role::unknown, w_.var(like).part);
    FlatVariable& v = w_.var(x);
    v.derivative = d;
    w_.var(d).integral = x;
    v.nominal = w_.var(like).nominal;
    v.stateSelect = w_.var(like).stateSelect;
    v.start = start(row, candidates);
    w_.isState[x.index()] = 1;
    w_.value[x.index()] = w_.number(v.start);
    for (VarId q : candidates) {
      if (w_.hasStart[q.index()]) w_.hasStart[x.index()] = 1;
    }
    if (areFixed(candidates)) w_.isFixed[x.index()] = 1;
    plan_.states.push_back(x);
    return x;
  }

  bool areFixed(const std::vector<VarId>& candidates) const {
    return !candidates.empty() &&
           std::all_of(candidates.begin(), candidates.end(), [&](VarId q) { return w_.isFixed[q.index()] != 0; });
  }

  // Where all candidates are fixed the states are, in their place: more would contradict the constraint by rounding.
  void takeOverFixed(const std::vector<VarId>& candidates) {
    if (!areFixed(candidates)) return;
    for (VarId q : candidates) w_.isFixed[q.index()] = 0;
  }

  ExprId combination(size_t row, const std::vector<VarId>& q) {
    ExprId sum = p_.real(0);
    for (size_t j = 0; j < q.size(); ++j) sum = p_.add(sum, p_.mul(selector(row, j), w_.leaf(q[j])));
    return sum;
  }

  ExprId start(size_t row, const std::vector<VarId>& q) {
    ExprId sum = p_.real(0);
    for (size_t j = 0; j < q.size(); ++j)
      if (w_.var(q[j]).start) sum = p_.add(sum, p_.mul(selector(row, j), w_.var(q[j]).start));
    return sum;
  }

  ExprId selector(size_t row, size_t column) { return w_.leaf(plan_.selectors[row * set_.candidates.size() + column]); }

  void define(VarId v, ExprId value) {
    Equation e;
    e.part = like_.part;
    e.span = like_.span;
    e.lhs = e.initialLhs = w_.leaf(v);
    e.rhs = e.initialRhs = value;
    w_.equations.push_back(e);
  }

  Work& w_;
  Pool& p_;
  const ChangingStates& set_;
  const Equation like_;  // a constraint: its part and place in the text
  StateSetPlan plan_;
  size_t count_ = 0;  // n − m
};

}  // namespace

void addStateSet(Work& w, const ChangingStates& set) {
  StateSetBuilder(w, set).run();
}

}  // namespace armature::lower
