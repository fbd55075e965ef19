#include "engine/lower/margins.h"

namespace armature::lower {

using symbolic::Op;

namespace {

constexpr int kBudget = 200;  // of an assertion: conditions are short

}  // namespace

Margins::Margins(Work& work, std::function<ExprId(ExprId)> literal, std::function<bool(ExprId)> isContinuous)
    : w_(work), p_(work.pool), literal_(std::move(literal)), isContinuous_(std::move(isContinuous)) {}

void Margins::add(const model::Assertion& a) {
  if (a.isEffect || a.isTerminate || a.isOfFunction || isOfEvents(a.active)) return;
  budget_ = kBudget;
  split(a.condition, a.active);
}

// Conditions that all have to hold have margins of their own: the smallest of them would have corners.
void Margins::split(ExprId condition, ExprId active) {
  if (p_.op(condition) == Op::logicalAnd && --budget_ > 0) {
    split(p_.arg(condition, 0), active);
    split(p_.arg(condition, 1), active);
    return;
  }
  if (splitBounds(condition, active)) return;
  ExprId all = margin(condition);
  if (isContinuous_(active))
    all = p_.binary(Op::max, p_.neg(margin(active)), all);
  else
    all = p_.select(literal_(active), all, p_.real(1));
  if (isContinuous_(all)) w_.margins.push_back(all);
}

// |x| < c has a corner where nothing is near; −c < x and x < c have none.
bool Margins::splitBounds(ExprId e, ExprId active) {
  const Op op = p_.op(e);
  if ((op != Op::less && op != Op::lessEqual) || p_.op(p_.arg(e, 0)) != Op::abs || --budget_ < 0) return false;
  const ExprId x = p_.arg(p_.arg(e, 0), 0), bound = p_.arg(e, 1);
  split(p_.binary(op, x, bound), active);
  split(p_.binary(op, p_.neg(x), bound), active);
  return true;
}

ExprId Margins::margin(ExprId e) {
  if (--budget_ < 0) return held(e);
  const auto arg = [&](size_t k) { return p_.arg(e, k); };
  switch (p_.op(e)) {
    case Op::less:
    case Op::lessEqual:
      return isContinuous_(e) ? p_.sub(literal_(arg(1)), literal_(arg(0))) : held(e);
    case Op::greater:
    case Op::greaterEqual:
      return isContinuous_(e) ? p_.sub(literal_(arg(0)), literal_(arg(1))) : held(e);
    case Op::logicalAnd:
      return p_.binary(Op::min, margin(arg(0)), margin(arg(1)));
    case Op::logicalOr:
      return p_.binary(Op::max, margin(arg(0)), margin(arg(1)));
    case Op::logicalNot:
      return p_.neg(margin(arg(0)));
    default:
      return held(e);
  }
}

// What has no side to be near to. What changes without an event is left to the points that are looked at anyway.
ExprId Margins::held(ExprId e) {
  return isContinuous_(e) ? p_.real(1) : p_.select(literal_(e), p_.real(1), p_.real(-1));
}

// The condition of a when-clause holds at an instant alone, that of an initial equation at the start.
bool Margins::isOfEvents(ExprId condition) const {
  std::vector<ExprId> stack{condition};
  for (int budget = kBudget; !stack.empty();) {
    if (--budget < 0) return true;
    const ExprId e = stack.back();
    stack.pop_back();
    const Op op = p_.op(e);
    if (op == Op::initial || op == Op::terminal || op == Op::sample) return true;
    if (op == Op::variable && w_.preOwner[p_.variableOf(e).index()].isValid()) return true;
    for (ExprId a : p_.args(e)) stack.push_back(a);
  }
  return false;
}

}  // namespace armature::lower
