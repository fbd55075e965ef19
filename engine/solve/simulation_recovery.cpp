// What a run tries where the integrator cannot go on: beyond modes that have ended, across a relation that is about to
// change, once more from the last good point, on another solution of the equations.
#include <algorithm>
#include <cmath>

#include "engine/solve/simulation.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr int kCorner = 4;                // failures as which one counts that is near the last one
constexpr double kFarthestAcross = 1e-3;  // [-] of the run

// How far the rates at a point may be followed by a straight line, such that no state moves by more than its errors
// may be [s].
double withinErrors(Machine& machine, const Settings& settings) {
  const program::Program& p = machine.program();
  const std::vector<double> bounds = absoluteTolerances(p, settings.tolerance);
  double farthest = kFarthestAcross * (settings.stopTime - settings.startTime);
  for (size_t k = 0; k < bounds.size(); ++k) {
    const double size = std::fabs(machine.at(p.states[k].slot)), rate = std::fabs(machine.at(p.states[k].derivative));
    if (rate > 0) farthest = std::min(farthest, (settings.tolerance * size + bounds[k]) / rate);
  }
  return farthest;
}

}  // namespace

// How far beyond the present instant something holds of what lies there [s], while the instant itself is evaluated by
// `evaluate`; 0 where it does nowhere.
double Simulation::stepTo(const std::function<bool()>& evaluate, const std::function<bool()>& holds, double farthest) {
  const std::vector<double> here = machine_.values();
  double found = 0;
  for (double step = Events::resolution(time()); found == 0 && step <= farthest; step *= 10) {
    if (!evaluate() || machine_.isCancelled()) break;
    moveAlongRates(step);
    if (holds()) found = step;
    machine_.values() = here;
  }
  machine_.clearFailure();
  rates_.forget();
  return found;
}

// Goes over to another solution of the equations next to where the one ends that has been followed. Where air flows
// through a shaft by its own weight, warm and cold air are two solutions, of which the one ends where the other one
// still holds: a fold. `mayTry`: next to the present instant, too, where this one goes on; `reason`: why the integrator
// has given up.
Simulation::Next Simulation::leaveBranch(bool mayTry, const Diagnostic& reason) {
  const auto isSolvedFromAfar = [this] {
    machine_.setPatient(true);
    const bool isSolved = tryPoint();
    machine_.setPatient(false);
    return isSolved;
  };
  branches_.begin();  // what has been accepted last
  double step = stepTo(
      isSolvedFromAfar, [&] { return !tryPoint() && isSolvedFromAfar(); }, farthestNudge(settings_));
  // Or it is this very instant that has another one already.
  const bool isHere = isSolvedFromAfar();
  if (step == 0 && (mayTry || branches_.hasJumped())) step = Events::resolution(time());
  if (step == 0 || !isHere) return fail(reason);
  machine_.setPatient(true);
  const Next next = event({.isState = true, .nudge = step});
  machine_.setPatient(false);
  branches_.look(reached_, Severity::warning, diagnostics_);
  return next;
}

// After a failure of the integrator: a fresh start at the last good point gets over a corner that no event announced.
Simulation::Next Simulation::recover() {
  if (machine_.isCancelled()) return Next::stop;
  const double t = integrator_.time();
  const double span = settings_.stopTime - settings_.startTime;
  const Diagnostic reason = integrator_.reason();
  failures_ = t - lastFailure_ > Tolerances::kOneCorner * span ? failures_ / 2 + 1 : failures_ + kCorner;
  lastFailure_ = t;
  if (failures_ > 40 || !(t >= reached_)) return fail(reason);
  reached_ = t;
  machine_.clearFailure();
  integrator_.restoreStates();
  machine_.setFrozen(true);
  if (integrator_.hasLeftModes()) {
    // To where the equations have no solution with the discrete values as they are. The inputs of a comparator that
    // have been equal and now part leave its middle branch without any root function having moved.
    const auto evaluateHeld = [this] { return tryPoint() && machine_.run(program_.roots); };
    const double step = stepTo(
        evaluateHeld, [&] { return !evaluateHeld(); }, farthestNudge(settings_));
    if (step > 0) return event({.isState = true, .nudge = step});
    if (machine_.isCancelled()) return Next::stop;
  }
  // To where a relation has the other value. The outflow sqrt(h) of a tank has none beyond the instant at which it is
  // empty, and every step towards that is shorter than the last one.
  const auto isAcross = [this] {
    return machine_.run(program_.derivatives) && rates_.rootsHere(roots_.data()) && events_.findContradictions(roots_);
  };
  const double ahead = std::min({nextScheduled(), end(), outputTime(nextOutput_)}) - t;
  const bool mayCross = !roots_.empty() && tryPoint();
  const double across =
      mayCross ? stepTo([this] { return tryPoint(); }, isAcross, std::min(ahead, withinErrors(machine_, settings_)))
               : 0;
  if (across > 0) return event({.isState = true, .nudge = across});
  const bool isFirst = failures_ <= kCorner;
  if (isFirst && integrator_.restart(t)) {
    assertions_.begin(needsIntegrator_);
    return Next::proceed;
  }
  machine_.clearFailure();
  integrator_.restoreStates();
  return leaveBranch(isFirst, reason);
}

}  // namespace armature::solve
