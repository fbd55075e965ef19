#include "engine/solve/root_scan.h"

#include <algorithm>
#include <cmath>

namespace armature::solve {

namespace {

constexpr int kIllinois = 12;  // iterations, then bisection: a root function may be a step

// A function that is exactly zero on the left has no sign to change: it shows which way it goes later.
bool crosses(double left, double right) {
  return (left > 0 && right <= 0) || (left < 0 && right >= 0);
}

}  // namespace

RootScan::RootScan(Rates& rates, double interval)
    : rates_(rates),
      interval_(interval),
      roots_(rates.searched().size()),
      ahead_(roots_.size()),
      middle_(roots_.size()),
      directions_(roots_.size(), 0) {}

bool RootScan::evaluate(double t, std::vector<double>& roots) {
  return rates_.roots(t, nullptr, roots.data());
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
  double right = tStop - left > 1.01 * interval_ ? left + interval_ : tStop;
  if (!evaluateTowards(left, right)) return false;
  while (!rates_.isNear(right)) {
    if (right - left < 1e-4 * interval_) break;
    right = left + 0.25 * (right - left);
    rates_.startAgain();
    if (!evaluateTowards(left, right)) return false;
  }
  for (size_t k = 0; k < roots_.size(); ++k) hasFound_ = hasFound_ || crosses(roots_[k], ahead_[k]);
  if (hasFound_) {
    if (!locate(left, right)) return false;
    for (size_t k = 0; k < roots_.size(); ++k) {
      if (crosses(roots_[k], ahead_[k])) directions_[k] = roots_[k] < 0 ? 1 : -1;
    }
  }
  roots_.swap(ahead_);
  time_ = right;
  return true;
}

// Root functions at `right`, or at a nearer time where the model cannot be evaluated there. False where it cannot go on
// at all.
bool RootScan::evaluateTowards(double left, double& right) {
  if (evaluate(right, ahead_)) return true;
  const double resolution = 100 * 2.2e-16 * (std::fabs(left) + std::fabs(right - left));
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

// Shrinks the interval about the first change of sign; `roots_` and `ahead_` are those of its ends.
bool RootScan::locate(double& left, double& right) {
  const double resolution = 100 * 2.2e-16 * (std::fabs(right) + std::fabs(right - left));
  int lastSide = 0;
  double weight = 1;
  for (int k = 0; right - left > resolution; ++k) {
    // The function whose zero lies furthest to the left by the secants.
    double fraction = 1;
    for (size_t i = 0; i < roots_.size(); ++i) {
      if (!crosses(roots_[i], ahead_[i])) continue;
      const double a = std::fabs(roots_[i]) * (lastSide > 0 ? weight : 1);
      const double b = std::fabs(ahead_[i]) * (lastSide < 0 ? weight : 1);
      fraction = std::min(fraction, a / (a + b));
    }
    if (k >= kIllinois) fraction = 0.5;
    const double margin = std::min(0.5, 0.5 * resolution / (right - left));
    const double t = left + std::clamp(fraction, margin, 1 - margin) * (right - left);
    if (!(t > left && t < right)) return true;
    if (!evaluate(t, middle_)) return false;
    bool isLeft = false;
    for (size_t i = 0; i < roots_.size(); ++i) isLeft = isLeft || crosses(roots_[i], middle_[i]);
    const int side = isLeft ? 1 : -1;  // the end that moves: +1 right
    weight = side == lastSide ? weight * 0.5 : 1;
    lastSide = side;
    if (isLeft) {
      right = t;
      ahead_.swap(middle_);
    } else {
      left = t;
      // Signs are those at the beginning: what is zero here keeps the sign it had.
      for (size_t i = 0; i < roots_.size(); ++i) {
        if (middle_[i] != 0) roots_[i] = middle_[i];
      }
    }
  }
  return true;
}

}  // namespace armature::solve
