// How far the integrator's next step may go, whatever its method would like.
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/solve/integrator.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr double kBack = 0.1;         // of the last step: where its end's direction comes from
constexpr double kLeastAsked = 1e-6;  // of the run: no step is shorter because of tables
constexpr double kLeastDelay = 1e-5;  // of the run: a shorter delay does not shorten the steps any further
constexpr uint64_t kLateSteps = 100;  // as many may belong to a delay that only comes down to nothing

}  // namespace

// What is late by less than the step under way would have to be read from a history that is not there yet. But a line
// of nanoseconds in a run of seconds must not ask for 1e9 steps; then what it delays is a little later.
double Integrator::shortestDelay() {
  const double least = kLeastDelay * (settings_.stopTime - settings_.startTime);
  double shortest = std::numeric_limits<double>::infinity();
  for (const program::DelayBuffer& buffer : machine_.context().delays) {
    if (!(buffer.delay > 0)) continue;
    shortest = std::min(shortest, std::max(buffer.delay, least));
    if (buffer.delay >= least) continue;
    ++lateSteps_;
    lateness_ = {buffer.delay, least};
  }
  return shortest;
}

std::optional<std::pair<double, double>> Integrator::lateness() const {
  return lateSteps_ > kLateSteps ? std::optional(lateness_) : std::nullopt;
}

// Where the next step has to end at the latest: tStop, as far as a delay reaches, or before what depends on time alone
// switches twice within it.
double Integrator::endOfStep(double tStop) {
  // How far a fixed step reaches, and what it sees of waves and bumps, is the business of who has fixed it.
  const bool seesAll = scan_ || !method_->isFixed();
  if (seesAll) tStop = std::min(tStop, time_ + shortestDelay());
  const double unseen = std::max(asked_.farthest(), kLeastAsked * (settings_.stopTime - settings_.startTime));
  if (seesAll && unseen < nextLength()) tStop = std::min(tStop, time_ + unseen);
  const bool seesBumps = !scan_ && seesAll && !bumps_.isEmpty();
  const bool seesDelays = !scan_ && seesAll && !machine_.context().delays.empty();
  if (timeRoots_.isEmpty() && !seesBumps && !seesDelays) return tStop;
  const double length = nextLength();
  const double ahead = std::min(tStop, time_ + length);
  double bound =
      seesAll ? timeRoots_.bound(machine_.v(), time_, ahead) : timeRoots_.boundOfRoots(machine_.v(), time_, ahead);
  if (seesBumps) bound = boundOfBumps(bound);
  if (seesDelays) bound = delayed_.bound(machine_.context().delays, time_, bound);
  const double shortest = Tolerances::kShortestStep * std::max(std::fabs(time_), length);
  if (bound < ahead && bound - time_ > shortest) return bound;
  return scan_ || method_->isNextKnown() ? tStop : ahead;
}

// The states go on as they have gone at the end of the last step.
double Integrator::boundOfBumps(double end) {
  if (!bumps_.isDue(end)) return end;
  const double* state = method_->state();
  std::vector<double>& rates = ahead_;
  const double back = kBack * method_->lastLength();
  if (isFresh_) {
    rates = beginRate_;
  } else {
    if (!(time_ - back < time_) || !method_->interpolate(time_ - back, rates.data())) return end;
    for (size_t i = 0; i < rates.size(); ++i) rates[i] = (state[i] - rates[i]) / back;
  }
  return bumps_.bound(machine_.v(), state, rates.data(), time_, end);
}

}  // namespace armature::solve
