// What a run does at an event: the instant is left in the direction that the event says, the event section iterated,
// both limits are recorded, and the integrator begins anew.
#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/initialize.h"
#include "engine/solve/simulation.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr size_t kEventRecords = 20000;
// Nudges past a root: from the resolution of an instant up to so many times that, each so many times the last.
constexpr double kFarthestPass = 1e6, kPassGrowth = 30;

}  // namespace

// Moves a little past the present instant along the rates, without anybody noticing: what crosses zero there is then
// clearly on the other side.
bool Simulation::nudge(double step) {
  if (!evaluatePoint()) return false;
  moveAlongRates(step);
  return true;
}

// With the rates of half the way, where there are any: a state that begins to move from rest has none yet.
void Simulation::moveAlongRates(double step) {
  std::vector<double>& here = moveFrom_;
  here = machine_.values();
  const auto moveFromHere = [&](double length) {
    for (const program::StateVariable& s : program_.states)
      machine_.at(s.slot) = here[s.slot] + length * machine_.at(s.derivative);
    machine_.at(program_.time) = here[program_.time] + length;
    rates_.forget();
  };
  moveFromHere(0.5 * step);
  const auto isFinite = [this](const program::StateVariable& s) { return std::isfinite(machine_.at(s.derivative)); };
  if (!machine_.run(program_.derivatives) || !std::ranges::all_of(program_.states, isFinite)) {
    machine_.clearFailure();
    machine_.values() = here;
  }
  moveFromHere(step);
}

// Root finding may stop where a root function is exactly zero or rounding hides its sign.
bool Simulation::passRoots(const std::vector<int>& directions) {
  for (double step = Events::resolution(time()); step < kFarthestPass * Events::resolution(time());
       step *= kPassGrowth) {
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

// Iterates the event; where the switching states contradict each other by rounding (a body that is just about to
// slide), once more a little later.
bool Simulation::iterateEvent() {
  before_ = machine_.values();
  for (double step = 10 * Events::resolution(time());; step *= 100) {
    if (events_.iterate()) return true;
    if (machine_.isCancelled() || machine_.failure().kind != Failure::Kind::mixed) return false;
    if (step > farthestNudge(settings_)) return false;
    machine_.clearFailure();
    machine_.values() = before_;
    if (!nudge(step)) return false;
  }
}

// Changes that are planned for this instant, then what has been told.
bool Simulation::takeChanges(Cause& cause, double t, std::string& text) {
  for (; nextPlanned() <= t + Events::resolution(t); ++nextChange_) {
    cause.isTime = true;
    if (!apply(changes_[nextChange_], text)) return false;
  }
  return cause.change.values.empty() || apply(cause.change, text);
}

// Gives parameters other values; `text` gets what can be said of it. False when the run must end.
bool Simulation::apply(const Change& change, std::string& text) {
  const std::vector<double> told = machine_.values();
  for (const auto& [name, value] : change.values) {
    if (!applyOverrides(machine_, {{name, value}}, diagnostics_)) continue;
    text += (text.empty() ? "" : ", ") + name + " = " + program::formatReal(value);
  }
  if (!computeParameters(machine_, reached_, diagnostics_)) {
    result_.outcome = Outcome::failed;
    return false;
  }
  warnAboutRanges(told);
  events_.schedule(std::nextafter(reached_ + Events::resolution(reached_), HUGE_VAL));
  recorder_.setConstants();
  rates_.forget();
  result_.changes.push_back(change);
  return true;
}

Simulation::Next Simulation::event(Cause cause) {
  const double t = reached_;
  if (!evaluatePoint() || !takeIn() || !record(t)) return Next::stop;
  inputs_.keep(machine_.values());
  events_.begin();
  delays_.accept(t);
  delays_.setSide(false);
  delays_.takeJumps(t + Events::resolution(t));
  if (cause.leaving)
    flow_.place(cause.leaving->later);
  else if (cause.nudge > 0 ? !nudge(cause.nudge) : cause.isState && !passRoots(integrator_.rootDirections()))
    return Next::stop;
  if (events_.takeDue(t)) cause.isTime = true;
  std::string text;
  if (!takeChanges(cause, t, text)) return Next::stop;
  if (!iterateEvent())
    return machine_.isCancelled() || result_.outcome == Outcome::failed ? Next::stop : fail(events_.reason());
  if (!evaluatePoint()) return Next::stop;
  if (!transports_.isEmpty()) {
    transports_.change();
    if (!evaluatePoint()) return Next::stop;
  }
  if (!record(t)) return Next::stop;
  undetermined_.look(t, diagnostics_);
  if (check(true) == Next::stop) return Next::stop;
  (cause.isTime ? result_.statistics.timeEvents : result_.statistics.stateEvents) += cause.isTime || cause.isState;
  noteEvent(cause, text);
  std::optional<Diagnostic> chattering = progress_.noteEvent(t, events_.changed(), events_.undone());
  accumulation_.noteEvent(t, events_.changed());
  if (!events_.finish()) return machine_.isCancelled() ? Next::stop : fail(events_.reason());
  reached_ = std::max(t, time());
  path_.begin(reached_);
  while (nextOutput_ > 0 && outputTime(nextOutput_) <= reached_ + Tolerances::kOnGrid * settings_.interval &&
         outputTime(nextOutput_) < end()) {
    ++nextOutput_;
  }
  if (program_.delayCount) {
    if (!evaluatePoint()) return Next::stop;
    delays_.accept(t);
    delays_.scheduleJumps();
  }
  if (chattering) return fail(std::move(*chattering));
  if (needsIntegrator_ && reached_ < end()) {
    machine_.setFrozen(true);
    selector_.select();
    const bool goesOn = cause.isTime && !cause.isState && text.empty() && integrator_.time() == reached_ &&
                        inputs_.areKept(machine_.values());
    if (!goesOn && cause.isTime) integrator_.noteScheduled();
    if (!goesOn && !restart(reached_)) return Next::stop;
    if (goesOn) rates_.forget();
  }
  assertions_.begin(needsIntegrator_);
  if (cause.isTime || cause.isState) halt_.atEvent(reached_);
  return Next::proceed;
}

// Begins anew after an event: the integrator looks at the root functions as they are from now on.
bool Simulation::restart(double t) {
  machine_.setFrozen(true);
  events_.shiftRoots(rates_, faint_);
  if (!integrator_.restart(t)) {
    fail(integrator_.reason());
    return false;
  }
  if (roots_.empty()) return true;
  for (size_t k = 0; k < states_.size(); ++k) states_[k] = machine_.at(program_.states[k].slot);
  if (!rates_.roots(time(), states_.data(), roots_.data())) {
    fail(explainFailure(program_, machine_.failure(), time(), "R102"));
    return false;
  }
  events_.learnSigns(roots_);
  return true;
}

void Simulation::noteEvent(const Cause& cause, const std::string& text) {
  control_.events.fetch_add(1, std::memory_order_relaxed);
  if (result_.events.size() >= kEventRecords) return;
  EventRecord record;
  record.time = reached_;
  record.relations = events_.changed();
  record.isTimeEvent = cause.isTime;
  record.isChange = !text.empty();
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

}  // namespace armature::solve
