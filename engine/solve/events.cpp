#include "engine/solve/events.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "engine/base/numbers.h"
#include "engine/solve/explain.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
// A contradiction by rounding is looked at again once it has grown by this factor.
constexpr double kContradictionGrowth = 1e3;
constexpr uint32_t kOpenRounds = 20;  // rounds of one instant in which a mixed system may stay without a solution

// The sign of lhs − rhs where a relation holds, read from the comparison that is stored as its value; 0 where another
// operation gives it.
std::vector<signed char> signsOfComparisons(const program::Program& p) {
  std::vector<signed char> signOfSlot(p.slotCount, 0);
  for (const program::Code& code : p.codes) {
    for (const program::Instr& i : code.instrs) {
      if (i.op != program::Op::store || i.a < p.slotCount) continue;
      const program::Op op = code.instrs[i.a - p.slotCount].op;
      if (op == program::Op::less || op == program::Op::lessEqual) signOfSlot[i.b] = -1;
      if (op == program::Op::greater || op == program::Op::greaterEqual) signOfSlot[i.b] = 1;
    }
  }
  for (const program::MixedSystem& m : p.mixed) {
    for (size_t k = 0; k < m.current.size(); ++k) {
      if (signOfSlot[m.current[k]] == 0) signOfSlot[m.current[k]] = signOfSlot[m.next[k]];
    }
  }
  std::vector<signed char> signs;
  for (const program::Relation& r : p.relations) signs.push_back(signOfSlot[r.slot]);
  return signs;
}

// Distance to the next number; at zero, where numbers lie arbitrarily close, one that no model's time scale notices.
double ulp(double t) {
  return std::max(std::nextafter(std::fabs(t), kNever) - std::fabs(t), Tolerances::kUlpAtZero);
}

}  // namespace

Events::Events(Machine& machine, const Rates& rates, const Settings& settings, Statistics& statistics)
    : machine_(machine),
      program_(machine.program()),
      rates_(rates),
      settings_(settings),
      statistics_(statistics),
      samplerNext_(program_.samplers.size(), 0),
      before_(program_.relations.size(), 0),
      signTrue_(rates.searched().size(), 0),
      isExcused_(rates.searched().size(), 0),
      excusedAt_(rates.searched().size(), 0) {
  const std::vector<signed char> signs = signsOfComparisons(program_);
  for (size_t k = 0; k < signTrue_.size(); ++k) signTrue_[k] = signs[rates.searched()[k]];
  for (const signed char sign : signTrue_) isKnown_.push_back(sign != 0);
  isAtBorder_.assign(signTrue_.size(), 0);
  due_.reserve(program_.relations.size());
  undone_.reserve(program_.relations.size());
  changed_.reserve(program_.relations.size());
}

double Events::resolution(double t) {
  return std::max(Tolerances::kInstantUlps * ulp(t), Tolerances::kInstant * std::fabs(t));
}

double Events::instantOf(size_t sampler, double index) const {
  const program::Sampler& s = program_.samplers[sampler];
  const double* const v = machine_.v();
  const double t = (v[s.start] + index * v[s.interval]) / s.denominator;
  return s.isClock ? settings_.startTime + t : t;
}

void Events::schedule(double now) {
  for (size_t k = 0; k < program_.samplers.size(); ++k) {
    const double start = instantOf(k, 0);
    const double interval = machine_.at(program_.samplers[k].interval) / program_.samplers[k].denominator;
    const bool hasTicked = program_.samplers[k].isClock && now > start;  // of a clock that ticks once
    const double passed = interval > 0 ? std::ceil((now - start) / interval - Tolerances::kOnTick) : hasTicked ? 1 : 0;
    samplerNext_[k] = static_cast<uint64_t>(wholeNumber(std::max(passed, 0.0)));
  }
}

double Events::next() const {
  double next = kNever;
  const double* const v = machine_.v();
  for (size_t k = 0; k < program_.samplers.size(); ++k) {
    const program::Sampler& s = program_.samplers[k];
    if (!(v[s.interval] > 0) && samplerNext_[k] > 0) continue;
    next = std::min(next, instantOf(k, static_cast<double>(samplerNext_[k])));
  }
  for (const program::Relation& r : program_.relations)
    if (isAhead(r) && v[r.threshold] < next) next = v[r.threshold];
  return next;
}

// Scheduled, and not past yet. What switches after its instant is that as soon as the instant has gone by.
bool Events::isAhead(const program::Relation& r) const {
  if (r.threshold == program::kNone) return false;
  const double instant = machine_.v()[r.threshold];
  return r.isAfter ? instant >= handled_ && std::isfinite(instant) : instant > handled_;
}

bool Events::takeDue(double t, bool isStart) {
  const bool isAny = takeDueAt(t);
  if (isAny || isStart) return isAny;
  // Nothing else is due: then those that switch after the instant do.
  return noteDue(t, true);
}

// Samplers, and what switches at its instant.
bool Events::takeDueAt(double t) {
  double* const v = machine_.v();
  const double limit = t + resolution(t);
  double latest = std::max(t, v[program_.time]);
  bool isAny = false;
  for (size_t k = 0; k < program_.samplers.size(); ++k) {
    const program::Sampler& s = program_.samplers[k];
    if (!(v[s.interval] > 0) && samplerNext_[k] > 0) continue;
    const double due = instantOf(k, static_cast<double>(samplerNext_[k]));
    if (due > limit) continue;
    v[s.flag] = 1;
    ++samplerNext_[k];
    latest = std::max(latest, due);
    isAny = true;
  }
  // A tick that only rounding has behind an instant finds there what has not switched yet.
  for (const program::Relation& r : program_.relations)
    if (r.isAfter && isAhead(r) && v[r.threshold] >= t - resolution(t))
      latest = std::min(latest, std::max(t, v[r.threshold]));
  v[program_.time] = latest;
  return noteDue(t, false) || isAny;
}

// Notes relations that are due, and moves the machine's time to their latest instant.
bool Events::noteDue(double t, bool isAfter) {
  double* const v = machine_.v();
  const double limit = t + resolution(t);
  const size_t before = due_.size();
  for (uint32_t k = 0; k < program_.relations.size(); ++k) {
    const program::Relation& r = program_.relations[k];
    if (r.isAfter != isAfter || !isAhead(r)) continue;
    const double instant = v[r.threshold];
    if (instant > limit || instant < t - resolution(t)) continue;
    due_.push_back(k);
    v[program_.time] = std::max(v[program_.time], instant);
  }
  return due_.size() > before;
}

void Events::takeRoots(const std::vector<int>& directions) {
  for (size_t k = 0; k < directions.size(); ++k) {
    if (directions[k] != 0) due_.push_back(rates_.searched()[k]);
  }
}

bool Events::pass() {
  ++statistics_.eventIterations;
  if (machine_.run(program_.event)) return true;
  reason_ = explainFailure(program_, machine_.failure(), machine_.at(program_.time), "R120");
  return false;
}

// One pass in which the relations that are due switch. A relation of time is evaluated literally at its own threshold,
// where rounding may still hide the switch: a time a few units in the last place later shows it. What such a time does
// not show has nothing to switch, as at the start of the run, and moves nothing.
bool Events::passUntilSwitched() {
  const double instant = machine_.at(program_.time);
  static constexpr double kNudges[] = {0, 1, 4, 16, 64};
  const auto scheduled =
      std::ranges::count_if(due_, [&](uint32_t k) { return program_.relations[k].threshold != program::kNone; });
  std::ptrdiff_t most = -1;
  double best = instant;
  for (const double nudge : kNudges) {
    machine_.at(program_.time) = instant + nudge * ulp(instant);
    if (!pass()) return false;
    const auto switched = std::ranges::count_if(due_, [&](uint32_t k) {
      const program::Relation& r = program_.relations[k];
      return r.threshold != program::kNone && machine_.at(r.slot) != before_[k];
    });
    if (switched == scheduled) return true;
    if (switched > most) best = machine_.at(program_.time);
    most = std::max(most, switched);
  }
  machine_.at(program_.time) = best;
  return pass();
}

bool Events::applyReinits() {
  bool hasApplied = false;
  for (const program::Reinit& r : program_.reinits) {
    if (machine_.at(r.active) == 0) continue;
    machine_.at(program_.states[r.state].slot) = machine_.at(r.value);
    hasApplied = true;
  }
  return hasApplied;
}

// The condition of a when-clause holds in one pass only.
bool Events::noteAssertions() {
  const auto& assertions = program_.assertions;
  const auto isActive = [&](const program::Assertion& a) {
    return a.active != program::kNone && machine_.at(a.active) != 0;
  };
  const auto isConditional = [](const auto& a) { return a.active != program::kNone; };
  if (std::none_of(assertions.begin(), assertions.end(), isConditional) &&
      std::none_of(program_.effects.begin(), program_.effects.end(), isConditional))
    return true;
  if (!machine_.run(program_.checks) || !machine_.runEffects(true)) {
    reason_ = explainFailure(program_, machine_.failure(), machine_.at(program_.time), "R120");
    return false;
  }
  for (uint32_t k = 0; k < assertions.size(); ++k) {
    if (isActive(assertions[k]) && (assertions[k].isTerminate || machine_.at(assertions[k].condition) == 0)) {
      met_.push_back(k);
    }
  }
  return true;
}

bool Events::isSettled() const {
  const double* const v = machine_.v();
  return std::all_of(program_.discretes.begin(), program_.discretes.end(), [v](const program::DiscreteVariable& d) {
    return v[d.slot] == v[d.pre] || (std::isnan(v[d.slot]) && std::isnan(v[d.pre]));
  });
}

void Events::updatePre() {
  double* const v = machine_.v();
  for (const program::DiscreteVariable& d : program_.discretes) v[d.pre] = v[d.slot];
}

bool Events::iterate() {
  machine_.setFrozen(false);
  machine_.clearFailure();
  met_.clear();
  machine_.refreshIdle();
  for (uint32_t k = 0; k < before_.size(); ++k) before_[k] = machine_.at(program_.relations[k].slot);
  for (uint32_t round = 0, open = 0;; ++round) {
    if (machine_.isCancelled()) return false;
    machine_.setMayLeaveOpen(open < kOpenRounds);
    const bool isDone = round == 0 && !due_.empty() ? passUntilSwitched() : pass();
    const bool isOpen = machine_.isLeftOpen();
    machine_.setMayLeaveOpen(false);
    if (!isDone || !noteAssertions()) return false;
    const bool hasReinits = applyReinits();
    open += isOpen;
    if (isSettled() && !hasReinits && !isOpen) break;
    // What changes one after the other comes to an end after as many rounds as there is something to change.
    if (round >= settings_.eventsPerInstant + program_.discretes.size()) return endless();
    updatePre();
  }
  const auto hasChanged = [this](uint32_t k) { return machine_.at(program_.relations[k].slot) != before_[k]; };
  changed_.clear();
  for (uint32_t k = 0; k < before_.size(); ++k)
    if (hasChanged(k)) changed_.push_back(k);
  undone_.clear();
  std::ranges::copy_if(due_, std::back_inserter(undone_), [&](uint32_t k) { return !hasChanged(k); });
  due_.clear();
  return true;
}

bool Events::finish() {
  bool hasFlags = false;
  for (const program::Sampler& s : program_.samplers) {
    hasFlags = hasFlags || machine_.at(s.flag) != 0;
    machine_.at(s.flag) = 0;
  }
  handled_ = machine_.at(program_.time);
  if (!hasFlags) return true;
  const std::vector<uint32_t> changed = changed_;
  const bool isDone = iterate();
  for (const uint32_t k : changed) {
    if (std::find(changed_.begin(), changed_.end(), k) == changed_.end()) changed_.push_back(k);
  }
  return isDone;
}

bool Events::endless() {
  reason_ = failure("R121", {});
  std::vector<Phrase> names;
  const auto note = [&](const std::string& name, const std::string& part) {
    if (names.size() < 6) names.push_back(Phrase(name));
    if (!part.empty() && std::find(reason_.parts.begin(), reason_.parts.end(), part) == reason_.parts.end()) {
      reason_.parts.push_back(part);
    }
  };
  for (const program::DiscreteVariable& d : program_.discretes) {
    if (machine_.at(d.slot) == machine_.at(d.pre) || d.name.empty()) continue;
    const auto variable = std::find_if(program_.variables.begin(), program_.variables.end(),
                                       [&](const program::Variable& x) { return x.name == d.name; });
    note(d.name, variable == program_.variables.end() ? std::string() : variable->part.text());
  }
  for (uint32_t k = 0; k < program_.relations.size(); ++k) {
    const program::Relation& r = program_.relations[k];
    const auto d = std::find_if(program_.discretes.begin(), program_.discretes.end(),
                                [&](const program::DiscreteVariable& x) { return x.slot == r.slot; });
    if (d == program_.discretes.end() || machine_.at(d->slot) == machine_.at(d->pre)) continue;
    note(relationName(program_, k), partOfRelation(program_, k));
  }
  reason_.message = phrase("the events at t = %1 do not come to an end; these keep changing: %2",
                           timeText(machine_.at(program_.time)), sequence(std::move(names)));
  return false;
}

void Events::shiftRoots(Rates& rates, FaintSwitches& faint) {
  for (size_t k = 0; k < signTrue_.size(); ++k) {
    const uint32_t relation = rates.searched()[k];
    const bool isTrue = machine_.at(program_.relations[relation].slot) != 0;
    // Twice the width, so that a root that has been found is clearly outside of it.
    const double width = 2 * std::max(machine_.enforceBorder(relation), faint.width(k));
    const double shift = width * (isTrue ? signTrue_[k] : -signTrue_[k]);
    rates.shiftRoot(k, shift);
    faint.noteShift(k, shift);
  }
}

void Events::learnSigns(const std::vector<double>& roots) {
  for (size_t k = 0; k < roots.size(); ++k) {
    const bool isTrue = machine_.at(program_.relations[rates_.searched()[k]].slot) != 0;
    isAtBorder_[k] = roots[k] == 0;
    if (isAtBorder_[k]) {
      isExcused_[k] = 0;
      continue;
    }
    const signed char sign = (roots[k] > 0) == isTrue ? 1 : -1;
    // Where the comparison could not be read, the first clear case decides.
    if (!isKnown_[k]) signTrue_[k] = sign;
    isKnown_[k] = 1;
    // What the event iteration has chosen although the sign says otherwise is not an event again at once.
    isExcused_[k] = sign != signTrue_[k] ? (roots[k] > 0 ? 1 : -1) : 0;
    excusedAt_[k] = std::fabs(roots[k]);
  }
}

// Whether a relation's value is another than that of the side on which its root function is.
bool Events::contradicts(size_t k, int side) const {
  const bool isTrue = machine_.at(program_.relations[rates_.searched()[k]].slot) != 0;
  return side != 0 && signTrue_[k] != 0 && (side == signTrue_[k]) != isTrue;
}

bool Events::hasLeftBorder(const std::vector<double>& roots) const {
  for (size_t k = 0; k < roots.size(); ++k)
    if (isAtBorder_[k] && contradicts(k, roots[k] > 0 ? 1 : roots[k] < 0 ? -1 : 0)) return true;
  return false;
}

std::vector<int> Events::leaving(const std::vector<int>& signs) const {
  std::vector<int> directions(signs.size(), 0);
  for (size_t k = 0; k < signs.size(); ++k)
    if (isAtBorder_[k] && contradicts(k, signs[k])) directions[k] = signs[k];
  return directions;
}

bool Events::findContradictions(const std::vector<double>& roots) {
  bool isAny = false;
  for (size_t k = 0; k < roots.size(); ++k) {
    if (roots[k] == 0 || std::isnan(roots[k]) || signTrue_[k] == 0) continue;
    const signed char side = roots[k] > 0 ? 1 : -1;
    if (!contradicts(k, side)) {
      isExcused_[k] = 0;
    } else if (isExcused_[k] != side || std::fabs(roots[k]) > kContradictionGrowth * excusedAt_[k]) {
      due_.push_back(rates_.searched()[k]);
      isAny = true;
    }
  }
  return isAny;
}

}  // namespace armature::solve
