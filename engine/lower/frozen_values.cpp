// What is no Real may change at events only (specification 3.8.5): a value that moves in between, as `n = f(time)` or
// `b = noEvent(x > 1)`, would be computed at events and stand still otherwise, without a word. What a function gives
// beside Reals, as the phase of a thermodynamic state, goes with them: its expression stands in for it in the
// equations.
#include <algorithm>
#include <unordered_map>

#include "engine/lower/bottom_up.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

class FrozenValues {
 public:
  explicit FrozenValues(Work& w) : w_(w), p_(w.pool), rewriter_(w.pool, {this}) {}

  void check() {
    for (const Equation& e : w_.equations) {
      if (!isDeclared(e) || !moves(e.rhs)) continue;
      if (isOneOfSeveral(e))
        moving_.emplace(p_.variableOf(e.lhs).index(), Moving{e.rhs});
      else
        refuse(e);
    }
    if (moving_.empty()) return;
    follow();
    putIn();
  }

 private:
  struct Moving {
    ExprId expression;
    bool isBusy = false, isReady = false;
  };
  struct Rule {
    FrozenValues* values;
    ExprId operator()(ExprId e, std::span<const ExprId>) const {
      return values->p_.op(e) == Op::variable ? values->expressionOf(values->p_.variableOf(e).index()) : ExprId();
    }
  };

  bool isDiscreteValue(const Equation& e) const {
    return e.isDiscrete && p_.op(e.lhs) == Op::variable && p_.type(e.lhs) != Type::real;
  }

  // Neither what a clause sets, nor its condition.
  bool isDeclared(const Equation& e) const {
    return isDiscreteValue(e) && e.origin != EquationOrigin::when && !w_.isMade[p_.variableOf(e.lhs).index()];
  }

  // What is computed from such values goes with them, as `isBoiling = state.phase == 2`; a clause does not look at it
  // between events.
  void follow() {
    areUnknownsMoving_ = false;
    for (size_t before = 0; before < moving_.size();) {
      before = moving_.size();
      moves_.clear();
      for (const Equation& e : w_.equations)
        if (isDeclared(e) && moves(e.rhs)) moving_.try_emplace(p_.variableOf(e.lhs).index(), Moving{e.rhs});
    }
    for (const Equation& e : w_.equations)
      if (isDiscreteValue(e) && !isDeclared(e) && moves(e.rhs) && !isRelation(p_.variableOf(e.lhs))) warnClause(e);
  }

  bool isRelation(VarId v) const {
    return std::ranges::any_of(w_.relations, [v](const RelationPlan& r) { return r.truth == v; });
  }

  // What stands in for a variable; nothing for those that keep their place, as one that depends on itself.
  ExprId expressionOf(uint32_t v) {
    const auto at = moving_.find(v);
    if (at == moving_.end() || at->second.isBusy) return {};
    if (!at->second.isReady) {
      at->second.isBusy = true;
      at->second.expression = rewriter_(at->second.expression);
      at->second.isBusy = false;
      at->second.isReady = true;
    }
    return at->second.expression;
  }

  void putIn() {
    for (Equation& e : w_.equations) {
      const bool isOwn = p_.op(e.lhs) == Op::variable && moving_.contains(p_.variableOf(e.lhs).index());
      for (ExprId* side : {&e.lhs, &e.initialLhs})
        if (!isOwn) *side = rewriter_(*side);
      for (ExprId* side : {&e.rhs, &e.initialRhs}) *side = rewriter_(*side);
      if (isOwn) release(e);
    }
  }

  // What no equation asks for any more can be an unknown like others, so that results show it as it moves. A left limit
  // is one of what changes at events: conditions of clauses are such.
  void release(Equation& e) {
    const VarId v = p_.variableOf(e.lhs);
    const auto isItself = [&](ExprId x) { return p_.op(x) == Op::variable && p_.variableOf(x) == v; };
    if (w_.preOf[v.index()] || w_.isFixed[v.index()] || symbolic::holdsAny(p_, e.rhs, isItself)) return warn(e);
    w_.role[v.index()] = Role::unknown;
    e.isDiscrete = false;
  }

  // Whether an expression, after events have been taken out of it, changes between them.
  bool moves(ExprId root) {
    if (moves_.size() < p_.size()) moves_.resize(p_.size(), kOpen);
    const auto isKnown = [this](ExprId e) { return moves_[e.index()] != kOpen; };
    // What a when-clause gives counts at its instants only.
    const auto argsOf = [this](ExprId e) {
      const bool isSampled = p_.op(e) == Op::select && isInstant(p_.arg(e, 0));
      return p_.args(e).subspan(isSampled ? 2 : 0);
    };
    bottomUp(root, isKnown, argsOf, [&](ExprId e) {
      const bool is =
          isMoving(e) || std::ranges::any_of(argsOf(e), [this](ExprId a) { return moves_[a.index()] == kMoves; });
      moves_[e.index()] = is ? kMoves : kStands;
    });
    return moves_[root.index()] == kMoves;
  }

  bool isMoving(ExprId e) const {
    const Op op = p_.op(e);
    if (op == Op::variable && moving_.contains(p_.variableOf(e).index())) return true;
    return areUnknownsMoving_ && (op == Op::time || op == Op::delay || op == Op::transport ||
                                  (op == Op::variable && w_.roleOf(p_.variableOf(e)) == Role::unknown));
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

  // One result among others of a function, `(y, n) = f(time)`, or one field beside Reals of a record.
  bool isOneOfSeveral(const Equation& e) const {
    return std::ranges::any_of(w_.equations, [&](const Equation& other) {
      return &other != &e && other.span.file == e.span.file && other.span.begin == e.span.begin &&
             (p_.op(other.rhs) == Op::call || p_.type(other.lhs) == Type::real);
    });
  }

  void warn(const Equation& e) {
    const model::FlatVariable& v = w_.var(p_.variableOf(e.lhs));
    w_.diagnostics.warning("S025",
                           phrase("%1 is no Real: it stands still between events, while %2 changes", v.name,
                                  w_.text(e.rhs).substr(0, 160)),
                           e.span, {w_.partPath(v.part)});
  }

  void warnClause(const Equation& e) {
    w_.diagnostics.warning(
        "S025",
        phrase("the condition %1 is looked at at events only, but changes between them", w_.text(e.rhs).substr(0, 160)),
        e.span, {w_.partPath(e.part)});
  }

  void refuse(const Equation& e) {
    const model::FlatVariable& v = w_.var(p_.variableOf(e.lhs));
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
  bool areUnknownsMoving_ = true;                // or what is in moving_ alone
  std::vector<uint8_t> moves_;                   // per node
  std::unordered_map<uint32_t, Moving> moving_;  // by variable
  Rewriter<Rule> rewriter_;
};

}  // namespace

bool refuseFrozenValues(Work& w) {
  const size_t errors = w.diagnostics.errorCount();
  FrozenValues(w).check();
  return w.diagnostics.errorCount() == errors;
}

}  // namespace armature::lower
