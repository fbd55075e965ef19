// Relations between continuous expressions become discrete Booleans of their own, so that nothing jumps while
// the integrator steps (specification 3.8.5 and 8.5). Step-wise functions become discrete variables watched by two
// relations, Integers and Booleans that loops of algorithms give such that are watched by one. Relations with time
// alone become scheduled events.
#include <algorithm>
#include <functional>

#include "engine/lower/bottom_up.h"
#include "engine/lower/loop_results.h"
#include "engine/lower/margins.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/watched_values.h"
#include "engine/lower/work.h"

namespace armature::lower {
namespace {

class EventPass {
 public:
  explicit EventPass(Work& work)
      : w_(work),
        p_(work.pool),
        loops_(work),
        literal_(p_,
                 [this](ExprId e, std::span<const ExprId> args) {
                   if (p_.op(e) == Op::noEvent) return args[0];
                   if (p_.op(e) == Op::smooth) return args[1];
                   return ExprId();
                 }),
        frozen_(p_, [this](ExprId e, std::span<const ExprId> args) {
          if (p_.op(e) == Op::noEvent) return args[0];
          if (p_.op(e) == Op::smooth) return args[1];
          if (!isOrder(p_.op(e))) return ExprId();
          const ExprId relation = p_.rebuild(e, args);
          const ExprId truth = relation.index() < truths_.size() ? truths_[relation.index()] : ExprId();
          return truth ? truth : relation;
        }) {}

  void run() {
    findPlaces();
    const size_t count = w_.equations.size();
    for (size_t i = 0; i < count; ++i) {
      Equation e = w_.equations[i];
      part_ = e.part;
      span_ = e.span;
      e.rewrite([this](ExprId side) { return apply(side); });
      w_.equations[i] = e;
    }
    for (Equation& e : w_.initialEquations) {
      e.lhs = e.initialLhs = literal_(e.lhs);
      e.rhs = e.initialRhs = literal_(e.rhs);
    }
    for (auto& r : w_.m.reinits) {
      part_ = r.part;
      span_ = r.span;
      r.active = apply(r.active);
      r.value = literal_(r.value);
    }
    Margins margins(
        w_, [this](ExprId e) { return frozen_(e); }, [this](ExprId e) { return isContinuous(e); });
    for (auto& a : w_.m.assertions) {
      margins.add(a);
      a.active = literal_(a.active);
      a.condition = literal_(a.condition);
      a.message = literal_(a.message);
    }
    for (Equation& e : w_.equations) classify(e);
    leaveToWhen();
  }

 private:
  // Where an expression stands: within terms that the model says are continuous, outside of such, or both.
  static constexpr uint8_t kInside = 1, kOutside = 2;

  void findPlaces() {
    bool isAny = false;
    for (uint32_t k = 0; k < p_.size() && !isAny; ++k) isAny = p_.op(ExprId(k)) == Op::smooth;
    if (!isAny) return;
    places_.assign(p_.size(), 0);
    for (const Equation& e : w_.equations)
      for (const ExprId side : {e.lhs, e.rhs, e.initialLhs, e.initialRhs}) notePlaces(side);
    for (const auto& r : w_.m.reinits) notePlaces(r.active);
  }

  void notePlaces(ExprId root) {
    std::vector<std::pair<ExprId, uint8_t>> stack{{root, kOutside}};
    while (!stack.empty()) {
      auto [e, place] = stack.back();
      stack.pop_back();
      if (!e || literalPart(e) || (places_[e.index()] & place)) continue;
      places_[e.index()] |= place;
      if (p_.op(e) == Op::smooth) place = kInside;
      for (const ExprId a : p_.args(e)) stack.emplace_back(a, place);
    }
  }

  // Whether a rewritten expression can change between events.
  bool isContinuous(ExprId root) {
    if (kind_.size() < p_.size()) kind_.resize(p_.size() + p_.size() / 4, 0);
    const auto isKnown = [this](ExprId e) { return kind_[e.index()] != 0; };
    const auto argsOf = [this](ExprId e) { return p_.args(e); };
    bottomUp(root, isKnown, argsOf, [this](ExprId e) {
      const auto& n = p_.node(e);
      const bool is = n.op == Op::time || n.op == Op::delay || n.op == Op::transport ||
                      (n.op == Op::variable && w_.roleOf(VarId(n.payload)) == Role::unknown) ||
                      std::ranges::any_of(p_.args(e), [this](ExprId a) { return kind_[a.index()] == 2; });
      kind_[e.index()] = is ? 2 : 1;
    });
    return kind_[root.index()] == 2;
  }

  ExprId apply(ExprId root) {
    if (!root) return root;
    std::vector<ExprId> args;
    const auto isKnown = [this](ExprId e) { return e.index() < memo_.size() && memo_[e.index()].isValid(); };
    const auto argsOf = [this](ExprId e) { return literalPart(e) ? std::span<const ExprId>() : p_.args(e); };
    bottomUp(root, isKnown, argsOf, [&](ExprId e) {
      ExprId result;
      if (const ExprId part = literalPart(e)) {
        result = literal_(part);
      } else {
        args.clear();
        for (const ExprId a : p_.args(e)) args.push_back(memo_[a.index()]);
        const bool isChanged = !std::ranges::equal(args, p_.args(e));
        result = event(p_.op(e) == Op::smooth ? args[1] : isChanged ? p_.rebuild(e, args) : e);
        if (const LoopResults::Guards* guards = loops_.guardsOf(e)) result = watched(result, *guards);
      }
      if (memo_.size() <= e.index()) memo_.resize(std::max<size_t>(p_.size(), e.index() + 1));
      memo_[e.index()] = result;
    });
    return memo_[root.index()];
  }

  // What an operation says that no events come of; nothing for other operations.
  ExprId literalPart(ExprId e) const {
    if (p_.op(e) == Op::noEvent) return p_.arg(e, 0);
    if (p_.op(e) != Op::smooth || !p_.isConstant(p_.arg(e, 0)) || p_.number(p_.arg(e, 0)) < 1) return {};
    return p_.arg(e, 1);
  }

  // The event-making form of one operation whose arguments have been rewritten.
  ExprId event(ExprId e) {
    const Op op = p_.op(e);
    if (isOrder(op)) {
      if (!isContinuous(e)) return e;
      return truth(e);
    }
    switch (op) {
      case Op::floor:
      case Op::ceil:
        return isContinuous(e) ? step(e, p_.arg(e, 0)) : e;
      case Op::integerDivision:
        return isContinuous(e) ? step(e, p_.div(p_.arg(e, 0), p_.arg(e, 1))) : e;
      case Op::mod: {
        if (!isContinuous(e)) return e;
        const ExprId x = p_.arg(e, 0), y = p_.arg(e, 1), q = p_.div(x, y);
        return p_.sub(x, p_.mul(step(p_.unary(Op::floor, q), q), y));
      }
      case Op::rem: {
        if (!isContinuous(e)) return e;
        const ExprId x = p_.arg(e, 0), y = p_.arg(e, 1);
        return p_.sub(x, p_.mul(step(p_.binary(Op::integerDivision, x, y), p_.div(x, y)), y));
      }
      default:
        return e;
    }
  }

  void addDiscreteEquation(VarId v, ExprId value) {
    Equation e;
    e.lhs = e.initialLhs = w_.leaf(v);
    e.rhs = e.initialRhs = value;
    e.origin = EquationOrigin::when;
    e.part = part_;
    e.span = span_;
    w_.equations.push_back(e);
  }

  ExprId truth(ExprId relation) {
    if (relation.index() < truths_.size() && truths_[relation.index()]) return truths_[relation.index()];
    if (const ExprId scheduled = schedule(relation)) return remember(relation, scheduled);
    const VarId v = makeTruth(relation, rootOf(relation));
    w_.relations.back().isStepwise =
        areIntegers(relation) || symbolic::holdsAny(p_, relation, [this](ExprId e) { return w_.isOfLoop(e); });
    w_.relations.back().isSmooth = relation.index() < places_.size() && places_[relation.index()] == kInside;
    addDiscreteEquation(v, relation);
    return remember(relation, w_.leaf(v));
  }

  bool areIntegers(ExprId relation) const {
    return p_.type(p_.arg(relation, 0)) == Type::integer && p_.type(p_.arg(relation, 1)) == Type::integer;
  }

  // The difference of the sides; of Integers, which jump from one side of the border to the border itself, half of one
  // from there.
  ExprId rootOf(ExprId relation) {
    const ExprId a = p_.arg(relation, 0), b = p_.arg(relation, 1), root = p_.sub(a, b);
    if (!areIntegers(relation)) return root;
    const bool holdsAtBorder = p_.op(relation) == Op::lessEqual || p_.op(relation) == Op::greaterEqual;
    const bool isRising = p_.op(relation) == Op::greater || p_.op(relation) == Op::greaterEqual;
    return p_.add(p_.unary(Op::toReal, root), p_.real(holdsAtBorder == isRising ? 0.5 : -0.5));
  }

  ExprId remember(ExprId relation, ExprId result) {
    if (truths_.size() <= relation.index()) truths_.resize(p_.size());
    return truths_[relation.index()] = result;
  }

  VarId makeTruth(ExprId relation, ExprId root) {
    const std::string text = w_.text(relation);
    const VarId v = w_.addVariable("(" + text + ")", Type::boolean, Role::discrete, part_);
    w_.relations.push_back({v, root, {}, part_, text, false, false});
    return v;
  }

  // time ≥ c or time > c in any affine spelling; the instant is a value that only changes at events.
  ExprId schedule(ExprId relation) {
    const ExprId e = p_.sub(p_.arg(relation, 0), p_.arg(relation, 1));
    if (!hasTimeOnly(e)) return {};
    symbolic::Differentiator slope(p_, [&](ExprId leaf) { return p_.op(leaf) == Op::time ? p_.real(1) : ExprId(); });
    const ExprId a = slope.apply(e);
    if (!a || isContinuous(a) || !w_.isParametric(a)) return {};
    const double number = w_.number(a);
    if (std::isnan(number) || number == 0) return {};
    Rewriter atZero(p_,
                    [&](ExprId x, std::span<const ExprId>) { return p_.op(x) == Op::time ? p_.real(0) : ExprId(); });
    const ExprId instant = p_.neg(p_.div(atZero(e), a));
    const Op op = p_.op(relation);
    const bool isRising = (op == Op::greater || op == Op::greaterEqual) == (number > 0);
    const bool holdsAtInstant = op == Op::greaterEqual || op == Op::lessEqual;
    const ExprId passed = scheduled(instant, isRising != holdsAtInstant);
    return isRising ? passed : p_.unary(Op::logicalNot, passed);
  }

  // Time occurs, continuous variables do not.
  bool hasTimeOnly(ExprId root) {
    std::vector<ExprId> stack{root};
    bool hasTime = false;
    int budget = 300;  // conditions of schedules are short
    while (!stack.empty()) {
      if (--budget < 0) return false;
      const ExprId e = stack.back();
      stack.pop_back();
      if (!isContinuous(e)) continue;
      if (p_.op(e) == Op::time)
        hasTime = true;
      else if (p_.op(e) == Op::variable || p_.op(e) == Op::delay || p_.op(e) == Op::call)
        return false;
      else if (p_.op(e) != Op::add && p_.op(e) != Op::sub && p_.op(e) != Op::neg && p_.op(e) != Op::mul &&
               p_.op(e) != Op::div && p_.op(e) != Op::toReal)
        return false;
      for (ExprId a : p_.args(e)) stack.push_back(a);
    }
    return hasTime;
  }

  // Whether the instant is past; `isAfter`: not yet at the instant itself.
  ExprId scheduled(ExprId instant, bool isAfter) {
    VarId threshold;
    if (p_.op(instant) == Op::variable && w_.roleOf(p_.variableOf(instant)) != Role::solvedParameter) {
      threshold = p_.variableOf(instant);
    } else if (w_.isParametric(instant)) {
      threshold = w_.addVariable(w_.text(instant), Type::real, Role::parameter, part_);
      w_.var(threshold).binding = instant;
      w_.value[threshold.index()] = w_.number(instant);
      w_.parameterOrder.push_back(threshold);
    } else {
      threshold = w_.addVariable(w_.text(instant), Type::real, Role::discrete, part_);
      addDiscreteEquation(threshold, instant);
    }
    const ExprId relation = p_.binary(isAfter ? Op::greater : Op::greaterEqual, p_.time(), w_.leaf(threshold));
    if (relation.index() < truths_.size() && truths_[relation.index()]) return truths_[relation.index()];
    const VarId v = makeTruth(relation, {});
    w_.relations.back().threshold = threshold;
    w_.relations.back().isAfter = isAfter;
    addDiscreteEquation(v, relation);
    return remember(relation, w_.leaf(v));
  }

  // A step-wise function of q becomes a discrete variable k; leaving the interval in which it equals k is an event.
  ExprId step(ExprId function, ExprId q) {
    if (function.index() < truths_.size() && truths_[function.index()]) return truths_[function.index()];
    const Op op = p_.op(function);
    const VarId k = w_.addVariable(w_.text(function), p_.type(function), Role::discrete, part_);
    addDiscreteEquation(k, function);
    const ExprId kk = w_.leaf(k), one = p_.constant(1, p_.type(function)), zero = p_.constant(0, p_.type(function));
    ExprId low = kk, high = p_.add(kk, one);
    if (op == Op::ceil) {
      low = p_.sub(kk, one);
      high = kk;
    } else if (op == Op::integerDivision) {
      // Rounds towards zero: below zero the border that is farther from it belongs to the next value, the nearer one to
      // this. q ≤ b is q < the number after b, and so is q > b: q ≥ that.
      const auto after = [&](ExprId negative) { return p_.mul(p_.real(1 - 0x1p-53), negative); };
      low = p_.select(p_.binary(Op::greater, kk, zero), kk, after(p_.sub(kk, one)));
      high = p_.select(p_.binary(Op::less, kk, zero), after(kk), p_.add(kk, one));
    }
    const bool isCeil = op == Op::ceil;
    for (const ExprId relation : {p_.binary(isCeil ? Op::lessEqual : Op::less, q, low),
                                  p_.binary(isCeil ? Op::greater : Op::greaterEqual, q, high)}) {
      const VarId v = makeTruth(relation, p_.sub(p_.arg(relation, 0), p_.arg(relation, 1)));
      w_.relations.back().isBound = true;
      addDiscreteEquation(v, relation);
    }
    return remember(function, kk);
  }

  // What a loop gives becomes a discrete variable; to be something else than that is an event. Under conditions that
  // rule it out the loop is not asked.
  ExprId watched(ExprId call, const LoopResults::Guards& guards) {
    if (!isContinuous(call)) return call;
    ExprId mask = p_.boolean(true);
    for (const auto& [condition, value] : guards) {
      const ExprId holds = apply(condition);
      mask = p_.binary(Op::logicalAnd, mask, value ? holds : p_.unary(Op::logicalNot, holds));
    }
    const ExprId result = p_.select(mask, call, p_.constant(0, p_.type(call)));
    if (result.index() < truths_.size() && truths_[result.index()]) return truths_[result.index()];
    const VarId k = w_.addVariable(w_.text(call).substr(0, 160), p_.type(call), Role::discrete, part_);
    addDiscreteEquation(k, result);
    watchValue(w_, k, result, part_, span_);
    return remember(result, w_.leaf(k));
  }

  bool isPlain(ExprId e, Role r) const { return p_.op(e) == Op::variable && w_.roleOf(p_.variableOf(e)) == r; }

  // Discrete equations are v = expression; the discrete side is put on the left.
  void classify(Equation& e) {
    const auto swap = [&] {
      std::swap(e.lhs, e.rhs);
      std::swap(e.initialLhs, e.initialRhs);
    };
    // An alias with the other sign stands for its variable: −j = floor(x).
    const auto isNegated = [&](ExprId side) {
      return p_.op(side) == Op::neg && isPlain(p_.arg(side, 0), Role::discrete);
    };
    if (isNegated(e.rhs) && !isPlain(e.lhs, Role::discrete)) swap();
    if (isNegated(e.lhs) && isNegated(e.initialLhs)) {
      e.lhs = p_.arg(e.lhs, 0);
      e.rhs = p_.neg(e.rhs);
      e.initialLhs = p_.arg(e.initialLhs, 0);
      e.initialRhs = p_.neg(e.initialRhs);
    }
    if (!isPlain(e.lhs, Role::discrete) && isPlain(e.rhs, Role::discrete) && p_.type(e.lhs) != Type::real) swap();
    if (isPlain(e.lhs, Role::discrete)) {
      e.isDiscrete = !isPlain(e.rhs, Role::unknown);
    } else if (isPlain(e.rhs, Role::discrete) && !isContinuous(e.lhs)) {
      swap();
      e.isDiscrete = true;
    }
  }

  // What a when-clause determines stands in other equations like something known: `h = R*i` gives i where h is sampled.
  void leaveToWhen() {
    const auto isWhen = [](const Equation& e) {
      return e.origin == model::EquationOrigin::when || e.origin == model::EquationOrigin::algorithm;
    };
    const auto isHeld = [&](const Equation& e) {
      return e.isDiscrete && p_.op(e.lhs) == Op::variable && p_.type(e.lhs) == Type::real;
    };
    std::vector<uint8_t> isDetermined(w_.m.variables.size(), 0);
    for (const Equation& e : w_.equations)
      if (isHeld(e) && isWhen(e)) isDetermined[p_.variableOf(e.lhs).index()] = 1;
    for (Equation& e : w_.equations)
      if (isHeld(e) && !isWhen(e) && isDetermined[p_.variableOf(e.lhs).index()] && isContinuous(e.rhs))
        e.isDiscrete = false;
  }

  Work& w_;
  Pool& p_;
  LoopResults loops_;
  Rewriter<std::function<ExprId(ExprId, std::span<const ExprId>)>> literal_;
  std::vector<uint8_t> places_;  // per expression of the model; empty where no term is said to be continuous
  Rewriter<std::function<ExprId(ExprId, std::span<const ExprId>)>> frozen_;  // relations of the equations as they hold
  std::vector<ExprId> memo_;
  std::vector<uint8_t> kind_;   // per node: 0 unknown, 1 changes at events only, 2 continuous
  std::vector<ExprId> truths_;  // per relation or step-wise function: what replaced it
  PartId part_;
  SourceSpan span_;
};

}  // namespace

bool expandEvents(Work& w) {
  EventPass(w).run();
  return !w.isCancelled();
}

}  // namespace armature::lower
