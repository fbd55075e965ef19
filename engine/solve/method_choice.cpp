#include "engine/solve/method_choice.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "engine/base/decimal.h"
#include "engine/program/format.h"
#include "engine/solve/explain.h"

namespace armature::solve {

namespace {

constexpr uint32_t kMostStates = 100;    // whose eigenvalues cost little beside a run
constexpr double kStabilityLimit = 3.3;  // of a step times the fastest decay, for Dormand & Prince's method
constexpr double kTurnOfStep = 0.7;      // [rad] what a step of order five sees of a swing at usual tolerances
constexpr double kLeastSteps = 50;       // that a run has anyway
constexpr double kStiff = 3;             // times more steps for stability than for accuracy
constexpr double kUndamped = 0.05;       // damping ratio
constexpr double kTurns = 60;            // [rad] in the run
constexpr uint32_t kEvery = 64;  // steps between two looks, and half the square of the states: a look costs their cube
constexpr int kInARow = 2;       // looks that agree
constexpr double kNearLimit = 0.6;  // of the stability limit

Phrase rounded(double x) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2g", x);
  return decimal(text);
}

}  // namespace

std::optional<MethodChoice::Spectrum> MethodChoice::spectrum(double t, const double* x) {
  Rates& rates = flow_.rates();
  const uint32_t n = flow_.stateCount();
  rate_.resize(n);
  values_.resize(rates.pattern().size());
  const bool isDone = rates.evaluate(t, x, rate_.data()) && rates.jacobian(t, x, rate_.data(), 0, values_.data());
  rates.startAgain();
  rates.put(t, x);  // differences have left their own states in the machine, where the run goes on from
  if (!isDone) return {};
  Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(n, n);
  for (size_t k = 0; k < values_.size(); ++k) matrix(rates.pattern()[k].row, rates.pattern()[k].column) -= values_[k];
  if (!matrix.allFinite()) return {};
  const Eigen::EigenSolver<Eigen::MatrixXd> solver(matrix, false);
  if (solver.info() != Eigen::Success) return {};
  const double span = flow_.settings().stopTime - flow_.settings().startTime;
  Spectrum found;
  for (const auto& value : solver.eigenvalues()) {
    const double re = value.real(), im = std::fabs(value.imag());
    found.decay = std::max(found.decay, -re);
    found.swing = std::max({found.swing, im, re});
    if (im * span > kTurns && std::fabs(re) < kUndamped * im) found.hasUndampedSwing = true;
  }
  return found;
}

MethodChoice::Choice MethodChoice::atStart(double t) {
  std::vector<double> x;
  for (const program::StateVariable& s : flow_.machine().program().states) x.push_back(flow_.machine().at(s.slot));
  if (flow_.stateCount() > kMostStates)
    return {MethodKind::ida, phrase("%1 states: sparse matrices of an implicit method", flow_.stateCount())};
  const std::optional<Spectrum> found = spectrum(t, x.data());
  if (!found) return {MethodKind::ida, phrase("its Jacobian cannot be found at the start")};
  const double span = flow_.settings().stopTime - flow_.settings().startTime;
  const double forStability = found->decay * span / kStabilityLimit;
  const double forAccuracy = std::max(found->swing * span / kTurnOfStep, kLeastSteps);
  if (forStability <= kStiff * forAccuracy)
    return {MethodKind::arkodeErk,
            phrase("not stiff: stability asks for %1 steps of an explicit method, accuracy for about %2",
                   rounded(forStability), rounded(forAccuracy))};
  if (found->hasUndampedSwing)
    return {MethodKind::arkodeDirk, phrase("stiff (what decays fastest: %1 per second), with swings that are hardly "
                                           "damped",
                                           rounded(found->decay))};
  return {MethodKind::ida, phrase("stiff: what decays fastest (%1 per second) would ask for %2 steps of an explicit "
                                  "method",
                                  rounded(found->decay), rounded(forStability))};
}

std::optional<MethodChoice::Choice> MethodChoice::afterStep(Method& method) {
  if (++steps_ < kEvery + flow_.stateCount() * flow_.stateCount() / 2) return {};
  steps_ = 0;
  const double t = method.time(), length = method.lastLength();
  const std::optional<Spectrum> found = spectrum(t, method.state());
  const bool isHeldBack =
      found && found->decay * length > kNearLimit * kStabilityLimit && found->swing * length < kTurnOfStep / kStiff;
  heldBack_ = isHeldBack ? heldBack_ + 1 : 0;
  if (heldBack_ < kInARow) return {};
  return Choice{MethodKind::ida,
                phrase("stiff from t = %1 on: what decays fastest (%2 per second) holds the steps of an "
                       "explicit method back",
                       timeText(t), rounded(found->decay))};
}

}  // namespace armature::solve
