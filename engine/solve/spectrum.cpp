#include "engine/solve/spectrum.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>
#include <vector>

namespace armature::solve {

namespace {

constexpr double kLeftOfGrowth = 1e-6;  // of what grows in a second: that is none
constexpr int kHalvings = 20;
constexpr double kShorter = 0.98;   // of a step that is tried: the next one
constexpr double kShortest = 1e-3;  // of the time in which the fastest eigenvalue makes a change
constexpr int kIterations = 40;
constexpr double kShift = 1e-6;  // of the size of the states, for a derivative along a direction

// df/dx in units of the states' sizes, at whose eigenvalues rounding does less.
std::optional<Eigen::MatrixXd> scaledJacobian(Flow& flow, double t, const double* x, std::span<const double> scale) {
  Rates& rates = flow.rates();
  const uint32_t n = flow.stateCount();
  std::vector<double> rate(n), values(rates.pattern().size());
  if (!rates.evaluate(t, x, rate.data()) || !rates.jacobian(t, x, rate.data(), 0, values.data())) return {};
  Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(n, n);
  for (size_t k = 0; k < values.size(); ++k) {
    const auto& at = rates.pattern()[k];
    matrix(at.row, at.column) -= values[k] * scale[at.column] / scale[at.row];
  }
  if (!matrix.allFinite()) return {};
  return matrix;
}

// What has been tried has left its own values in the machine, where the run goes on from.
void leaveAt(Flow& flow, double t, const double* x) {
  std::vector<double> ignored(flow.stateCount());
  flow.rates().startAgain();
  flow.rates().put(t, x);
  if (!flow.rates().evaluate(t, x, ignored.data())) flow.rates().startAgain();
  flow.rates().put(t, x);
}

double normOf(std::span<const double> x, std::span<const double> scale) {
  double sum = 0;
  for (size_t i = 0; i < x.size(); ++i) sum += (x[i] / scale[i]) * (x[i] / scale[i]);
  return std::sqrt(sum);
}

}  // namespace

std::optional<Spectrum> spectrumAt(Flow& flow, double t, const double* x, std::span<const double> scale,
                                   bool hasVectors) {
  const std::optional<Eigen::MatrixXd> matrix = scaledJacobian(flow, t, x, scale);
  leaveAt(flow, t, x);
  if (!matrix) return {};
  const Eigen::EigenSolver<Eigen::MatrixXd> solver(*matrix, hasVectors);
  if (solver.info() != Eigen::Success) return {};
  Spectrum found{solver.eigenvalues(), {}};
  if (hasVectors) {
    const Eigen::Map<const Eigen::VectorXd> sizes(scale.data(), static_cast<Eigen::Index>(scale.size()));
    found.vectors = sizes.asDiagonal() * solver.eigenvectors();
  }
  return found;
}

double spectralRadiusAt(Flow& flow, double t, const double* x, std::span<const double> scale,
                        std::span<const double> d) {
  const size_t n = d.size();
  std::vector<double> direction(d.begin(), d.end()), rate(n), shifted(n), change(n);
  double logarithms = 0;  // of the later half: a pair of complex eigenvalues turns, and its factors vary
  bool isDone = flow.rates().evaluate(t, x, rate.data());
  for (int k = 0; k < kIterations && isDone; ++k) {
    const double length = normOf(direction, scale);
    isDone = length > 0 && std::isfinite(length);
    if (!isDone) break;
    for (size_t i = 0; i < n; ++i) shifted[i] = x[i] + kShift / length * direction[i];
    isDone = flow.rates().evaluate(t, shifted.data(), change.data());
    for (size_t i = 0; i < n; ++i) direction[i] = (change[i] - rate[i]) / kShift;
    if (k >= kIterations / 2) logarithms += std::log(normOf(direction, scale));
  }
  leaveAt(flow, t, x);
  const double radius = std::exp(logarithms / (kIterations - kIterations / 2));
  return isDone && std::isfinite(radius) ? radius : 0;
}

std::complex<double> stepFactor(std::complex<double> z, int order) {
  std::complex<double> sum = 1, term = 1;
  for (int k = 1; k <= order; ++k) {
    term *= z / static_cast<double>(k);
    sum += term;
  }
  return sum;
}

double spuriousGrowth(const Eigen::VectorXcd& values, double h, int order) {
  double ofSteps = 0, ofSolution = 0;
  for (const std::complex<double>& value : values) {
    ofSteps = std::max(ofSteps, std::abs(stepFactor(h * value, order)));
    ofSolution = std::max(ofSolution, h * value.real());
  }
  return std::log(ofSteps) - ofSolution;
}

double longestStableStep(const Eigen::VectorXcd& values, double h, int order) {
  const double most = kLeftOfGrowth * std::max(spuriousGrowth(values, h, order), 0.0) / h;  // [1/s]
  const auto isStable = [&](double step) { return spuriousGrowth(values, step, order) <= most * step; };
  const double radius = values.cwiseAbs().maxCoeff();
  double stable = h;
  while (!isStable(stable))
    if (stable *= kShorter; stable * radius < kShortest) return 0;
  double unstable = std::min(h, stable / kShorter);
  for (int k = 0; k < kHalvings; ++k) {
    const double middle = 0.5 * (stable + unstable);
    (isStable(middle) ? stable : unstable) = middle;
  }
  return stable;
}

double longestStableStep(double radius, int order) {
  constexpr double kTwo = 2, kFour = 2.785;  // where R(−z) = 1, of order one and two, and of order four
  return (order > 2 ? kFour : kTwo) / radius;
}

}  // namespace armature::solve
