#include "engine/solve/steady_state.h"

#include <algorithm>
#include <cmath>

#include "engine/base/numbers.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr double kAccuracy = 1e-12;  // [-] of a step, in proportion to the states
constexpr double kRest = 1e-9;       // [1/s] rate in proportion to the nominal value that counts as none
constexpr int kMostNewton = 60;
constexpr int kMostContinuation = 2000;
constexpr double kRestOfRounding = 1e-3;  // of kRest: what rounding alone leaves where the matrix is singular
constexpr double kNoBetter = 1e3;         // of kAccuracy: a step that improves nothing any more is rounding below it
constexpr double kLeastDamping = 1e-4;    // of Newton's steps, as for systems of equations
constexpr double kLeastContinuation = 1e-12;  // of the continuation, times the rates: nothing moves with it
constexpr double kNear = 1e-3;                // step of the continuation from which on Newton's method is tried
constexpr double kLargestStep = 1e20;         // [s] of the continuation: Newton's method by then
constexpr double kTakesPart = 1e-6;           // share of a direction in which nothing changes

}  // namespace

SteadyState::SteadyState(Rates& rates) : rates_(rates), states_(rates.machine().program().states), n_(states_.size()) {
  std::vector<MatrixSolver::Position> pattern = rates.pattern();
  matrix_.setPattern(static_cast<uint32_t>(n_), pattern);
  jacobian_.resize(pattern.size());
  values_.resize(pattern.size());
  x_.resize(n_), f_.resize(n_), trial_.resize(n_), trialF_.resize(n_), step_.resize(n_), next_.resize(n_);
}

bool SteadyState::evaluate(const std::vector<double>& x, std::vector<double>& f) {
  rates_.machine().clearFailure();
  rates_.forget();
  return rates_.evaluate(t_, x.data(), f.data());
}

// Of −df/dx at x; the diagonal of the pattern is left to factor().
bool SteadyState::takeJacobian() {
  return rates_.jacobian(t_, x_.data(), f_.data(), 0, jacobian_.data());
}

// The matrix I/h − df/dx for 1/h = `perStep` [1/s], with a row of the identity for each state that is held.
bool SteadyState::factor(double perStep) {
  const std::vector<MatrixSolver::Position>& pattern = rates_.pattern();
  const size_t diagonal = pattern.size() - n_;
  for (size_t k = 0; k < pattern.size(); ++k) {
    const bool isDiagonal = k >= diagonal;
    if (isHeld_[pattern[k].row]) {
      values_[k] = isDiagonal ? 1 : 0;
    } else {
      values_[k] = isDiagonal ? perStep : jacobian_[k];
    }
  }
  return matrix_.factor(values_.data());
}

// The largest of a step's entries in proportion to the states.
double SteadyState::norm(const std::vector<double>& step) const {
  double largest = 0;
  for (size_t k = 0; k < n_; ++k)
    largest = std::max(largest, std::fabs(step[k]) / std::max(std::fabs(x_[k]), std::fabs(states_[k].nominal)));
  return largest;
}

// The largest rate that should be zero, in proportion to the nominal values [1/s].
double SteadyState::rateNorm() const {
  double largest = 0;
  for (size_t k = 0; k < n_; ++k)
    if (!isHeld_[k]) largest = std::max(largest, std::fabs(f_[k] / states_[k].nominal));
  return largest;
}

void SteadyState::keepBest() {
  const double now = rateNorm();
  if (!best_.empty() && now >= bestNorm_) return;
  best_ = x_;
  bestNorm_ = now;
}

// States that have no part in any rate by structure. What is zero at one point alone (the derivative of x^2 at the
// start) says nothing.
std::vector<uint8_t> SteadyState::freeIntegrators() {
  const std::vector<MatrixSolver::Position>& pattern = rates_.pattern();
  std::vector<uint8_t> isFree(n_, 1);
  for (size_t k = 0; k + n_ < pattern.size(); ++k) isFree[pattern[k].column] = 0;
  return isFree;
}

SteadyState::End SteadyState::solve(double t) {
  t_ = t;
  for (size_t k = 0; k < n_; ++k) x_[k] = rates_.machine().at(states_[k].slot);
  drifting_.clear(), open_.clear();
  if (n_ == 0) return End::found;
  isHeld_.assign(n_, 0);
  if (!evaluate(x_, f_) || !takeJacobian()) return End::failed;
  // What nothing depends on is left out at first: without it there may be a solution where the whole has none.
  const std::vector<uint8_t> isFree = freeIntegrators();
  const bool hasFree = std::find(isFree.begin(), isFree.end(), 1) != isFree.end();
  End end = attempt(isFree);
  if (end != End::found) return end;
  isHeld_.assign(n_, 0);
  if (hasFree && rateNorm() > kRest) {
    const std::vector<double> x = x_;
    isHeld_.assign(n_, 0);
    if (newton() != End::found) {
      x_ = x;
      isHeld_ = isFree;
      if (!evaluate(x_, f_) || !takeJacobian()) return End::failed;
      for (uint32_t k = 0; k < n_; ++k)
        if (isFree[k] && std::fabs(f_[k] / states_[k].nominal) > kRest) drifting_.push_back(k);
    }
  }
  isHeld_.assign(n_, 0);
  for (const uint32_t k : drifting_) isHeld_[k] = 1;
  findOpen();
  return evaluate(x_, f_) ? End::found : End::failed;
}

SteadyState::End SteadyState::attempt(const std::vector<uint8_t>& isHeld) {
  isHeld_ = isHeld;
  best_.clear();
  const std::vector<double> begin = x_;
  if (newton() == End::found) return End::found;
  x_ = begin;
  const bool isThere = evaluate(x_, f_) && takeJacobian();
  const End end = isThere ? continuation() : End::failed;
  if (end == End::found || best_.empty() || rates_.machine().isCancelled()) return end;
  x_ = best_;
  if (!evaluate(x_, f_)) return End::failed;
  double largest = -1;
  for (uint32_t k = 0; k < n_; ++k) {
    const double rate = isHeld_[k] ? -1 : std::fabs(f_[k] / states_[k].nominal);
    if (rate > largest) largest = rate, worst_ = k;
  }
  return End::notFound;
}

// From x with f and the Jacobian there.
SteadyState::End SteadyState::newton() {
  for (int k = 0; k < kMostNewton && !rates_.machine().isCancelled(); ++k) {
    ++iterations_;
    keepBest();
    if (!factor(0)) return End::notFound;
    for (size_t i = 0; i < n_; ++i) step_[i] = isHeld_[i] ? 0 : f_[i];
    // Where a singular matrix leaves nothing but rounding, the point is a solution.
    if (!matrix_.solve(step_.data())) return rateNorm() < kRestOfRounding * kRest ? End::found : End::notFound;
    const double length = norm(step_);
    bool isAccepted = false;
    for (double damping = 1; !isAccepted && damping >= kLeastDamping; damping /= 2) {
      for (size_t i = 0; i < n_; ++i) trial_[i] = x_[i] + damping * step_[i];
      if (!evaluate(trial_, trialF_)) continue;
      for (size_t i = 0; i < n_; ++i) next_[i] = isHeld_[i] ? 0 : trialF_[i];
      const bool isSolved = matrix_.solve(next_.data());
      isAccepted = length <= kAccuracy || (isSolved && norm(next_) <= (1 - damping / 4) * length);
    }
    if (!isAccepted) {
      // A step of the size of rounding improves nothing any more.
      return length < kNoBetter * kAccuracy && evaluate(x_, f_) ? End::found : End::notFound;
    }
    x_.swap(trial_);
    f_.swap(trialF_);
    if (!takeJacobian()) return End::notFound;
    if (length <= kAccuracy) return End::found;
  }
  return End::notFound;
}

// Implicit Euler steps, one correction each, whose length grows as the rates fall.
SteadyState::End SteadyState::continuation() {
  double last = rateNorm();
  if (last == 0) return End::found;
  double length = 0.1 / last;  // [s]
  for (int k = 0; k < kMostContinuation && !rates_.machine().isCancelled(); ++k) {
    ++iterations_;
    keepBest();
    if (!factor(1 / length)) return End::notFound;
    for (size_t i = 0; i < n_; ++i) step_[i] = isHeld_[i] ? 0 : f_[i];
    bool isAccepted = matrix_.solve(step_.data()) && norm(step_) < 2;
    if (isAccepted) {
      for (size_t i = 0; i < n_; ++i) trial_[i] = x_[i] + step_[i];
      isAccepted = evaluate(trial_, trialF_);
    }
    if (!isAccepted) {
      length /= 4;
      if (length < kLeastContinuation / std::max(last, kNoZero)) return End::notFound;
      continue;
    }
    const double moved = norm(step_);
    x_.swap(trial_);
    f_.swap(trialF_);
    if (!takeJacobian()) return End::notFound;
    const double now = rateNorm();
    if (now == 0) return End::found;
    length *= std::clamp(last / now, 0.5, 10.0) * (moved < 0.05 ? 2 : 1);
    last = now;
    // Near the solution Newton's method is quicker and says whether it is one.
    const bool isNear = moved < kNear && k % 5 == 0;
    if (!isNear && length < kLargestStep) continue;
    const std::vector<double> x = x_;
    if (newton() == End::found) return End::found;
    if (length >= kLargestStep) return End::notFound;
    x_ = x;
    if (!evaluate(x_, f_) || !takeJacobian()) return End::failed;
  }
  return End::notFound;
}

// Directions in which no rate changes.
void SteadyState::findOpen() {
  if (!factor(0) || matrix_.isRegular()) return;
  const std::vector<std::vector<double>> directions = matrix_.nullVectors();
  for (uint32_t k = 0; k < n_; ++k) {
    const bool takesPart = std::any_of(directions.begin(), directions.end(), [&](const std::vector<double>& d) {
      double largest = 0;
      for (size_t i = 0; i < n_; ++i) largest = std::max(largest, std::fabs(d[i] / states_[i].nominal));
      return std::fabs(d[k] / states_[k].nominal) > kTakesPart * largest;
    });
    if (takesPart && !isHeld_[k]) open_.push_back(k);
  }
}

}  // namespace armature::solve
