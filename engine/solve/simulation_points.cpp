// The points of a run between its events: they are evaluated, taken into histories, looked through for what is no
// number, and written down.
#include <algorithm>
#include <cmath>

#include "engine/solve/explain.h"
#include "engine/solve/simulation.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// Of the way to a result point: where shorter pieces do not follow a path of solutions, it jumps there.
constexpr double kLeastPiece = 1e-4;

// A run may go on with infinite values, but not without a word.
Diagnostic infinityWarning(const program::Program& program, const double* v, double t) {
  Diagnostic warning = explainFailure(program, findNotFinite(program, v), t, "R104");
  warning.severity = Severity::warning;
  return warning;
}

}  // namespace

// Derivatives and outputs at the present states and time.
bool Simulation::evaluatePoint() {
  if (tryPoint()) return true;
  if (!machine_.isCancelled()) fail(explainFailure(program_, machine_.failure(), time(), "R102"));
  return false;
}

bool Simulation::takeIn() {
  if (transports_.isEmpty()) return true;
  const double now = time();
  const bool isOfStep = needsIntegrator_ && now > transports_.last();
  const bool isElsewhere = isOfStep && transports_.refine(integrator_.lastBegin(), [this](double t) {
    place(t);
    return tryPoint();
  });
  if (isElsewhere) {
    place(now);
    if (now == integrator_.time()) integrator_.restoreStates();
    if (!evaluatePoint()) return false;
  }
  transports_.accept();
  return evaluatePoint();
}

bool Simulation::tryPoint() {
  machine_.clearFailure();
  rates_.forget();
  machine_.setFrozen(true);
  return machine_.run(program_.derivatives) && machine_.run(program_.outputs);
}

void Simulation::place(double t) {
  if (needsIntegrator_) {
    integrator_.interpolate(t);
  } else {
    machine_.at(program_.time) = t;
  }
}

// Whether an unknown that has left its path has gone over to another solution of its system: what it goes over to is
// one of the instant before, too. (A term that jumps without an event leaves one solution at each.)
void Simulation::lookAtJump(const PathWatch& path) {
  if (!path.hasJumped()) return;
  const std::vector<double> here = machine_.values();
  const double now = time();
  const double before =
      needsIntegrator_ ? std::max(path.timeBeforeJump(), integrator_.lastBegin()) : path.timeBeforeJump();
  place(before);
  path.restoreBeforeJump(machine_);
  if (tryPoint()) {
    branches_.begin();
    path.restore(machine_);
    if (tryPoint()) branches_.look(now, Severity::note, diagnostics_);
  }
  machine_.clearFailure();
  machine_.values() = here;
  rates_.forget();
}

bool Simulation::evaluateOutput(double t) {
  const auto isReached = [this](double at) {
    place(at);
    if (!tryPoint() || !path_.isNear(at)) return false;
    path_.accept(at);
    lookAtJump(path_);
    return true;
  };
  if (isReached(t)) return true;
  const double least = kLeastPiece * (t - path_.time());
  for (double step = 0.25 * (t - path_.time()); step > least && !machine_.isCancelled();) {
    path_.restore(machine_);
    const double next = std::min(t, path_.time() + step);
    const bool isThere = isReached(next);
    if (isThere && next == t) return true;
    step *= isThere ? 2 : 0.25;
  }
  path_.restore(machine_);
  place(t);
  if (!evaluatePoint()) return false;
  path_.accept(t);
  lookAtJump(path_);
  path_.begin(t);
  return true;
}

// Whether everything has a value at the start; a division by zero there is told with the variable and its part.
bool Simulation::isFiniteStart() {
  const Failure culprit = findNotFinite(program_, machine_.v());
  if (!culprit) return true;
  // What is asserted may say more: a subscript that is out of range.
  if (check(false) == Next::stop) return false;
  fail(explainFailure(program_, culprit, time(), "I103"));
  return false;
}

bool Simulation::record(double t) {
  if (settings_.aim != Aim::trajectory && !isAtEnd_) return true;
  const Recorder::Content content = recorder_.content();
  if (content == Recorder::Content::infinite && !std::exchange(isInfinityTold_, true))
    diagnostics_.add(infinityWarning(program_, machine_.v(), time()));
  if (content == Recorder::Content::noNumber) {
    if (check(false) == Next::stop) return false;
    fail(explainFailure(program_, findNotFinite(program_, machine_.v()), time(), "R103"));
    return false;
  }
  if (!recorder_.append(t)) {
    fail(recorder_.whyFull());
    return false;
  }
  // Whether what has been written down is to be trusted.
  small_.look();
  whole_.look(t, machine_.v(), diagnostics_);
  if (isAtEnd_ || rounding_.isDue(rates_.evaluations, needsIntegrator_ ? 0 : recorder_.rowCount())) {
    residuals_.look(t, diagnostics_);
    rounding_.look(
        t, [this] { return tryPoint(); }, diagnostics_);
    rates_.forget();
  }
  return true;
}

bool Simulation::outputsUntil(double t, bool isIncluded) {
  const double slack = Tolerances::kOnGrid * settings_.interval;
  for (bool isFirst = true;; isFirst = false) {
    const double at = outputTime(nextOutput_);
    if (!(isIncluded ? at <= t : at < t - slack) || at >= end() - slack) {
      if (!isFirst) rates_.loadGuess(false);
      return true;
    }
    if (isFirst) rates_.loadGuess(true);
    if (!pace_.waitFor(at, reached_)) return false;
    if (!needsIntegrator_) {
      tellTime(at);
      if (lookAtAssertions(at) == Next::stop) return false;
    }
    if (!evaluateOutput(at) || !takeIn() || !record(at)) return false;
    reached_ = std::max(reached_, at);
    if (check(false) == Next::stop) return false;
    ++nextOutput_;
    halt_.atPoint(at);
    if (!needsIntegrator_ ? poll() == Next::stop : !isLetGo(at)) return false;
    if (needsIntegrator_ && (isToldAt(at) || isChangeDue(at))) {
      cut_ = at;
      return true;
    }
  }
}

}  // namespace armature::solve
