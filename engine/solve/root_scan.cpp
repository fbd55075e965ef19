#include "engine/solve/root_scan.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// Of the interval: where shorter steps do not follow a path of solutions, it jumps there.
constexpr double kLeastScan = 1e-4;
constexpr double kNext = 0.01;  // of the interval: a stretch is no shorter, except to an event

}  // namespace

RootScan::RootScan(Rates& rates, const Settings& settings)
    : rates_(rates),
      settings_(settings),
      roots_(rates.searched().size()),
      ahead_(roots_.size()),
      middle_(roots_.size()),
      directions_(roots_.size(), 0) {}

bool RootScan::evaluate(double t, std::vector<double>& roots) {
  return rates_.roots(t, nullptr, roots.data());
}

// The next point of the results, or the one behind it where that is next to nothing away.
double RootScan::endOfStretch() const {
  const double passed = std::floor((time_ - settings_.startTime) / settings_.interval + kNext);
  return settings_.startTime + (passed + 1) * settings_.interval;
}

bool RootScan::restart(double t) {
  time_ = t;
  hasFound_ = false;
  return evaluate(t, roots_);
}

bool RootScan::step(double tStop) {
  std::fill(directions_.begin(), directions_.end(), 0);
  hasFound_ = false;
  double left = time_;
  double right = std::min(tStop, endOfStretch());
  if (!evaluateTowards(left, right)) return false;
  while (!rates_.isNear(right)) {
    if (right - left < kLeastScan * settings_.interval) break;
    right = left + 0.25 * (right - left);
    rates_.startAgain();
    if (!evaluateTowards(left, right)) return false;
  }
  for (size_t k = 0; k < roots_.size(); ++k) hasFound_ = hasFound_ || crosses(roots_[k], ahead_[k]);
  if (hasFound_) {
    if (!locate(left, right)) return false;
    for (size_t k = 0; k < roots_.size(); ++k) directions_[k] = directionOf(roots_[k], ahead_[k]);
  }
  roots_.swap(ahead_);
  time_ = right;
  return true;
}

// Root functions at `right`, or at a nearer time where the model cannot be evaluated there. False where it cannot go on
// at all.
bool RootScan::evaluateTowards(double left, double& right) {
  if (evaluate(right, ahead_)) return true;
  const double resolution = Tolerances::kCrossing * (std::fabs(left) + std::fabs(right - left));
  double good = left, bad = right;
  while (bad - good > resolution && !rates_.machine().isCancelled()) {
    rates_.machine().clearFailure();
    right = 0.5 * (good + bad);
    (evaluate(right, ahead_) ? good : bad) = right;
  }
  if (good <= left) {
    // The failure is told with the first time at which there is one.
    right = bad;
    return evaluate(right, ahead_);
  }
  rates_.machine().clearFailure();
  right = good;
  return evaluate(right, ahead_);
}

bool RootScan::locate(double& left, double& right) {
  const FunctionsAt at = [this](double t, std::vector<double>& roots) { return evaluate(t, roots); };
  return locateCrossing(left, right, roots_, ahead_, middle_, at);
}

}  // namespace armature::solve
