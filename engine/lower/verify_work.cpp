#include "engine/lower/verify_work.h"

namespace armature::lower {
namespace {

void checkPlans(const Work& w, const std::vector<BlockPlan>& plans, const char* name, std::vector<std::string>& found) {
  std::vector<uint8_t> isSolved(w.m.variables.size(), 0);
  for (const BlockPlan& plan : plans)
    for (VarId v : plan.solved) {
      if (isSolved[v.index()]) found.push_back(std::string(name) + ": " + w.var(v).name + " is solved twice");
      isSolved[v.index()] = 1;
    }
}

}  // namespace

std::vector<std::string> verifyWork(const Work& w) {
  std::vector<std::string> found;
  const size_t n = w.m.variables.size();
  if (w.role.size() != n) found.push_back("roles: wrong number");
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
  checkPlans(w, w.continuousPlans, "integration", found);
  checkPlans(w, w.eventPlans, "events", found);
  checkPlans(w, w.initialPlans, "initialization", found);
  return found;
}

}  // namespace armature::lower
