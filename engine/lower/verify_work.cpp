#include "engine/lower/verify_work.h"

namespace armature::lower {
namespace {

// The plans of one section: every variable is solved once, by as many equations as there are unknowns, and nothing is
// read before it is known.
class PlanChecker {
 public:
  PlanChecker(const Work& w, const char* name, std::vector<std::string>& found)
      : w_(w), name_(name), found_(found), collector_(w.pool) {}

  // `mustSolve`: whether a section has to solve a variable.
  template <class MustSolve>
  void run(const std::vector<BlockPlan>& plans, MustSolve mustSolve) {
    if (plans.empty()) return;
    isPending_.assign(w_.m.variables.size(), 0);
    for (const BlockPlan& plan : plans) {
      for (VarId v : plan.solved) {
        if (isPending_[v.index()]) report(w_.var(v).name + " is solved twice");
        isPending_[v.index()] = 1;
      }
    }
    for (uint32_t i = 0; i < w_.m.variables.size(); ++i)
      if (mustSolve(VarId(i)) && !isPending_[i]) report(w_.var(VarId(i)).name + " is not solved");
    for (const BlockPlan& plan : plans) check(plan);
  }

 private:
  void report(const std::string& text) { found_.push_back(std::string(name_) + ": " + text); }

  void reads(ExprId e, const char* what) {
    if (!e) return report(std::string(what) + " without an expression");
    variables_.clear();
    collector_.collect(e, variables_);
    for (VarId v : variables_)
      if (isPending_[v.index()]) report(w_.var(v).name + " is read before it is known by " + what + ", " + w_.text(e));
  }

  void define(VarId v) { isPending_[v.index()] = 0; }

  void check(const BlockPlan& plan) {
    if (plan.kind == BlockPlan::Kind::mixed) return checkMixed(plan);
    if (plan.solved.size() != plan.unknowns.size() + plan.assignments.size())
      report("a block of " + w_.var(plan.solved.front()).name + " solves another number of variables than it should");
    if (plan.kind != BlockPlan::Kind::assignments) checkSystem(plan);
    const bool isLinear = plan.kind == BlockPlan::Kind::linear;
    if (isLinear) {
      // Matrix and right side are computed before the unknowns and what follows from them.
      for (ExprId e : plan.residuals) reads(e, "a right side");
      for (const MatrixTerm& t : plan.matrix) reads(t.value, "a matrix");
    }
    for (VarId v : plan.unknowns) define(v);
    for (const Assignment& a : plan.assignments) {
      reads(a.value, "an assignment");
      define(a.target);
    }
    if (isLinear) return;
    for (ExprId e : plan.residuals) reads(e, "a residual");
    for (const MatrixTerm& t : plan.matrix) reads(t.value, "a matrix");
  }

  void checkSystem(const BlockPlan& plan) {
    const size_t n = plan.unknowns.size();
    if (plan.residuals.size() != n) report("the system of " + w_.var(plan.solved.front()).name + " is not square");
    for (const MatrixTerm& t : plan.matrix)
      if (t.row >= n || t.column >= n) report("a matrix entry of " + w_.var(plan.solved.front()).name + " is outside");
  }

  // Its discrete values are tried before they are computed.
  void checkMixed(const BlockPlan& plan) {
    size_t count = plan.discrete.size();
    for (const BlockPlan& inner : plan.continuous) count += inner.solved.size();
    if (count != plan.solved.size())
      report("the mixed block of " + w_.var(plan.solved.front()).name + " leaves a variable out");
    for (const Assignment& a : plan.discrete) define(a.target);
    for (const BlockPlan& inner : plan.continuous) check(inner);
    for (const Assignment& a : plan.discrete) reads(a.value, "a discrete equation");
  }

  const Work& w_;
  const char* name_;
  std::vector<std::string>& found_;
  symbolic::VariableCollector collector_;
  std::vector<VarId> variables_;
  std::vector<uint8_t> isPending_;  // solved here, but not yet
};

}  // namespace

std::vector<std::string> verifyWork(const Work& w) {
  std::vector<std::string> found;
  const size_t n = w.m.variables.size();
  if (w.role.size() != n) return {"roles: wrong number"};  // all that follows reads them
  // Replacements take effect with the alias pass; from then on no equation may hold a replaced variable.
  symbolic::VariableCollector collector(w.pool);
  std::vector<VarId> variables;
  for (const Equation& e : w.equations) {
    if (!e.isAlive) continue;
    if (!e.lhs || !e.rhs || e.lhs.index() >= w.pool.size() || e.rhs.index() >= w.pool.size()) {
      found.push_back("an equation without sides");
      continue;
    }
    variables.clear();
    collector.collect(e.lhs, variables);
    collector.collect(e.rhs, variables);
    for (VarId v : variables) {
      if (v.index() >= n)
        found.push_back("variable out of range in " + w.text(e));
      else if (w.aliasCount > 0 && w.roleOf(v) == Role::replaced)
        found.push_back(w.var(v).name + " was replaced but occurs in " + w.text(e));
    }
  }
  for (uint32_t i = 0; i < n; ++i) {
    if (w.role[i] != Role::unknown) continue;
    const VarId d = w.m.variables[i].derivative;
    if (d && w.roleOf(d) == Role::unknown && w.var(d).integral != VarId(i))
      found.push_back("derivative link of " + w.m.variables[i].name);
  }
  const auto isUnknown = [&](VarId v) { return w.roleOf(v) == Role::unknown; };
  const auto isContinuous = [&](VarId v) { return isUnknown(v) && !w.isState[v.index()]; };
  const auto isAtEvent = [&](VarId v) { return isContinuous(v) || w.roleOf(v) == Role::discrete; };
  PlanChecker(w, "integration", found).run(w.continuousPlans, isContinuous);
  PlanChecker(w, "events", found).run(w.eventPlans, isAtEvent);
  PlanChecker(w, "initialization", found).run(w.initialPlans, [&](VarId v) {
    return isUnknown(v) || w.roleOf(v) == Role::discrete || w.roleOf(v) == Role::solvedParameter;
  });
  for (const Equation& e : w.equations)
    if (e.integral != kNone && e.integral >= w.equations.size()) found.push_back("integral of " + w.text(e));
  return found;
}

}  // namespace armature::lower
