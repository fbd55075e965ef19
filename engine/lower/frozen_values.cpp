// What is no Real may change at events only (specification 3.8.5): a value that moves in between, as `n = f(time)` or
// `b = noEvent(x > 1)`, would be computed at events and stand still otherwise, without a word.
#include <algorithm>

#include "engine/lower/work.h"

namespace armature::lower {
namespace {

class FrozenValues {
 public:
  explicit FrozenValues(Work& w) : w_(w), p_(w.pool) {}

  void check() {
    for (const Equation& e : w_.equations) {
      const bool isDeclared = e.origin != EquationOrigin::when && p_.op(e.lhs) == Op::variable &&
                              p_.type(e.lhs) != Type::real && !w_.isMade[p_.variableOf(e.lhs).index()];
      if (isDeclared && e.isDiscrete && moves(e.rhs)) refuse(e);
    }
  }

 private:
  // Whether an expression, after events have been taken out of it, changes between them.
  bool moves(ExprId root) {
    std::vector<ExprId> stack{root};
    while (!stack.empty()) {
      const ExprId e = stack.back();
      if (moves_.size() < p_.size()) moves_.resize(p_.size(), kOpen);
      if (moves_[e.index()] != kOpen) {
        stack.pop_back();
        continue;
      }
      bool isReady = true, is = isMoving(e);
      // What a when-clause gives counts at its instants only.
      const bool isSampled = p_.op(e) == Op::select && isInstant(p_.arg(e, 0));
      for (size_t k = isSampled ? 2 : 0; k < p_.args(e).size(); ++k) {
        const ExprId a = p_.arg(e, k);
        if (moves_[a.index()] == kOpen) {
          stack.push_back(a);
          isReady = false;
        } else {
          is = is || moves_[a.index()] == kMoves;
        }
      }
      if (!isReady) continue;
      moves_[e.index()] = is ? kMoves : kStands;
      stack.pop_back();
    }
    return moves_[root.index()] == kMoves;
  }

  bool isMoving(ExprId e) const {
    const Op op = p_.op(e);
    return op == Op::time || op == Op::delay || op == Op::transport ||
           (op == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::unknown);
  }

  // Whether a condition holds for an instant only: `b and not pre(b)`, whatever else it asks for.
  bool isInstant(ExprId e) const {
    if (p_.isConstant(e, 0)) return true;
    if (p_.op(e) == Op::logicalOr) return isInstant(p_.arg(e, 0)) && isInstant(p_.arg(e, 1));
    if (p_.op(e) != Op::logicalAnd) return isNotBefore(e);
    return isInstant(p_.arg(e, 0)) || isInstant(p_.arg(e, 1));
  }

  bool isNotBefore(ExprId e) const {
    if (p_.op(e) != Op::logicalNot || p_.op(p_.arg(e, 0)) != Op::variable) return false;
    return w_.preOwner[p_.variableOf(p_.arg(e, 0)).index()].isValid();
  }

  // One result among others of a function, `(y, n) = f(time)`, is often not what the model is after.
  bool isOneOfSeveral(const Equation& e) const {
    return std::ranges::count_if(w_.equations, [&](const Equation& other) {
             return other.span.file == e.span.file && other.span.begin == e.span.begin && p_.op(other.rhs) == Op::call;
           }) > 1;
  }

  void refuse(const Equation& e) {
    const model::FlatVariable& v = w_.var(p_.variableOf(e.lhs));
    if (isOneOfSeveral(e)) {
      w_.diagnostics.warning("S025",
                             phrase("%1 is no Real: it stands still between events, while %2 changes", v.name,
                                    w_.text(e.rhs).substr(0, 160)),
                             e.span, {w_.partPath(v.part)});
      return;
    }
    w_.diagnostics.error(
        "S025",
        phrase("%1 is no Real, so it may change at events only, but %2 changes between them", v.name,
               w_.text(e.rhs).substr(0, 160)),
        e.span, {w_.partPath(v.part)},
        phrase("use a relation that is not within noEvent, integer(), or a when-clause; or make %1 a Real", v.name));
  }

  enum : uint8_t { kOpen, kStands, kMoves };
  Work& w_;
  Pool& p_;
  std::vector<uint8_t> moves_;  // per node
};

}  // namespace

bool refuseFrozenValues(Work& w) {
  const size_t errors = w.diagnostics.errorCount();
  FrozenValues(w).check();
  return w.diagnostics.errorCount() == errors;
}

}  // namespace armature::lower
