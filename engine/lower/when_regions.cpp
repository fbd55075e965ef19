#include "engine/lower/when_regions.h"

#include <algorithm>
#include <unordered_set>

namespace armature::lower {
namespace {

constexpr size_t kWorthwhile = 48;  // operations; a step of its own costs about as much as some tens of them

// Operations of an expression, counted up to the limit; a call is as good as the limit.
size_t operations(Work& w, ExprId root, size_t limit) {
  if (!root) return 0;
  std::unordered_set<ExprId> seen;
  std::vector<ExprId> stack{root};
  size_t count = 0;
  while (!stack.empty() && count < limit) {
    const ExprId e = stack.back();
    stack.pop_back();
    if (w.pool.node(e).argCount == 0 || !seen.insert(e).second) continue;
    if (w.pool.op(e) == Op::call) return limit;
    ++count;
    for (ExprId arg : w.pool.args(e)) stack.push_back(arg);
  }
  return count;
}

// The condition outside of which an assignment leaves a discrete variable at its left limit; invalid where there is
// none.
ExprId conditionOf(Work& w, const BlockPlan& plan) {
  if (plan.kind != BlockPlan::Kind::assignments || plan.assignments.size() != 1) return {};
  const auto& [target, value] = plan.assignments.front();
  if (w.roleOf(target) != Role::discrete || w.pool.op(value) != Op::select) return {};
  const ExprId otherwise = w.pool.arg(value, 2), condition = w.pool.arg(value, 0);
  const bool isKept =
      w.pool.op(otherwise) == Op::variable && w.preOwner[w.pool.variableOf(otherwise).index()] == target;
  return isKept ? condition : ExprId();
}

}  // namespace

bool isLarge(Work& w, ExprId e) {
  return operations(w, e, kWorthwhile) >= kWorthwhile;
}

void addEventPlans(Work& w, SectionBuilder& section) {
  const std::vector<BlockPlan>& plans = w.eventPlans;
  for (size_t begin = 0, end = 0; begin < plans.size(); begin = end) {
    end = begin + 1;
    const ExprId condition = conditionOf(w, plans[begin]);
    if (!condition) {
      section.block(plans[begin]);
      continue;
    }
    while (end < plans.size() && conditionOf(w, plans[end]) == condition) ++end;
    size_t size = 0;
    std::vector<VarId> kept;
    for (size_t k = begin; k < end; ++k) {
      const Assignment& a = plans[k].assignments.front();
      kept.push_back(a.target);
      if (size < kWorthwhile) size += operations(w, w.pool.arg(a.value, 1), kWorthwhile);
    }
    if (size < kWorthwhile) {
      for (size_t k = begin; k < end; ++k) section.block(plans[k]);
      continue;
    }
    const program::Slot isActive = section.stored(condition);
    section.conditional(isActive, kept, [&](SectionBuilder& inner) {
      for (size_t k = begin; k < end; ++k) {
        const Assignment& a = plans[k].assignments.front();
        inner.assign(a.target, w.pool.arg(a.value, 1));
      }
    });
  }
}

}  // namespace armature::lower
