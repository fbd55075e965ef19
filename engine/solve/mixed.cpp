#include "engine/solve/mixed.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "engine/program/call.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr int kFixPointBudget = 60;
constexpr int kSequentialBudget = 400;
constexpr int kLeastFirstBudget = 1000;
constexpr int kSettleBudget = 50;
constexpr size_t kSingularStates = 32;
constexpr size_t kEnumerationLimit = 12;     // discrete unknowns of two values each
constexpr double kWidenings[] = {1e2, 1e4};  // of the borders, where else nothing is consistent

using Values = std::vector<double>;

Values read(const Machine& m, const std::vector<program::Slot>& slots) {
  Values values(slots.size());
  for (size_t k = 0; k < slots.size(); ++k) values[k] = m.v()[slots[k]];
  return values;
}

// Lets the discrete values that follow from others by logic alone catch up, with the relations held.
void settle(Machine& m, const program::MixedSystem& s, const MixedLogic& logic, std::vector<double>& scratch) {
  scratch.resize(std::max(scratch.size(), logic.code.instrs.size()));
  for (int pass = 0; pass < kSettleBudget; ++pass) {
    program::runCode(logic.code, m.program().slotCount, m.v(), scratch.data(), m.context());
    bool isSame = true;
    for (size_t k = 0; k < s.current.size(); ++k) {
      const double value = m.v()[s.next[k]];
      if (logic.isFree[k] || m.v()[s.current[k]] == value) continue;
      m.at(s.current[k]) = value;
      isSame = false;
    }
    if (isSame) return;
  }
}

// What the relations of a system compare, computed from the present values.
class Compared {
 public:
  Compared(Machine& m, const program::MixedSystem& s, std::vector<double>& scratch)
      : m_(m), code_(m.program().codes[s.discrete]), scratch_(scratch) {
    scratch.resize(std::max(scratch.size(), code_.instrs.size()));
    program::runCode(code_, m.program().slotCount, m.v(), scratch.data(), m.context());
  }
  const program::Instr& relation(const MixedLogic::Comparison& c) const { return code_.instrs[c.instr]; }
  double left(const MixedLogic::Comparison& c) const { return value(relation(c).a); }
  double right(const MixedLogic::Comparison& c) const { return value(relation(c).b); }

 private:
  double value(uint32_t operand) const {
    const uint32_t border = m_.program().slotCount;
    return operand < border ? m_.v()[operand] : scratch_[operand - border];
  }

  Machine& m_;
  const program::Code& code_;
  const std::vector<double>& scratch_;
};

// Largest magnitude among what the system computes with: rounding errors of what is computed from it.
double largestValue(Machine& m, const MixedLogic& logic) {
  double largest = 0;
  for (const program::Slot slot : logic.scale) largest = std::max(largest, std::fabs(m.at(slot)));
  return std::isfinite(largest) ? largest : 0;
}

// After the discrete code has run: relations whose sides agree to rounding keep their present value, and what follows
// from the relations follows from the kept ones. Notes how wide the border of each is. `widening`: 1, or by how much
// wider the borders are where rounding errors have grown; 0: none is kept.
void keepBorders(Machine& m, const program::MixedSystem& s, const MixedLogic& logic, std::vector<double>& scratch,
                 double widening) {
  if (logic.comparisons.empty()) return;
  const Compared compared(m, s, scratch);
  const double ofNominal = widening <= 1 ? Tolerances::kNothing : Tolerances::kBorderOfValues;
  double largest = largestValue(m, logic);
  if (widening > 1) {
    // What the other parts on the same current compare is computed from the same sums: a diode's knee is larger than
    // all that is left at a zero crossing.
    for (const MixedLogic::Comparison& c : logic.comparisons)
      for (const double side : {compared.left(c), compared.right(c)})
        if (const double size = std::fabs(side); std::isfinite(size)) largest = std::max(largest, size);
  }
  const double least = std::max(Tolerances::kBorderOfValues * largest, ofNominal * logic.nominal);
  bool isAnyKept = false;
  Values present;
  for (const MixedLogic::Comparison& c : logic.comparisons) {
    const double left = compared.left(c), right = compared.right(c);
    const double width =
        std::max(1.0, widening) * std::max(least, Tolerances::kBorder * std::max(std::fabs(left), std::fabs(right)));
    if (!std::isfinite(width)) continue;
    m.measureBorder(c.relation, width);
    if (widening == 0) continue;
    const double inForce = m.border(c.relation) > 0 && widening == 1 ? std::min(width, m.border(c.relation)) : width;
    if (m.at(s.next[c.place]) == m.at(s.current[c.place]) || !(std::fabs(left - right) <= inForce)) continue;
    m.at(s.next[c.place]) = m.at(s.current[c.place]);
    isAnyKept = true;
  }
  if (!isAnyKept) return;
  present = read(m, s.current);
  for (const MixedLogic::Comparison& c : logic.comparisons) m.at(s.current[c.place]) = m.at(s.next[c.place]);
  program::runCode(logic.code, m.program().slotCount, m.v(), scratch.data(), m.context());
  for (size_t k = 0; k < present.size(); ++k) m.at(s.current[k]) = present[k];
}

// Where the unknowns of its nonlinear systems begin.
class Guess {
 public:
  Guess(const Machine& machine, const program::MixedSystem& system) {
    for (const program::Step& step : system.continuous) {
      if (step.kind != program::Step::Kind::nonlinear) continue;
      const auto& unknowns = machine.program().nonlinear[step.index].unknowns;
      slots_.insert(slots_.end(), unknowns.begin(), unknowns.end());
    }
    for (const program::Slot slot : slots_) values_.push_back(machine.v()[slot]);
  }
  // Into the machine; false where they are there already.
  bool restore(Machine& machine) const {
    bool isOther = false;
    for (size_t k = 0; k < slots_.size(); ++k)
      isOther = std::exchange(machine.at(slots_[k]), values_[k]) != values_[k] || isOther;
    return isOther;
  }

 private:
  std::vector<program::Slot> slots_;
  Values values_;
};

class Search {
 public:
  Search(Machine& machine, const program::MixedSystem& system, const MixedLogic& logic, Guess guess)
      : m_(machine),
        s_(system),
        logic_(logic),
        guess_(std::move(guess)),
        start_(machine.values()),
        isFree_(logic.isFree) {}

  bool run() {
    if ((!m_.hasPast() && asTheyAre()) || search()) return true;
    for (const program::Step& step : s_.continuous) {
      if (step.kind == program::Step::Kind::linear && choose(step.index)) return true;
    }
    return widen() || acceptNext() || explain();
  }

 private:
  bool search() { return simultaneous() || sequential() || leastFirst() || enumerate(); }
  Values current() const { return read(m_, s_.current); }
  Values next() const { return read(m_, s_.next); }
  void write(const Values& values) {
    for (size_t k = 0; k < values.size(); ++k) m_.at(s_.current[k]) = values[k];
  }

  // One pass at the present configuration; false when its equations cannot be solved.
  bool evaluate() {
    m_.clearFailure();
    if (!m_.run(s_.continuous) && !runFromGuess()) return false;
    for (const program::Step& step : s_.continuous) {
      if (step.kind != program::Step::Kind::linear || m_.linearSolver(step.index).isUnique()) continue;
      if (singularStates_.size() < kSingularStates) singularStates_.insert(current());
    }
    m_.runCode(s_.discrete);
    if (m_.context().hasFailed) return false;
    keepBorders(m_, s_, logic_, scratch_, widening_);
    return !m_.context().hasFailed;
  }

  // What solves the equations of another configuration may be far off: water that has to be wet steam at 20 °C and 1
  // bar has an enthalpy of -1e11 J/kg, from where that of liquid water is not found.
  bool runFromGuess() {
    if (m_.isCancelled() || !guess_.restore(m_)) return false;
    m_.clearFailure();
    return m_.run(s_.continuous);
  }

  void settle() { armature::solve::settle(m_, s_, logic_, scratch_); }

  // At a start no relation has a value to keep: where u <= 0 and u > 0 both began as false, u = 0 would let them.
  bool asTheyAre() {
    widening_ = 0;
    if (search()) return true;
    widening_ = 1;
    m_.values() = start_;
    return false;
  }

  // All relations at once, until nothing changes or a configuration comes back.
  bool simultaneous() {
    std::set<Values> seen;
    for (int pass = 0; pass < kFixPointBudget && !m_.isCancelled(); ++pass) {
      const Values before = current();
      if (!seen.insert(before).second) return false;
      if (!evaluate()) return false;
      const Values after = next();
      if (after == before) return true;
      for (size_t k = 0; k < after.size(); ++k) {
        if (after[k] != before[k]) changed_.insert(k);
      }
      write(after);
      settle();
    }
    return false;
  }

  // One relation at a time, in cyclic order.
  bool sequential() {
    m_.values() = start_;
    std::set<std::pair<Values, size_t>> seen;
    size_t position = 0;
    const size_t count = s_.current.size();
    for (int pass = 0; pass < kSequentialBudget && !m_.isCancelled(); ++pass) {
      const Values before = current();
      if (!evaluate()) return false;
      const Values after = next();
      if (after == before) return true;
      if (!seen.insert({before, position}).second) return false;
      size_t k = position, passed = 0;
      while ((after[k] == before[k] || !isFree_[k]) && ++passed <= count) k = (k + 1) % count;
      if (passed > count) {
        write(after);
        continue;
      }
      changed_.insert(k);
      Values mixed = before;
      mixed[k] = after[k];
      write(mixed);
      settle();
      position = (k + 1) % count;
    }
    return false;
  }

  // Always the first relation that contradicts itself, in one order. For parts whose characteristics are bent lines in
  // a network that loses energy this ends at the one solution (Murty, Note on a Bard-type scheme for solving the
  // complementarity problem, 1974).
  bool leastFirst() {
    m_.values() = start_;
    std::set<Values> seen;
    for (int pass = 0; pass < kLeastFirstBudget && !m_.isCancelled(); ++pass) {
      const Values before = current();
      if (!seen.insert(before).second || !evaluate()) return false;
      const Values after = next();
      if (after == before) return true;
      Values mixed = before;
      size_t k = 0;
      while (k < before.size() && (after[k] == before[k] || !isFree_[k])) ++k;
      if (k == before.size()) return false;
      mixed[k] = after[k];
      write(mixed);
      settle();
    }
    return false;
  }

  // Every combination of the relations, or where these are many, of those that took part in the changes.
  bool enumerate() {
    m_.values() = start_;
    const Values base = current();
    std::vector<size_t> free;
    const size_t count = static_cast<size_t>(std::count(isFree_.begin(), isFree_.end(), 1));
    for (size_t k = 0; k < base.size(); ++k) {
      const bool isMeant = count <= kEnumerationLimit || changed_.count(k) > 0;
      if (isFree_[k] && isMeant && (base[k] == 0 || base[k] == 1)) free.push_back(k);
    }
    if (free.empty() || free.size() > kEnumerationLimit) return false;
    // Configurations with few changes first: they are the ones meant.
    std::vector<uint32_t> masks(1u << free.size());
    for (uint32_t mask = 0; mask < masks.size(); ++mask) masks[mask] = mask;
    std::stable_sort(masks.begin(), masks.end(),
                     [](uint32_t a, uint32_t b) { return __builtin_popcount(a) < __builtin_popcount(b); });
    for (const uint32_t mask : masks) {
      if (m_.isCancelled()) return false;
      m_.values() = start_;
      Values values = base;
      for (size_t k = 0; k < free.size(); ++k) {
        if (mask >> k & 1) values[free[k]] = 1 - values[free[k]];
      }
      write(values);
      settle();
      const Values before = current();
      if (evaluate() && next() == before) return true;
    }
    return false;
  }

  // Several parts that hold each other share their load in no unique way. For a configuration in which they do, looks
  // for a share that keeps every one within its limits: along each direction of the null space the relations are
  // linear, so that the admissible part of it is an interval.
  bool choose(uint32_t index) {
    LinearSolver& system = m_.linearSolver(index);
    const std::vector<Values> states(singularStates_.begin(), singularStates_.end());
    for (const Values& state : states) {
      if (m_.isCancelled()) break;
      m_.clearChoices();
      m_.values() = start_;
      write(state);
      if (!evaluate() || system.isUnique()) continue;
      if (shift(index, state)) return true;
    }
    m_.clearChoices();
    return false;
  }

  bool shift(uint32_t index, const Values& state) {
    const LinearSolver& system = m_.linearSolver(index);
    for (const std::vector<double>& direction : system.nullVectors()) {
      const std::vector<double> base = system.solution(m_.v()), before = margins(state);
      if (!evaluateAt(index, base, direction, 1)) return false;
      const std::vector<double> after = margins(state);
      double low = -HUGE_VAL, high = HUGE_VAL;
      for (size_t k = 0; k < before.size(); ++k) {
        const double slope = after[k] - before[k];
        if (std::fabs(slope) <= Tolerances::kNoSlope * (std::fabs(before[k]) + std::fabs(after[k]))) continue;
        const double zero = -before[k] / slope;
        (slope > 0 ? low : high) = slope > 0 ? std::max(low, zero) : std::min(high, zero);
      }
      if (!(low < high)) return false;
      // The middle keeps the greatest distance from the limits.
      double share = 0;
      if (std::isfinite(low) && std::isfinite(high)) {
        share = 0.5 * (low + high);
      } else if (low > 0 || high < 0) {
        share = low > 0 ? low + 0.1 * std::fabs(low) : high - 0.1 * std::fabs(high);
      }
      if (!evaluateAt(index, base, direction, share)) return false;
      if (next() == state) return true;
    }
    return false;
  }

  bool evaluateAt(uint32_t index, std::vector<double> base, const std::vector<double>& direction, double share) {
    for (size_t k = 0; k < base.size(); ++k) base[k] += share * direction[k];
    m_.chooseSolution(index, base);
    return evaluate();
  }

  // By how much each relation keeps the value that a configuration gives it; negative where it would switch.
  std::vector<double> margins(const Values& state) {
    const Compared compared(m_, s_, scratch_);
    std::vector<double> result;
    for (const MixedLogic::Comparison& c : logic_.comparisons) {
      const program::Op op = compared.relation(c).op;
      const bool isGreater = op == program::Op::greater || op == program::Op::greaterEqual;
      const double difference = compared.left(c) - compared.right(c);
      result.push_back((state[c.place] != 0) == isGreater ? difference : -difference);
    }
    return result;
  }

  // A diode through which nothing flows: what is a rounding error of its voltage while it blocks is divided by its
  // small resistance while it conducts, and the borders that the size of the values gives are too narrow. The
  // potentials of a transistor circuit without voltage are what Newton's method has left of them.
  bool widen() {
    for (const double widening : kWidenings) {
      widening_ = widening;
      m_.values() = start_;
      if (simultaneous()) return true;
    }
    widening_ = 1;
    return false;
  }

  // With the present left limits there is no consistent configuration: a clutch that has to let go rests on what
  // `pre` says about it, which the next round of the event iteration knows. Takes what one pass makes of the relations'
  // last values, as that round does. Not where a when-clause holds in this round only: nothing comes back to what it
  // has determined.
  bool acceptNext() {
    if (!m_.mayLeaveOpen() || m_.isCancelled()) return false;
    m_.values() = start_;
    if (!evaluate()) return false;
    const Values after = next();
    write(after);
    settle();
    m_.clearFailure();
    if (!m_.run(s_.continuous) || !isSampledConsistent()) return false;
    m_.leaveOpen();
    return true;
  }

  bool isSampledConsistent() {
    if (s_.sampled.empty()) return true;
    m_.runCode(s_.discrete);
    return std::ranges::all_of(s_.sampled, [&](uint32_t k) { return m_.at(s_.next[k]) == m_.at(s_.current[k]); });
  }

  bool explain() {
    if (m_.isCancelled()) return m_.fail({Failure::Kind::cancelled, phrase("cancelled"), {}, s_.origin});
    const Failure last = m_.failure();
    m_.clearFailure();
    Failure failure{
        Failure::Kind::mixed, phrase("no consistent combination of switching states was found"), {}, s_.origin};
    if (changed_.empty() && last) return m_.fail(last);
    for (const size_t k : changed_) {
      if (k < s_.names.size() && !s_.names[k].empty()) failure.variables.push_back(s_.names[k]);
      for (const uint32_t r : s_.relations) {
        if (m_.program().relations[r].slot == s_.current[k]) failure.relations.push_back(r);
      }
    }
    return m_.fail(std::move(failure));
  }

  Machine& m_;
  const program::MixedSystem& s_;
  const MixedLogic& logic_;
  std::vector<double> scratch_;
  double widening_ = 1;
  const Guess guess_;
  const std::vector<double> start_;
  const std::vector<char>& isFree_;
  std::set<size_t> changed_;
  std::set<Values> singularStates_;  // configurations with a solution that is not unique
};

}  // namespace

void refreshIdle(Machine& m, const program::MixedSystem& s, const MixedLogic& logic) {
  const auto isIdle = [&](const MixedLogic::Comparison& c) {
    const program::Slot root = m.program().relations[c.relation].root;
    return root != program::kNone && m.v()[root] == 0;
  };
  if (std::ranges::none_of(logic.comparisons, isIdle)) return;
  std::vector<double> scratch;
  const Compared compared(m, s, scratch);
  if (m.context().hasFailed) return m.clearFailure();
  for (const MixedLogic::Comparison& c : logic.comparisons) {
    const double left = compared.left(c), right = compared.right(c), size = std::max(std::fabs(left), std::fabs(right));
    if (isIdle(c) && std::fabs(left - right) > Tolerances::kBorder * size)
      m.at(s.current[c.place]) = m.at(s.next[c.place]);
  }
}

bool solveMixed(Machine& machine, const program::MixedSystem& system, const MixedLogic& logic) {
  // What follows from the relations' last values in the present situation is where the search begins; in the usual case
  // it is right already.
  std::vector<double> scratch;
  Guess guess(machine, system);
  settle(machine, system, logic, scratch);
  const double* const v = machine.v();
  if (!machine.context().hasFailed && machine.run(system.continuous)) {
    machine.runCode(system.discrete);
    if (!machine.context().hasFailed) keepBorders(machine, system, logic, scratch, machine.hasPast() ? 1 : 0);
    bool isSame = !machine.context().hasFailed;
    for (size_t k = 0; k < system.current.size(); ++k) isSame = isSame && v[system.current[k]] == v[system.next[k]];
    if (isSame) return true;
  }
  return Search(machine, system, logic, std::move(guess)).run();
}

}  // namespace armature::solve
