// What is no Real may change at events only (specification 3.8.5): a value that moves in between, as `n = f(time)` or
// `b = noEvent(x > 1)`, would be computed at events and stand still otherwise, without a word. What a function gives
// beside Reals, as the phase of a thermodynamic state, goes with them: its expression stands in for it in the
// equations. Where a clause or a left limit asks for it, its changes are events.
#include <algorithm>
#include <unordered_map>

#include "engine/lower/bottom_up.h"
#include "engine/lower/instants.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/watched_values.h"
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
      if (isDiscreteValue(e) && !isDeclared(e) && moves(e.rhs) && !isRelation(p_.variableOf(e.lhs)))
        conditions_.push_back(p_.variableOf(e.lhs).index());
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
    const size_t count = w_.equations.size();
    for (size_t k = 0; k < count; ++k) {
      Equation e = w_.equations[k];
      const bool isOwn = p_.op(e.lhs) == Op::variable && moving_.contains(p_.variableOf(e.lhs).index());
      for (ExprId* side : {&e.lhs, &e.initialLhs})
        if (!isOwn) *side = rewriter_(*side);
      for (ExprId* side : {&e.rhs, &e.initialRhs}) *side = rewriter_(*side);
      if (isOwn) release(e);
      if (isDiscreteValue(e) && std::ranges::find(conditions_, p_.variableOf(e.lhs).index()) != conditions_.end() &&
          !watchValue(w_, p_.variableOf(e.lhs), e.rhs, e.part, e.span))
        warnClause(e);
      w_.equations[k] = e;
    }
  }

  // What no equation asks for any more can be an unknown like others, so that results show it as it moves. A left limit
  // is one of what changes at events: to become something else is an event then.
  void release(Equation& e) {
    const VarId v = p_.variableOf(e.lhs);
    const auto isItself = [&](ExprId x) { return p_.op(x) == Op::variable && p_.variableOf(x) == v; };
    if (w_.preOf[v.index()] || w_.isFixed[v.index()] || symbolic::holdsAny(p_, e.rhs, isItself)) {
      if (!watchValue(w_, v, e.rhs, e.part, e.span)) warn(e);
      return;
    }
    w_.role[v.index()] = Role::unknown;
    e.isDiscrete = false;
  }

  // Whether an expression, after events have been taken out of it, changes between them.
  bool moves(ExprId root) {
    if (moves_.size() < p_.size()) moves_.resize(p_.size(), kOpen);
    const auto isKnown = [this](ExprId e) { return moves_[e.index()] != kOpen; };
    // What a when-clause gives counts at its instants only.
    const auto argsOf = [this](ExprId e) {
      const bool isSampled = p_.op(e) == Op::select && isInstant(w_, p_.arg(e, 0));
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

  // One result among others of a function, `(y, n) = f(time)`, or one field beside Reals of a record; or of a loop, of
  // which nothing but the results asks for it (see LoopResults).
  bool isOneOfSeveral(const Equation& e) const {
    if (symbolic::holdsAny(p_, e.rhs, [this](ExprId x) { return w_.isOfLoop(x); })) return true;
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
  std::vector<uint32_t> conditions_;             // of clauses, which move
  Rewriter<Rule> rewriter_;
};

}  // namespace

bool refuseFrozenValues(Work& w) {
  const size_t errors = w.diagnostics.errorCount();
  FrozenValues(w).check();
  return w.diagnostics.errorCount() == errors;
}

}  // namespace armature::lower
