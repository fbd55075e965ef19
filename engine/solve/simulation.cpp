#include "engine/solve/simulation.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "engine/program/call.h"
#include "engine/program/format.h"
#include "engine/program/ranges.h"
#include "engine/solve/explain.h"
#include "engine/solve/initialize.h"

namespace armature::solve {

namespace {

constexpr size_t kEventRecords = 20000;

double secondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

Simulation::Simulation(const program::Program& program, const Settings& settings, Control& control,
                       results::Store& store, Diagnostics& diagnostics)
    : program_(program),
      settings_(settings),
      control_(control),
      diagnostics_(diagnostics),
      machine_(program, settings.useMachineCode, &control.cancel),
      rates_(machine_),
      events_(machine_, rates_, settings_, result_.statistics),
      integrator_(machine_, rates_, settings_),
      recorder_(machine_, store),
      selector_(machine_) {
  states_.resize(program.states.size());
  roots_.resize(rates_.searched().size());
  switchCount_.resize(program.relations.size());
}

RunResult Simulation::run(const Overrides& overrides) {
  const auto began = std::chrono::steady_clock::now();
  result_.outcome = Outcome::finished;
  result_.endTime = settings_.startTime;
  result_.statistics.codeSeconds = machine_.codeSeconds();
  const bool hasStarted = start(overrides);
  result_.statistics.initializeSeconds = secondsSince(began);
  if (hasStarted) {
    const auto integrationBegan = std::chrono::steady_clock::now();
    integrate();
    finish();
    result_.statistics.integrateSeconds = secondsSince(integrationBegan);
  } else if (control_.cancel.isCancelled()) {
    result_.outcome = Outcome::cancelled;
  } else if (result_.outcome == Outcome::finished) {
    result_.outcome = Outcome::failed;
  }
  integrator_.addStatistics(result_.statistics);
  result_.statistics.residualEvaluations = rates_.evaluations;
  result_.statistics.newtonIterations = machine_.newtonIterations;
  result_.endTime = reached_;
  for (const std::string& text : machine_.context().native.messages) diagnostics_.warning("R130", text);
  return std::move(result_);
}

bool Simulation::start(const Overrides& overrides) {
  reached_ = settings_.startTime;
  control_.time.store(reached_, std::memory_order_relaxed);
  machine_.at(program_.time) = settings_.startTime;
  if (!applyOverrides(machine_, overrides, diagnostics_)) return false;
  if (!computeParameters(machine_, settings_.startTime, diagnostics_)) return false;
  warnAboutRanges(program_.initial);  // of what the model itself says the translation has warned
  selector_.selectAtStart();
  if (!initialize(machine_, settings_, diagnostics_)) return false;
  recorder_.setConstants();
  // What initialization has found is the left limit of the first event.
  events_.begin();
  if (!checkStart()) return false;
  events_.schedule(settings_.startTime);
  const bool hasEventSection = !program_.event.empty();
  if (hasEventSection && !events_.iterate()) {
    fail(events_.reason());
    return false;
  }
  if (hasEventSection && events_.takeDue(settings_.startTime)) {
    if (!events_.iterate()) {
      fail(events_.reason());
      return false;
    }
  }
  needsIntegrator_ = !program_.states.empty() || !rates_.searched().empty();
  if (!evaluatePoint() || !isFiniteStart() || !record(settings_.startTime)) return false;
  if (check(true) == Next::stop) return false;
  nextOutput_ = 1;
  if (hasEventSection && !events_.finish()) {
    fail(events_.reason());
    return false;
  }
  acceptDelays(settings_.startTime);
  if (needsIntegrator_ && settings_.stopTime > settings_.startTime) {
    selector_.select();
    events_.shiftRoots(rates_);
    if (!integrator_.restart(time())) {
      fail(integrator_.reason());
      return false;
    }
  }
  if (!updateRoots()) return false;
  anchor_ = lastEvent_ = stepAnchor_ = settings_.startTime;
  paceTime_ = settings_.startTime;
  paceBegan_ = std::chrono::steady_clock::now();
  return true;
}

double Simulation::outputTime(uint64_t index) const {
  return std::min(settings_.stopTime, settings_.startTime + static_cast<double>(index) * settings_.interval);
}

void Simulation::integrate() {
  while (reached_ < settings_.stopTime) {
    if (poll() == Next::stop) return;
    if (settings_.stepBudget > 0 && ++advances_ > settings_.stepBudget) {
      fail(failure("R141", "the run has used up its budget of steps"));
      return;
    }
    if (advance() == Next::stop || isStuck()) return;
    control_.time.store(reached_, std::memory_order_relaxed);
  }
}

// One step of the integrator, or a jump to the next event or the end where there is nothing to integrate.
Simulation::Next Simulation::advance() {
  const double scheduled = nextScheduled();
  setDelaySide(true);
  // What is due at the end of the run still happens, whether or not there is something to integrate.
  const bool isEventNext = scheduled <= settings_.stopTime + Events::resolution(settings_.stopTime);
  const double target = std::min(scheduled, settings_.stopTime);
  if (needsIntegrator_ && target - reached_ > 10 * Events::resolution(target)) {
    machine_.setFrozen(true);
    return afterStep(integrator_.step(target));
  }
  if (!needsIntegrator_) {
    machine_.setFrozen(true);
    if (!outputsUntil(target, false)) return Next::stop;
  }
  reached_ = target;
  machine_.at(program_.time) = target;
  if (needsIntegrator_ && !isEventNext) return Next::proceed;
  return isEventNext ? event({.isTime = true}) : Next::proceed;
}

Simulation::Next Simulation::afterStep(Integrator::Stop stop) {
  if (stop == Integrator::Stop::failed) return recover();
  const double t = integrator_.time();
  const bool isStateEvent = stop == Integrator::Stop::root;
  const bool isTimeEvent = nextScheduled() <= t + Events::resolution(t);
  if (!outputsUntil(t, !isStateEvent && !isTimeEvent && t < settings_.stopTime)) return Next::stop;
  reached_ = t;
  integrator_.restoreStates();
  if (program_.delayCount > 0) {
    if (!evaluatePoint()) return Next::stop;
    acceptDelays(time());
  }
  const bool isMissed = !isStateEvent && !isTimeEvent && events_.findContradictions(integrator_.roots());
  if (!isStateEvent && !isTimeEvent && !isMissed) {
    if (program_.stateSets.empty()) return Next::proceed;
    rates_.forget();
    if (!selector_.select()) return Next::proceed;
    rates_.forget();
    if (!integrator_.restart(reached_)) return fail(integrator_.reason());
    return updateRoots() ? Next::proceed : Next::stop;
  }
  if (isStateEvent) events_.takeRoots(integrator_.rootDirections());
  return event({.isTime = isTimeEvent, .isState = isStateEvent || isMissed});
}

// Derivatives and outputs at the present states and time.
bool Simulation::evaluatePoint() {
  machine_.clearFailure();
  rates_.forget();
  machine_.setFrozen(true);
  if (machine_.run(program_.derivatives) && machine_.run(program_.outputs)) return true;
  if (!machine_.isCancelled()) fail(explainFailure(program_, machine_.failure(), time(), "R102"));
  return false;
}

// A jump of a delayed expression comes back after the delay: an instant to stop at, like any scheduled event.
void Simulation::scheduleDelayedJumps() {
  constexpr size_t kBudget = 100000;  // reflections without end
  for (const program::DelayBuffer& buffer : machine_.context().delays) {
    const size_t n = buffer.times.size();
    if (n < buffer.first + 2 || buffer.times[n - 1] != buffer.times[n - 2] || !(buffer.delay > 0)) continue;
    const double left = buffer.values[n - 2], right = buffer.values[n - 1];
    if (std::fabs(right - left) <= settings_.tolerance * (std::fabs(left) + std::fabs(right))) continue;
    if (delayedJumps_.size() < kBudget) delayedJumps_.push(buffer.times[n - 1] + buffer.delay);
  }
}

double Simulation::nextScheduled() {
  const double next = events_.next();
  return delayedJumps_.empty() ? next : std::min(next, delayedJumps_.top());
}

void Simulation::setDelaySide(bool isFromLeft) {
  for (program::DelayBuffer& buffer : machine_.context().delays) buffer.isFromLeft = isFromLeft;
}

// Takes the delayed expressions' present values into their histories, as those of time t: an instant may be evaluated a
// little later than it is, and its two limits belong to one time.
void Simulation::acceptDelays(double t) {
  for (size_t k = 0; k < program_.delaySources.size(); ++k) {
    program::DelayBuffer& buffer = machine_.context().delays[k];
    buffer.time = t;
    buffer.value = machine_.at(program_.delaySources[k]);
    program::acceptDelay(buffer);
  }
}

// Whether everything has a value at the start; a division by zero there is told with the variable and its part.
bool Simulation::isFiniteStart() {
  const Failure culprit = findNotFinite(program_, machine_.v());
  if (!culprit) return true;
  fail(explainFailure(program_, culprit, time(), "I103"));
  return false;
}

bool Simulation::record(double t) {
  if (!recorder_.holdsNumbers()) {
    fail(explainFailure(program_, findNotFinite(program_, machine_.v()), time(), "R103"));
    return false;
  }
  if (recorder_.append(t)) return true;
  fail(failure("R140",
               "memory is full: the results of this run have become too large; record fewer variables or "
               "choose a longer interval"));
  return false;
}

bool Simulation::outputsUntil(double t, bool isIncluded) {
  const double slack = 1e-9 * settings_.interval;
  for (bool isFirst = true;; isFirst = false) {
    const double at = outputTime(nextOutput_);
    if (!(isIncluded ? at <= t : at < t - slack) || at >= settings_.stopTime - slack) {
      if (!isFirst) rates_.loadGuess(false);
      return true;
    }
    if (isFirst) rates_.loadGuess(true);
    if (!waitForPace(at)) return false;
    if (needsIntegrator_) {
      integrator_.interpolate(at);
    } else {
      machine_.at(program_.time) = at;
      control_.time.store(at, std::memory_order_relaxed);
    }
    if (!evaluatePoint() || !record(at)) return false;
    if (!needsIntegrator_) acceptDelays(time());
    reached_ = std::max(reached_, at);
    if (check(false) == Next::stop) return false;
    ++nextOutput_;
    if (!needsIntegrator_ && poll() == Next::stop) return false;
  }
}

// What initial equations and algorithms assert and call, while initial() still holds.
bool Simulation::checkStart() {
  if (program_.initialFlag == program::kNone) return true;
  machine_.at(program_.initialFlag) = 1;
  const Next next = check(true, true);
  machine_.at(program_.initialFlag) = 0;
  return next != Next::stop;
}

// Assertions, terminate and effects at the present point; at the start those alone that have a condition.
Simulation::Next Simulation::check(bool isEvent, bool isStart) {
  if (program_.assertions.empty() && program_.effects.empty()) return Next::proceed;
  machine_.clearFailure();
  if (!machine_.run(program_.checks) || !machine_.runEffects(isStart))
    return fail(explainFailure(program_, machine_.failure(), time(), "R102"));
  const double* const v = machine_.v();
  for (size_t k = 0; k < program_.assertions.size(); ++k) {
    const program::Assertion& a = program_.assertions[k];
    const auto& met = events_.met();
    const bool isMet = isEvent && std::find(met.begin(), met.end(), k) != met.end();
    const bool isActive = a.active == program::kNone ? !isStart : v[a.active] != 0;
    if (!isMet && (!isActive || (a.isTerminate ? !isEvent : v[a.condition] != 0))) continue;
    if (a.isWarning && !warned_.insert(k).second) continue;
    std::string text = program::formatMessage(a.message, v, machine_.context().native.texts);
    if (text.empty()) text = "an assertion failed";
    Diagnostic d = failure(a.isTerminate ? "R151" : "R150", text + " (at t = " + program::formatReal(time()) + " s)");
    d.severity = a.isTerminate ? Severity::note : a.isWarning ? Severity::warning : Severity::error;
    addOrigin(d, program_, a.origin);
    if (a.isWarning) {
      diagnostics_.add(std::move(d));
      continue;
    }
    if (!a.isTerminate) return fail(std::move(d));
    diagnostics_.add(std::move(d));
    result_.outcome = Outcome::terminated;
    return Next::stop;
  }
  return Next::proceed;
}

// Moves a little past the present instant along the rates, without anybody noticing: what crosses zero there is then
// clearly on the other side.
bool Simulation::nudge(double step) {
  if (!evaluatePoint()) return false;
  moveAlongRates(step);
  return true;
}

// With the rates of half the way, where there are any: a state that begins to move from rest has none yet.
void Simulation::moveAlongRates(double step) {
  const std::vector<double> here = machine_.values();
  const auto moveFromHere = [&](double length) {
    for (const program::StateVariable& s : program_.states)
      machine_.at(s.slot) = here[s.slot] + length * machine_.at(s.derivative);
    machine_.at(program_.time) = here[program_.time] + length;
    rates_.forget();
  };
  moveFromHere(0.5 * step);
  if (!machine_.run(program_.derivatives)) {
    machine_.clearFailure();
    machine_.values() = here;
  }
  moveFromHere(step);
}

// Root finding may stop where a root function is exactly zero or rounding hides its sign.
bool Simulation::passRoots(const std::vector<int>& directions) {
  for (double step = Events::resolution(time()); step < 1e6 * Events::resolution(time()); step *= 30) {
    for (size_t k = 0; k < states_.size(); ++k) states_[k] = machine_.at(program_.states[k].slot);
    machine_.setFrozen(true);
    if (!rates_.roots(time(), states_.data(), roots_.data())) {
      machine_.clearFailure();
      return true;
    }
    bool isPast = true;
    for (size_t k = 0; k < directions.size(); ++k) {
      isPast = isPast && (directions[k] == 0 || roots_[k] * directions[k] > 0);
    }
    if (isPast) return true;
    if (!nudge(step)) return false;
  }
  return true;
}

// How far beyond the present instant the equations have no solution with the discrete values as they are [s]; 0 where
// they go on having one. The inputs of a comparator that have been equal and now part leave its middle branch without
// any root function having moved.
double Simulation::stepOutOfModes() {
  const std::vector<double> here = machine_.values();
  double found = 0;
  for (double step = Events::resolution(time()); found == 0 && step <= farthestNudge(); step *= 10) {
    if (!evaluateHeld() || machine_.isCancelled()) break;
    moveAlongRates(step);
    if (!evaluateHeld()) found = step;
    machine_.values() = here;
  }
  machine_.clearFailure();
  rates_.forget();
  return found;
}

bool Simulation::evaluateHeld() {
  machine_.clearFailure();
  rates_.forget();
  machine_.setFrozen(true);
  return machine_.run(program_.derivatives) && machine_.run(program_.outputs) && machine_.run(program_.roots);
}

// Iterates the event; where the switching states contradict each other by rounding (a body that is just about to
// slide), once more a little later.
bool Simulation::iterateEvent() {
  before_ = machine_.values();
  for (double step = 10 * Events::resolution(time());; step *= 100) {
    if (events_.iterate()) return true;
    if (machine_.isCancelled() || machine_.failure().kind != Failure::Kind::mixed) return false;
    if (step > farthestNudge()) return false;
    machine_.clearFailure();
    machine_.values() = before_;
    if (!nudge(step)) return false;
  }
}

Simulation::Next Simulation::event(Cause cause) {
  const double t = reached_;
  if (!evaluatePoint() || !record(t)) return Next::stop;
  events_.begin();
  acceptDelays(t);
  setDelaySide(false);
  while (!delayedJumps_.empty() && delayedJumps_.top() <= t + Events::resolution(t)) delayedJumps_.pop();
  if (cause.nudge > 0 ? !nudge(cause.nudge) : cause.isState && !passRoots(integrator_.rootDirections()))
    return Next::stop;
  if (events_.takeDue(t)) cause.isTime = true;
  if (!iterateEvent())
    return machine_.isCancelled() || result_.outcome == Outcome::failed ? Next::stop : fail(events_.reason());
  if (!evaluatePoint() || !record(t)) return Next::stop;
  if (check(true) == Next::stop) return Next::stop;
  (cause.isTime ? result_.statistics.timeEvents : result_.statistics.stateEvents) += cause.isTime || cause.isState;
  noteEvent(cause.isTime, cause.text);
  if (!events_.finish()) return machine_.isCancelled() ? Next::stop : fail(events_.reason());
  reached_ = std::max(t, time());
  while (nextOutput_ > 0 && outputTime(nextOutput_) <= reached_ + 1e-9 * settings_.interval &&
         outputTime(nextOutput_) < settings_.stopTime) {
    ++nextOutput_;
  }
  if (program_.delayCount) {
    if (!evaluatePoint()) return Next::stop;
    acceptDelays(t);
    scheduleDelayedJumps();
  }
  if (isChattering(t)) return Next::stop;
  if (needsIntegrator_ && reached_ < settings_.stopTime) {
    machine_.setFrozen(true);
    selector_.select();
    // The integrator looks at the root functions when it begins: as they are from now on.
    events_.shiftRoots(rates_);
    if (!integrator_.restart(reached_)) return fail(integrator_.reason());
  }
  return updateRoots() ? Next::proceed : Next::stop;
}

bool Simulation::updateRoots() {
  if (roots_.empty()) return true;
  machine_.setFrozen(true);
  events_.shiftRoots(rates_);
  for (size_t k = 0; k < states_.size(); ++k) states_[k] = machine_.at(program_.states[k].slot);
  if (!rates_.roots(time(), states_.data(), roots_.data())) {
    fail(explainFailure(program_, machine_.failure(), time(), "R102"));
    return false;
  }
  events_.learnSigns(roots_);
  return true;
}

void Simulation::noteEvent(bool isTimeEvent, const std::string& text) {
  for (const uint32_t k : events_.changed()) ++switchCount_[k];
  if (result_.events.size() >= kEventRecords) return;
  EventRecord record;
  record.time = reached_;
  record.relations = events_.changed();
  record.isTimeEvent = isTimeEvent;
  record.text = text;
  if (text.empty()) {
    for (const uint32_t k : record.relations) {
      if (record.text.size() > 200) break;
      record.text += (record.text.empty() ? "" : ", ") + program_.relations[k].text +
                     (machine_.at(program_.relations[k].slot) != 0 ? " became true" : " became false");
    }
  }
  result_.events.push_back(std::move(record));
}

// Whether the integrator makes steps so small that the run would not end in a lifetime.
bool Simulation::isStuck() {
  if (reached_ - stepAnchor_ > 1e-6 * (settings_.stopTime - settings_.startTime)) {
    stepAnchor_ = reached_;
    stepsSinceAnchor_ = 0;
    return false;
  }
  if (++stepsSinceAnchor_ <= settings_.stepsWithoutProgress) return false;
  fail(integrator_.slowness(stepAnchor_, stepsSinceAnchor_));
  return true;
}

bool Simulation::isChattering(double t) {
  const double span = settings_.stopTime - settings_.startTime;
  if (t - anchor_ > 1e-5 * span) {
    anchor_ = t;
    sinceAnchor_ = 0;
    std::fill(switchCount_.begin(), switchCount_.end(), 0);
  }
  atOneInstant_ = t - lastEvent_ <= 4 * Events::resolution(t) ? atOneInstant_ + 1 : 0;
  lastEvent_ = t;
  ++sinceAnchor_;
  if (sinceAnchor_ <= settings_.eventsWithoutProgress && atOneInstant_ <= settings_.eventsPerInstant) return false;
  std::vector<uint32_t> order(switchCount_.size());
  for (uint32_t k = 0; k < order.size(); ++k) order[k] = k;
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return switchCount_[a] > switchCount_[b]; });
  Diagnostic d = failure("R122", "the model makes " + std::to_string(sinceAnchor_) +
                                     " events between t = " + program::formatReal(anchor_) +
                                     " s and t = " + program::formatReal(t) + " s and hardly gets on (chattering)");
  int shown = 0;
  for (const uint32_t k : order) {
    if (switchCount_[k] == 0 || shown == 4) break;
    d.message += (shown++ ? ", " : "; switching most: ") + relationName(program_, k);
    const std::string part = partOfRelation(program_, k);
    if (!part.empty() && std::find(d.parts.begin(), d.parts.end(), part) == d.parts.end()) d.parts.push_back(part);
  }
  fail(std::move(d));
  return true;
}

// After a failure of the integrator: a fresh start at the last good point gets over a corner that no event announced.
Simulation::Next Simulation::recover() {
  if (machine_.isCancelled()) return Next::stop;
  const double t = integrator_.time();
  const double span = settings_.stopTime - settings_.startTime;
  const Diagnostic reason = integrator_.reason();
  failures_ = t - lastFailure_ > 1e-9 * span ? failures_ / 2 + 1 : failures_ + 4;
  lastFailure_ = t;
  if (failures_ > 40 || !(t >= reached_)) return fail(reason);
  reached_ = t;
  machine_.clearFailure();
  integrator_.restoreStates();
  machine_.setFrozen(true);
  if (integrator_.hasLeftModes()) {
    if (const double step = stepOutOfModes(); step > 0) return event({.isState = true, .nudge = step});
    if (machine_.isCancelled()) return Next::stop;
  }
  if (failures_ > 4) return fail(reason);
  return integrator_.restart(t) ? Next::proceed : fail(reason);
}

Simulation::Next Simulation::poll() {
  if (control_.cancel.isCancelled()) return Next::stop;
  while (control_.isPaused.load(std::memory_order_relaxed)) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (control_.cancel.isCancelled()) return Next::stop;
    pace_ = -1;  // the clock starts anew
  }
  return applyParameters();
}

Simulation::Next Simulation::applyParameters() {
  const Overrides changes = control_.takeParameters();
  if (changes.empty()) return Next::proceed;
  std::string text;
  const std::vector<double> told = machine_.values();
  for (const auto& [name, value] : changes) {
    if (applyOverrides(machine_, {{name, value}}, diagnostics_)) {
      text += (text.empty() ? "" : ", ") + name + " = " + program::formatReal(value);
    }
  }
  if (text.empty()) return Next::proceed;
  const double t = reached_;
  if (!computeParameters(machine_, t, diagnostics_)) {
    result_.outcome = Outcome::failed;
    return Next::stop;
  }
  warnAboutRanges(told);
  events_.schedule(std::nextafter(t + Events::resolution(t), HUGE_VAL));
  recorder_.setConstants();
  rates_.forget();
  return event({.text = std::move(text)});
}

void Simulation::warnAboutRanges(const std::vector<double>& told) {
  for (Diagnostic& d : program::warningsAboutRanges(program_, machine_.v(), told.data()))
    diagnostics_.add(std::move(d));
}

bool Simulation::waitForPace(double t) {
  const double pace = control_.pace.load(std::memory_order_relaxed);
  if (pace != pace_) {
    pace_ = pace;
    paceTime_ = reached_;
    paceBegan_ = std::chrono::steady_clock::now();
  }
  if (!(pace > 0)) return true;
  for (;;) {
    const double wait = (t - paceTime_) / pace - secondsSince(paceBegan_);
    if (wait <= 0) return true;
    if (control_.cancel.isCancelled()) return false;
    if (control_.pace.load(std::memory_order_relaxed) != pace || control_.isPaused.load()) return true;
    std::this_thread::sleep_for(std::chrono::duration<double>(std::min(wait, 0.02)));
  }
}

Simulation::Next Simulation::fail(Diagnostic reason) {
  diagnostics_.add(std::move(reason));
  result_.outcome = Outcome::failed;
  return Next::stop;
}

// The last row and what the model does at the end.
void Simulation::finish() {
  if (control_.cancel.isCancelled()) {
    result_.outcome = Outcome::cancelled;
    return;
  }
  if (result_.outcome != Outcome::finished) return;
  machine_.at(program_.time) = reached_;
  if (!evaluatePoint() || !record(reached_)) return;
  if (check(false) == Next::stop || program_.terminalFlag == program::kNone) return;
  events_.begin();
  machine_.at(program_.terminalFlag) = 1;
  if (!events_.iterate()) {
    fail(events_.reason());
  } else if (evaluatePoint() && (!recorder_.hasChanged() || record(reached_))) {
    check(true);
  }
}

}  // namespace armature::solve
