#include "engine/lower/loop_results.h"

#include <algorithm>

#include "engine/lower/instants.h"
#include "engine/model/function_table.h"

namespace armature::lower {
namespace {

constexpr size_t kMostGuards = 20;  // of one result; it is asked for under fewer conditions then

}  // namespace

LoopResults::LoopResults(Work& work) : w_(work), p_(work.pool) {
  bool isAny = false;
  for (uint32_t k = 0; k < p_.size() && !isAny; ++k) isAny = isResult(ExprId(k));
  if (!isAny) return;
  findReaders();
  marks_.resize(p_.size());
  askAll();
  // Arguments are older than the nodes that use them: one pass from the newest node to the oldest.
  for (size_t k = p_.size(); k-- > 0;) {
    const ExprId e(k);
    if (marks_[k].asked == Asked::no) continue;
    const Mark mark = std::move(marks_[k]);
    if (mark.asked == Asked::read && isResult(e)) guards_.emplace(e.value, mark.guards);
    pass(e, mark);
  }
  marks_.clear();
}

bool LoopResults::isResult(ExprId e) const {
  return p_.op(e) == Op::call && (p_.type(e) == Type::integer || p_.type(e) == Type::boolean) && w_.isOfLoop(e);
}

void LoopResults::findReaders() {
  readers_.assign(w_.m.variables.size(), 0);
  symbolic::VariableCollector collector(p_);
  std::vector<VarId> found;
  const auto take = [&](std::initializer_list<ExprId> sides, int count) {
    found.clear();
    for (const ExprId side : sides)
      if (side) collector.collect(side, found);
    std::ranges::sort(found, {}, &VarId::value);
    const auto twice = std::ranges::unique(found);
    found.erase(twice.begin(), twice.end());
    for (const VarId v : found) readers_[v.index()] = static_cast<uint8_t>(std::min(2, readers_[v.index()] + count));
  };
  for (const Equation& e : w_.equations) take({e.lhs, e.rhs, e.initialLhs, e.initialRhs}, 1);
  for (const Equation& e : w_.initialEquations) take({e.lhs, e.rhs}, 2);
  for (const auto& r : w_.m.reinits) take({r.active, r.value}, 2);
  for (const auto& a : w_.m.assertions) take({a.active, a.condition, a.message}, 2);
}

// Nothing but the results asks for what the equation gives.
bool LoopResults::isShownAlone(const Equation& e) const {
  if (p_.op(e.lhs) != Op::variable) return false;
  const VarId v = p_.variableOf(e.lhs);
  if (w_.roleOf(v) != Role::discrete || w_.preOf[v.index()] || w_.isFixed[v.index()]) return false;
  return readers_[v.index()] < 2 && !symbolic::holdsAny(p_, e.rhs, [&](ExprId x) { return x == e.lhs; });
}

void LoopResults::askAll() {
  for (const Equation& e : w_.equations) {
    const Asked asked = isShownAlone(e) ? Asked::shown : Asked::read;
    for (const ExprId side : {e.lhs, e.rhs, e.initialLhs, e.initialRhs}) ask(side, asked, {});
  }
  for (const auto& r : w_.m.reinits) ask(r.active, Asked::read, {});
}

// Of two places that ask for a node, what holds in both is left.
void LoopResults::ask(ExprId e, Asked asked, const Guards& guards) {
  if (!e) return;
  Mark& mark = marks_[e.index()];
  if (mark.asked == Asked::no) {
    mark = {asked, guards};
    return;
  }
  mark.asked = std::max(mark.asked, asked);
  std::erase_if(mark.guards, [&](const auto& guard) { return std::ranges::find(guards, guard) == guards.end(); });
}

void LoopResults::pass(ExprId e, const Mark& mark) {
  const Op op = p_.op(e);
  if (op == Op::noEvent) return;
  if (op == Op::smooth && p_.isConstant(p_.arg(e, 0)) && p_.number(p_.arg(e, 0)) >= 1) return;
  if (op == Op::select) {
    const ExprId condition = p_.arg(e, 0);
    ask(condition, Asked::read, mark.guards);
    for (const bool value : {true, false}) {
      if (value && isInstant(w_, condition)) continue;
      Guards guards = mark.guards;
      if (guards.size() < kMostGuards) guards.emplace_back(condition, value);
      ask(p_.arg(e, value ? 1 : 2), mark.asked, guards);
    }
    return;
  }
  const bool isSum = p_.type(e) == Type::integer && (op == Op::add || op == Op::sub || op == Op::neg || op == Op::mul);
  for (const ExprId arg : p_.args(e)) ask(arg, isSum ? mark.asked : Asked::read, mark.guards);
}

}  // namespace armature::lower
