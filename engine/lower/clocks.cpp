// Models with clocks (Modelica specification, chapter 16): what ticks becomes discrete equations that are
// active at the instants of their clock and keep their values otherwise. Nothing after this pass knows clocks.
//
// A clock is active in one pass of the event iteration: the left limits then are the values before the instant, so
// that sample(u) is pre(u) and previous(x), of a variable that keeps its value between ticks, is pre(x). Conversions
// between clocks and hold are the value itself; they only part the clocks. A periodic clock is a scheduled sampler of
// exact instants; other clocks count the ticks of their base clock.
#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <map>

#include "engine/lower/clock_equations.h"
#include "engine/lower/clock_partitions.h"
#include "engine/lower/rewriter.h"
#include "engine/lower/wording.h"

namespace armature::lower {
namespace {

using structure::Ratio;
using symbolic::ClockOp;

class ClockPass {
 public:
  explicit ClockPass(Work& work)
      : w_(work), m_(work.m), p_(work.pool), unclocked_(p_, outside()), left_(p_, before()) {}

  bool run() {
    if (!findClockPartitions(w_, clocks_)) return false;
    for (uint32_t k = 0; k < clocks_.parts.size(); ++k) inside_.emplace_back(p_, within(k));
    checkOutside();
    if (w_.diagnostics.hasErrors()) return false;
    discretize();
    rewriteEquations();
    rewriteAssertions();
    if (w_.diagnostics.hasErrors()) return false;
    if (!whenEquations(w_, clocks_, systems(), isStarted_, made_)) return false;
    m_.equations = std::move(made_);
    return true;
  }

 private:
  using Rule = std::function<ExprId(ExprId, std::span<const ExprId>)>;

  // What a clock gives to the equations on it, made when first asked for.
  struct Tick {
    ExprId active;    // true in the pass of the event iteration in which it ticks
    VarId hasTicked;  // since the start
    ExprId interval;  // since the last tick [s]
  };
  // A base clock whose ticks are counted.
  struct Counter {
    ExprId active;
    VarId count;  // of grains, 0 at the first
  };

  // ---- rules of rewriting ----

  Rule outside() {
    return [this](ExprId e, std::span<const ExprId> args) -> ExprId {
      if (p_.op(e) != Op::clocked) return {};
      if (p_.clockOpOf(e) == ClockOp::hold) {
        start(args[0]);
        return args[0];
      }
      strangers_.push_back(e);
      return e;
    };
  }

  // The value before the present instant.
  Rule before() {
    return [this](ExprId e, std::span<const ExprId> args) -> ExprId {
      if (p_.op(e) == Op::clocked) {
        start(p_.arg(e, 0));
        return args[0];
      }
      if (p_.op(e) != Op::variable || !w_.varies(p_.variableOf(e))) return {};
      return p_.pre(p_.variableOf(e), p_.type(e));
    };
  }

  Rule within(uint32_t part) {
    return [this, part](ExprId e, std::span<const ExprId> args) -> ExprId {
      if (p_.op(e) != Op::clocked) return {};
      switch (p_.clockOpOf(e)) {
        case ClockOp::previous:
          start(args[0]);
          return p_.op(args[0]) == Op::variable ? p_.pre(p_.variableOf(args[0]), p_.type(e)) : args[0];
        case ClockOp::sample:
          return left_(p_.arg(e, 0));
        case ClockOp::interval:
          return interval(part);
        case ClockOp::firstTick:
          return isFirst(part);
        default:
          start(args[0]);
          return args[0];
      }
    };
  }

  // The start value of this variable counts: it cannot be another name of one with another start.
  void start(ExprId e) {
    if (p_.op(e) != Op::variable) return;
    isStarted_.resize(m_.variables.size(), 0);
    isStarted_[p_.variableOf(e).index()] = 1;
  }

  // ---- what stands outside of the partitions ----

  uint32_t partOf(VarId v) const {
    return v.index() < clocks_.ofVariable.size() ? clocks_.ofVariable[v.index()] : kNone;
  }

  // Operators of clocks in attributes and in the initial system; reinit of clocked variables.
  void checkOutside() {
    const auto check = [&](ExprId& e, SourceSpan span, PartId part) {
      if (!e) return;
      strangers_.clear();
      e = unclocked_(e);
      if (strangers_.empty()) return;
      w_.error("S018", phrase("'%1' cannot be used here: it has a value at ticks only", w_.text(strangers_.front())),
               span, part);
    };
    for (FlatVariable& v : m_.variables) {
      if (v.isClock) continue;
      check(v.binding, v.span, v.part);
      check(v.start, v.span, v.part);
    }
    for (model::FlatEquation& e : m_.initialEquations) {
      check(e.lhs, e.span, e.part);
      check(e.rhs, e.span, e.part);
    }
    std::vector<model::Reinit> unclocked;
    for (model::Reinit& r : m_.reinits) {
      if (partOf(r.state) != kNone) {
        checkClocked(r);
        clockedReinits_.push_back(r);
        continue;
      }
      check(r.active, r.span, r.part);
      check(r.value, r.span, r.part);
      unclocked.push_back(r);
    }
    m_.reinits = std::move(unclocked);
  }

  // What a clocked state is set to can be the begin of the next step where the method asks for nothing else of that
  // point, and where all that the clause reads has the clock of the state.
  void checkClocked(const model::Reinit& r) {
    const uint32_t part = partOf(r.state);
    symbolic::VariableCollector collector(p_);
    std::vector<VarId> found;
    collector.collect(r.active, found);
    collector.collect(r.value, found);
    const bool isWithin = std::ranges::all_of(found, [&](VarId v) { return partOf(v) == part || !w_.varies(v); });
    const bool isState = m_.variable(r.state).derivative.isValid();
    if (isState && isWithin && clocks_.parts[part].method == "ImplicitEuler") return;
    w_.error("S018", phrase("reinit of %1, which is clocked, is not possible", m_.variable(r.state).name), r.span,
             r.part);
  }

  void rewriteAssertions() {
    for (size_t k = 0; k < m_.assertions.size(); ++k) {
      model::Assertion a = m_.assertions[k];
      const uint32_t part = clocks_.ofAssertion[k];
      auto& rewrite = part == kNone ? unclocked_ : inside_[part];
      strangers_.clear();
      a.active = rewrite(a.active);
      a.condition = rewrite(a.condition);
      a.message = rewrite(a.message);
      if (part == kNone && !strangers_.empty())
        w_.error("S018",
                 phrase("'%1' cannot be used here: nothing says which clock is meant", w_.text(strangers_.front())),
                 a.span, a.part);
      if (part != kNone) a.active = p_.binary(Op::logicalAnd, tick(part).active, a.active);
      m_.assertions[k] = a;
    }
  }

  void rewriteEquations() {
    for (uint32_t k = 0; k < m_.equations.size(); ++k) {
      const uint32_t part = clocks_.ofEquation[k];
      model::FlatEquation& e = m_.equations[k];
      auto& rewrite = part == kNone ? unclocked_ : inside_[part];
      e.lhs = rewrite(e.lhs);
      e.rhs = rewrite(e.rhs);
      if (part == kNone) made_.push_back(e);
    }
    isStarted_.resize(m_.variables.size(), 0);
  }

  std::vector<ClockSystem> systems() {
    std::vector<ClockSystem> systems(clocks_.baseCount);
    for (uint32_t k = 0; k < clocks_.parts.size(); ++k) {
      ClockSystem& system = systems[clocks_.parts[k].base];
      if (clocks_.parts[k].equations.empty() && clocks_.parts[k].variables.empty()) continue;
      system.parts.push_back(k);
      system.active.push_back(tick(k).active);
    }
    return systems;
  }

  // ---- derivatives (specification 16.8.2) ----

  void discretize() {
    std::vector<ExprId> initial(m_.variables.size());   // at the first tick: a value,
    std::vector<ExprId> residual(m_.variables.size());  // or an equation instead
    takeInitialEquations(initial, residual);
    const size_t count = m_.variables.size();
    for (uint32_t i = 0; i < count; ++i) {
      const uint32_t part = partOf(VarId(i));
      const VarId d = m_.variables[i].derivative;
      if (part == kNone) continue;
      if (m_.variables[i].fixed) m_.variables[i].fixed = p_.boolean(false);  // the start is that of previous(x)
      if (!d) continue;
      m_.variables[i].derivative = {};
      m_.variable(d).integral = {};
      const VarId x(i);
      const ExprId old = p_.pre(x, Type::real), slope = p_.variable(d), h = interval(part);
      const VarId begin = beginOfStep(x, part);
      const std::string& method = clocks_.parts[part].method;
      ExprId mean = slope;
      if (method == "ExplicitEuler") mean = p_.pre(d, Type::real);
      if (method == "ImplicitTrapezoid") mean = p_.div(p_.add(slope, p_.pre(d, Type::real)), p_.real(2));
      const ExprId next = p_.add(p_.pre(begin, Type::real), p_.mul(h, mean));
      start(p_.variable(x));
      start(p_.variable(d));
      model::FlatEquation e;
      e.lhs = p_.variable(x);
      e.rhs = p_.select(isFirst(part), initial[i] ? initial[i] : old, next);
      if (residual[i]) {
        e.lhs = p_.real(0);
        e.rhs = p_.select(isFirst(part), residual[i], p_.sub(p_.variable(x), next));
      }
      e.part = m_.variable(x).part;
      e.span = m_.variable(x).span;
      addClocked(e, part);
    }
  }

  // Where the next step of a state begins: at its value at the tick, or at what a reinit sets it to there. Clauses look
  // at ticks only (specification 16.8.1 leaves it open), and the tick itself shows the left limit, as a step ends.
  VarId beginOfStep(VarId x, uint32_t part) {
    ExprId value = p_.variable(x);
    model::FlatEquation e;
    for (const model::Reinit& r : clockedReinits_) {
      if (r.state != x) continue;
      value = p_.select(r.active, r.value, value);
      e.part = r.part;
      e.span = r.span;
    }
    if (p_.op(value) == Op::variable) return x;
    const VarId begin = w_.addVariable("begin of the next step of " + m_.variable(x).name, Type::real, Role::discrete,
                                       m_.variable(x).part);
    e.lhs = p_.variable(begin);
    e.rhs = value;
    addClocked(e, part);
    clocks_.parts[part].variables.push_back(begin);
    clocks_.ofVariable.resize(m_.variables.size(), kNone);
    clocks_.ofVariable[begin.index()] = part;
    start(p_.variable(begin));
    return begin;
  }

  void addClocked(const model::FlatEquation& e, uint32_t part) {
    clocks_.parts[part].equations.push_back(static_cast<uint32_t>(m_.equations.size()));
    clocks_.ofEquation.push_back(part);
    m_.equations.push_back(e);
  }

  // Initial equations of a discretized part hold at its first tick, each in the place of a start value.
  void takeInitialEquations(std::vector<ExprId>& initial, std::vector<ExprId>& residual) {
    symbolic::VariableCollector collector(p_);
    std::vector<VarId> found;
    std::vector<model::FlatEquation> kept;
    for (const model::FlatEquation& e : m_.initialEquations) {
      found.clear();
      collector.collect(e.lhs, found, true);
      collector.collect(e.rhs, found, true);
      const auto at = std::find_if(found.begin(), found.end(), [&](VarId v) { return partOf(v) != kNone; });
      if (at == found.end()) {
        kept.push_back(e);
        continue;
      }
      const uint32_t part = partOf(*at);
      const auto isFree = [&](VarId v) {
        return m_.variable(v).derivative && partOf(v) == part && !initial[v.index()] && !residual[v.index()];
      };
      if (p_.op(e.lhs) == Op::variable && isFree(p_.variableOf(e.lhs)) && found.size() == 1) {
        initial[p_.variableOf(e.lhs).index()] = e.rhs;
        continue;
      }
      const std::vector<VarId>& candidates = clocks_.parts[part].variables;
      const auto state = std::find_if(candidates.begin(), candidates.end(), [&](VarId v) {
        const ExprId fixed = m_.variable(v).fixed;
        return isFree(v) && !(fixed && p_.isConstant(fixed, 1));
      });
      if (state == candidates.end())
        w_.error("S018",
                 phrase("the initial equation %1 = %2 is one of clocked variables", w_.text(e.lhs), w_.text(e.rhs)),
                 e.span, e.part, phrase("give a start value: it is what 'previous' yields at the first tick"));
      else
        residual[state->index()] = p_.sub(e.lhs, e.rhs);
    }
    m_.initialEquations = std::move(kept);
  }

  // ---- clocks ----

  VarId make(const std::string& name, Type type, ExprId first = {}) {
    const VarId v = w_.addVariable(name + " of clock " + std::to_string(madeCount_), type, Role::discrete);
    m_.variable(v).start = first;
    return v;
  }

  ExprId pre(VarId v) { return p_.pre(v, m_.variable(v).type); }

  void equate(VarId v, ExprId value) {
    model::FlatEquation e;
    e.lhs = w_.leaf(v);
    e.rhs = value;
    e.origin = EquationOrigin::when;
    made_.push_back(e);
  }

  void equateWhen(VarId v, ExprId active, ExprId value) { equate(v, p_.select(active, value, pre(v))); }

  ExprId sampled(ExprId first, ExprId interval, double denominator) {
    const auto index = static_cast<uint32_t>(m_.samplers.size());
    m_.samplers.push_back({first, interval, denominator, true});
    const VarId flag = make("instants", Type::boolean);
    equate(flag, p_.sample(first, interval, index));
    return p_.edge(flag);
  }

  Tick& tick(uint32_t part) {
    const ClockPartition& c = clocks_.parts[part];
    const std::array<int64_t, 5> key{c.origin == kNone ? -1 : c.base, c.interval.num, c.interval.den, c.phase.num,
                                     c.phase.den};
    const auto [at, isNew] = shared_.try_emplace(key);
    Tick& t = at->second;
    if (!isNew) return t;
    ++madeCount_;
    const bool isPeriodic = c.origin == kNone || clocks_.origins[c.origin].isPeriodic;
    if (isPeriodic && (c.origin == kNone || clocks_.origins[c.origin].kind != ClockOrigin::Kind::event))
      t.active = periodic(c);
    else
      t.active = counted(c);
    return t;
  }

  // Instants (phase + k interval) of a unit that is the second or the interval that a parameter gives.
  ExprId periodic(const ClockPartition& c) {
    const int64_t common = std::lcm(c.interval.den, c.phase.den);
    // Both in parts of one common fraction: whole numbers.
    const auto inParts = [&](const Ratio& r) {
      const int64_t parts = common / r.den;
      return p_.real(static_cast<double>(r.num) * static_cast<double>(parts));
    };
    ExprId first = inParts(c.phase), interval = inParts(c.interval);
    if (c.origin != kNone) {
      first = p_.mul(first, clocks_.origins[c.origin].value);
      interval = p_.mul(interval, clocks_.origins[c.origin].value);
    }
    return sampled(first, interval, static_cast<double>(common));
  }

  // Ticks of the base clock from the phase on, every so many.
  ExprId counted(const ClockPartition& c) {
    const Counter& base = counter(c);
    const auto grains = [&](Ratio r) {
      const int64_t perUnit = c.grain.den / r.den;
      return static_cast<double>(r.num) * static_cast<double>(perUnit);
    };
    const double every = grains(c.interval), first = grains(c.phase);
    ExprId active = base.active;
    const ExprId count = w_.leaf(base.count);
    if (first > 0) active = p_.binary(Op::logicalAnd, active, p_.binary(Op::greaterEqual, count, p_.integer(first)));
    if (every > 1) {
      const ExprId rest = p_.binary(Op::mod, p_.sub(count, p_.integer(first)), p_.integer(every));
      active = p_.binary(Op::logicalAnd, active, p_.binary(Op::equal, rest, p_.integer(0)));
    }
    if (active == base.active) return active;
    const VarId flag = make("tick", Type::boolean);
    equate(flag, active);
    return w_.leaf(flag);
  }

  Counter& counter(const ClockPartition& c) {
    const auto [at, isNew] = counters_.try_emplace(c.base);
    Counter& base = at->second;
    if (!isNew) return base;
    const ClockOrigin& origin = clocks_.origins[c.origin];
    base.count = make("ticks", Type::integer, p_.integer(-1));
    base.active =
        origin.kind == ClockOrigin::Kind::event ? onEvents(origin) : onIntervals(origin, c.grain.den, base.count);
    equateWhen(base.count, base.active, p_.add(pre(base.count), p_.integer(1)));
    return base;
  }

  // edge(pre(condition)): one pass of the event iteration after the condition (specification 16.3).
  ExprId onEvents(const ClockOrigin& origin) {
    const VarId now = make("condition", Type::boolean), then = make("delayed condition", Type::boolean);
    equate(now, unclocked_(origin.value));
    equate(then, pre(now));
    return p_.edge(then);
  }

  // The next instant follows from the interval that the clock's own equations compute at each tick. Between two ticks
  // of the clock lie `grains` instants; counters are summed, so that their instants have no rounding errors.
  ExprId onIntervals(const ClockOrigin& origin, int64_t grains, VarId count) {
    const ExprId begun = sampled(p_.real(0), p_.real(0), 1);
    constexpr double kNever = 1e300;  // [s] beyond any run, and yet a number
    const VarId next = make("next instant", Type::real, p_.real(kNever)), due = make("due", Type::boolean);
    equate(due, p_.binary(Op::greaterEqual, p_.time(), pre(next)));
    const ExprId active = p_.binary(Op::logicalOr, begun, p_.edge(due));
    const ExprId place = p_.binary(Op::mod, w_.leaf(count), p_.integer(static_cast<double>(grains)));
    const ExprId isWhole = p_.binary(Op::logicalAnd, active, p_.binary(Op::equal, place, p_.integer(0)));
    const ExprId part = p_.unary(Op::toReal, p_.add(place, p_.integer(1)));
    const ExprId n = p_.real(static_cast<double>(grains));
    ExprId instant;
    const VarId last = make("last instant", Type::real);
    if (origin.kind == ClockOrigin::Kind::rational) {
      const VarId passed = make("counted intervals", Type::integer);
      const ExprId before = p_.add(pre(passed), p_.pre(p_.variableOf(origin.value), Type::integer));
      equateWhen(passed, isWhole, p_.select(begun, p_.integer(0), before));
      equateWhen(last, begun, p_.time());
      const ExprId whole = p_.mul(p_.unary(Op::toReal, w_.leaf(passed)), n);
      const ExprId more = p_.mul(p_.unary(Op::toReal, origin.value), part);
      const ExprId resolution = p_.real(static_cast<double>(origin.resolution));
      instant = p_.add(w_.leaf(last), p_.div(p_.add(whole, more), p_.mul(n, resolution)));
    } else {
      equateWhen(last, isWhole, p_.time());
      instant = p_.add(w_.leaf(last), p_.div(p_.mul(origin.value, part), n));
    }
    equateWhen(next, active, instant);
    model::Assertion isPositive;
    isPositive.active = isWhole;
    isPositive.condition = p_.binary(Op::greater, origin.value, p_.constant(0, p_.type(origin.value)));
    isPositive.message =
        p_.text("the interval " + m_.variable(p_.variableOf(origin.value)).name + " of a clock is not positive");
    isPositive.part = m_.variable(p_.variableOf(origin.value)).part;
    m_.assertions.push_back(isPositive);
    clocks_.ofAssertion.push_back(kNone);
    return active;
  }

  VarId hasTicked(uint32_t part) {
    Tick& t = tick(part);
    if (t.hasTicked) return t.hasTicked;
    t.hasTicked = make("begun", Type::boolean);
    equate(t.hasTicked, p_.binary(Op::logicalOr, t.active, pre(t.hasTicked)));
    return t.hasTicked;
  }

  ExprId isFirst(uint32_t part) { return p_.unary(Op::logicalNot, pre(hasTicked(part))); }

  ExprId interval(uint32_t part) {
    Tick& t = tick(part);
    if (t.interval) return t.interval;
    const ClockPartition& c = clocks_.parts[part];
    if (c.origin == kNone) return t.interval = p_.real(c.interval.value());
    const ClockOrigin& origin = clocks_.origins[c.origin];
    const bool isEvent = origin.kind == ClockOrigin::Kind::event;
    ExprId first = isEvent ? origin.startInterval : p_.mul(p_.real(c.interval.value()), given(origin));
    if (!isEvent && (origin.isPeriodic || c.interval == Ratio{1, 1})) return t.interval = first;
    const VarId last = make("last tick", Type::real);
    equateWhen(last, t.active, p_.time());
    return t.interval = p_.select(isFirst(part), first, p_.sub(p_.time(), pre(last)));
  }

  // The interval that led to the present tick [s].
  ExprId given(const ClockOrigin& origin) {
    ExprId value = origin.value;
    if (!origin.isPeriodic) {
      start(value);
      value = p_.pre(p_.variableOf(value), p_.type(value));
    }
    if (origin.kind == ClockOrigin::Kind::real) return value;
    return p_.div(p_.unary(Op::toReal, value), p_.real(static_cast<double>(origin.resolution)));
  }

  Work& w_;
  model::FlatModel& m_;
  Pool& p_;
  ClockPartitions clocks_;
  Rewriter<Rule> unclocked_, left_;
  std::deque<Rewriter<Rule>> inside_;  // per part
  std::map<std::array<int64_t, 5>, Tick> shared_;
  std::map<uint32_t, Counter> counters_;  // per base clock
  std::vector<ExprId> strangers_;
  std::vector<model::Reinit> clockedReinits_;
  std::vector<uint8_t> isStarted_;         // per variable
  std::vector<model::FlatEquation> made_;  // the model without clocks
  uint32_t madeCount_ = 0;
};

}  // namespace

bool resolveClocks(Work& w) {
  w.growArrays();
  if (!w.m.hasClocks) return true;
  return ClockPass(w).run() && !w.isCancelled();
}

}  // namespace armature::lower
