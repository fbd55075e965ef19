#include <Eigen/Dense>
#include <algorithm>
#include <cmath>

#include "engine/base/numbers.h"
#include "engine/program/format.h"
#include "engine/solve/machine.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr int kIterationBudget = 60;
constexpr int kPatientBudget = 300;
constexpr double kSmallShare = 0.1;                  // of a step that is of use
constexpr int kOneSided = 9, kPatientAttempts = 19;  // starts: those that move all unknowns to one side, and all
constexpr int kEdgeHalvings = 30;                    // of a step that leaves where the residual has a value
constexpr int kBoundedIterations = 20;               // limits of the unknowns guide the first iterations only

double sizeIn(const std::vector<double>& sizes, size_t k) {
  const double size = k < sizes.size() ? std::fabs(sizes[k]) : 1;
  return size > 0 && std::isfinite(size) ? size : 1;
}

bool isCrossed(double from, double to) {
  return (from < 0 && to >= 0) || (from > 0 && to <= 0);
}

double nominalOf(const program::NonlinearSystem& system, size_t k) {
  return sizeIn(system.nominal, k);
}

}  // namespace

NonlinearSolver::NonlinearSolver(const program::NonlinearSystem& system) : system_(system) {
  if (isEstimated()) {
    for (uint32_t row = 0; row < system.size; ++row)
      for (uint32_t column = 0; column < system.size; ++column) everyEntry_.push_back({row, column, 0});
    for (auto* vector : {&moved_, &above_, &below_}) vector->assign(system.size, 0);
  }
  std::vector<MatrixSolver::Position> positions;
  for (const program::MatrixEntry& e : entries()) positions.push_back({e.row, e.column});
  matrix_.setPattern(system.size, positions);
  values_.resize(positions.size());
  for (auto* vector : {&z_, &trial_, &r_, &trialR_, &step_, &simplified_, &start_, &rowWeight_, &scale_, &largest_}) {
    vector->assign(system.size, 0);
  }
}

// Residual at z; leaves the inner variables of z in the machine. False when it is not finite.
bool NonlinearSolver::evaluate(Machine& machine, const double* z, double* r) {
  double* const v = machine.v();
  for (size_t k = 0; k < z_.size(); ++k) v[system_.unknowns[k]] = z[k];
  machine.runCode(system_.residual);
  bool isFinite = !machine.context().hasFailed;
  for (size_t k = 0; k < z_.size(); ++k) {
    r[k] = v[system_.residuals[k]];
    isFinite = isFinite && std::isfinite(r[k]);
  }
  return isFinite;
}

// Where a function of the residual has no derivative: (r(z + h) − r(z − h)) / 2h, column by column.
void NonlinearSolver::estimateJacobian(Machine& machine) {
  const size_t n = z_.size();
  moved_ = z_;
  for (size_t column = 0; column < n; ++column) {
    const double h = kCentralDifference * std::max({std::fabs(z_[column]), scale_[column],
                                                    kDifferenceOfNominal * nominalOf(system_, column)});
    moved_[column] = z_[column] + h;
    const double up = moved_[column];
    evaluate(machine, moved_.data(), above_.data());
    moved_[column] = z_[column] - h;
    const double down = moved_[column];
    evaluate(machine, moved_.data(), below_.data());
    moved_[column] = z_[column];
    for (size_t row = 0; row < n; ++row) values_[row * n + column] = (above_[row] - below_[row]) / (up - down);
  }
  evaluate(machine, z_.data(), above_.data());  // inner variables as they were
}

// At the point of the last evaluation.
bool NonlinearSolver::factorJacobian(Machine& machine) {
  const double* const v = machine.v();
  if (isEstimated()) {
    estimateJacobian(machine);
  } else {
    machine.runCode(system_.jacobian);
    for (size_t k = 0; k < values_.size(); ++k) values_[k] = v[system_.entries[k].slot];
  }
  // A function may refuse the arguments of a branch that does not apply; what the coefficients are tells the factors.
  machine.context().hasFailed = false;
  std::fill(rowWeight_.begin(), rowWeight_.end(), 0.0);
  for (size_t k = 0; k < values_.size(); ++k) {
    const program::MatrixEntry& e = entries()[k];
    const double size = std::fabs(values_[k]) * (std::fabs(z_[e.column]) + scale_[e.column]);
    rowWeight_[e.row] = std::max(rowWeight_[e.row], size);
  }
  for (double& w : rowWeight_) w = w > 0 && std::isfinite(w) ? 1 / w : 1;
  return matrix_.factor(values_.data());
}

double NonlinearSolver::scaledNorm(const double* step) const {
  double norm = 0;
  for (size_t k = 0; k < z_.size(); ++k) {
    norm = std::max(norm, std::fabs(step[k]) / (std::fabs(z_[k]) + scale_[k]));
  }
  return norm;
}

// Whether a step that brings the solution no nearer is one that rounding asks for: an unknown that ought to be zero is
// not measured by the rounding errors it consists of, but by its nominal value (at rest, all rates of a plant are
// such).
bool NonlinearSolver::isRounding(const double* step) const {
  for (size_t k = 0; k < z_.size(); ++k)
    if (!(std::fabs(step[k]) <= Tolerances::kNewtonStep * (std::fabs(z_[k]) + sizeIn(system_.roundedAt, k))))
      return false;
  return true;
}

double NonlinearSolver::residualNorm(const double* r) const {
  double norm = 0;
  for (size_t k = 0; k < z_.size(); ++k) norm = std::max(norm, std::fabs(r[k]) * rowWeight_[k]);
  return norm;
}

// The part of the step that keeps unknowns which lie within their limits there.
double NonlinearSolver::boundStep(double largest) const {
  if (!usesBounds_) return largest;
  for (size_t k = 0; k < z_.size(); ++k) {
    const double low = k < system_.min.size() ? system_.min[k] : -HUGE_VAL;
    const double high = k < system_.max.size() ? system_.max[k] : HUGE_VAL;
    const double target = z_[k] + largest * step_[k];
    if (target < low && z_[k] > low) largest *= std::max(0.1, (z_[k] - low) / (z_[k] - target));
    if (target > high && z_[k] < high) largest *= std::max(0.1, (high - z_[k]) / (target - z_[k]));
  }
  return largest;
}

NonlinearSolver::End NonlinearSolver::newton(Machine& machine) {
  if (!evaluate(machine, z_.data(), r_.data())) return End::failed;
  const size_t n = z_.size();
  double damping = 1, lastNorm = 0;
  const int budget = machine.isPatient() ? kPatientBudget : kIterationBudget;
  for (int iteration = 0; iteration < budget; ++iteration) {
    if (machine.isCancelled()) return End::failed;
    if (std::all_of(r_.begin(), r_.end(), [](double r) { return r == 0; })) return End::converged;
    if (!factorJacobian(machine)) return End::failed;
    for (size_t k = 0; k < n; ++k) step_[k] = -r_[k];
    if (!matrix_.solve(step_.data())) return End::stuck;
    ++machine.newtonIterations;
    const double norm = scaledNorm(step_.data());
    usesBounds_ = iteration < kBoundedIterations;
    // Prediction of the damping from the change of the step (Deuflhard 2011, eq. 3.47, in its simplest form).
    damping = std::min(1.0, lastNorm > 0 ? damping * std::max(1.0, 2 * lastNorm / std::max(norm, kNoZero)) : 1.0);
    if (iteration > 0) damping = std::max(damping, Tolerances::kLeastPrediction);
    double lambda = boundStep(damping);
    bool isAccepted = false;
    while (lambda >= Tolerances::kLeastDamping) {
      for (size_t k = 0; k < n; ++k) trial_[k] = z_[k] + lambda * step_[k];
      if (!evaluate(machine, trial_.data(), trialR_.data())) {
        machine.context().hasFailed = false;
        lambda *= 0.25;
        continue;
      }
      if (norm <= Tolerances::kNewtonStep) {
        // At the limit of rounding a step no longer improves anything. The point stays then, so that solving once more
        // changes nothing: a relation that is just zero would never come to rest otherwise.
        for (size_t k = 0; k < n; ++k) simplified_[k] = -trialR_[k];
        isAccepted = !matrix_.solve(simplified_.data()) || scaledNorm(simplified_.data()) < 0.5 * norm;
        break;
      }
      for (size_t k = 0; k < n; ++k) simplified_[k] = -trialR_[k];
      const bool isSolved = matrix_.solve(simplified_.data());
      const double contraction = isSolved ? scaledNorm(simplified_.data()) / norm : HUGE_VAL;
      if (contraction <= 1 - lambda / 4 || norm * contraction < Tolerances::kNewtonRounding) {
        isAccepted = true;
        // The next simplified step estimates the error that is left (quadratic convergence). It is taken, too: what is
        // a rounding error of a voltage decides the whole current of a blocking junction.
        if (lambda == 1 && norm * contraction < Tolerances::kNewtonStep && contraction < 0.1) {
          z_ = trial_;
          r_ = trialR_;
          for (size_t k = 0; k < n; ++k) trial_[k] += simplified_[k];
          if (evaluate(machine, trial_.data(), trialR_.data())) {
            z_.swap(trial_);
            r_.swap(trialR_);
          } else {
            machine.context().hasFailed = false;
            evaluate(machine, z_.data(), r_.data());
          }
          return End::converged;
        }
        break;
      }
      lambda *= 0.5;
    }
    if (!isAccepted) {
      evaluate(machine, z_.data(), r_.data());
      return norm < Tolerances::kNewtonStuck || isRounding(step_.data()) ? End::converged : End::stuck;
    }
    z_.swap(trial_);
    r_.swap(trialR_);
    // Steps of which only a small share is of use are made of rounding errors where they are as small as those.
    if (norm <= Tolerances::kNewtonStep || (lambda < kSmallShare && isRounding(step_.data()))) return End::converged;
    damping = lambda;
    lastNorm = norm;
  }
  return End::stuck;
}

// Marquardt's damping on the row-scaled residual (Nocedal & Wright, Numerical Optimization, 2006, section 10.3).
NonlinearSolver::End NonlinearSolver::levenbergMarquardt(Machine& machine) {
  const Eigen::Index n = static_cast<Eigen::Index>(z_.size());
  if (n > 300 || !evaluate(machine, z_.data(), r_.data())) return End::failed;
  double mu = Tolerances::kFirstMarquardt;
  for (int iteration = 0; iteration < 200; ++iteration) {
    if (machine.isCancelled() || !factorJacobian(machine)) return End::failed;
    Eigen::MatrixXd j = Eigen::MatrixXd::Zero(n, n);
    Eigen::VectorXd r(n), scale(n);
    for (Eigen::Index k = 0; k < n; ++k) {
      r[k] = r_[k] * rowWeight_[k];
      scale[k] = std::fabs(z_[k]) + scale_[k];
    }
    for (size_t k = 0; k < values_.size(); ++k) {
      const program::MatrixEntry& e = entries()[k];
      j(e.row, e.column) += values_[k] * rowWeight_[e.row] * scale[e.column];
    }
    const Eigen::MatrixXd normal = j.transpose() * j;
    const Eigen::VectorXd gradient = j.transpose() * r;
    const double before = r.squaredNorm();
    bool isBetter = false;
    for (; mu < Tolerances::kMostMarquardt; mu *= 4) {
      Eigen::MatrixXd damped = normal;
      damped.diagonal().array() += mu;
      const Eigen::VectorXd step = -damped.ldlt().solve(gradient);
      for (Eigen::Index k = 0; k < n; ++k) trial_[k] = z_[k] + step[k] * scale[k];
      const bool isFinite = evaluate(machine, trial_.data(), trialR_.data());
      machine.context().hasFailed = false;
      double after = 0;
      for (Eigen::Index k = 0; k < n; ++k) after += std::pow(trialR_[k] * rowWeight_[k], 2);
      if (!isFinite || !(after < before)) continue;
      isBetter = true;
      z_.swap(trial_);
      r_.swap(trialR_);
      mu = std::max(mu / 10, Tolerances::kLeastMarquardt);
      if (step.cwiseAbs().maxCoeff() < Tolerances::kNearStep || after < Tolerances::kNearSquare) return newton(machine);
      break;
    }
    if (!isBetter) break;
  }
  evaluate(machine, z_.data(), r_.data());
  return End::stuck;
}

// One equation in one unknown whose solution has ceased to exist where it was: the nearest change of sign of the
// residual, found by widening steps to both sides, then by bisection with secant steps (Dekker's method). A step that
// ends where the residual has no value, as beyond the range of a medium, is halved: the range may end between two
// steps, and the solution lie within.
NonlinearSolver::End NonlinearSolver::bracket(Machine& machine) {
  if (z_.size() != 1) return End::failed;
  const double begin = start_[0];
  const auto at = [&](double z) {
    machine.context().hasFailed = false;
    return evaluate(machine, &z, trialR_.data()) ? trialR_[0] : std::nan("");
  };
  const double middle = at(begin);
  double last[2] = {begin, begin}, value[2] = {middle, middle};
  const double unit = std::fabs(begin) + scale_[0];
  for (double distance = Tolerances::kFirstBracket * unit;
       distance < Tolerances::kFarthestBracket * unit && !machine.isCancelled(); distance *= 1.5) {
    for (const int side : {0, 1}) {
      double a = last[side], fa = value[side];
      double b = begin + (side ? distance : -distance), fb = at(b);
      last[side] = b, value[side] = fb;
      for (int k = 0; k < kEdgeHalvings && std::isnan(fb) && !std::isnan(fa); ++k) {
        const double c = 0.5 * (a + b), fc = at(c);
        const bool isEnd = std::isnan(fc) || isCrossed(fa, fc);
        (isEnd ? b : a) = c;
        (isEnd ? fb : fa) = fc;
      }
      if (!isCrossed(fa, fb)) continue;
      const double jump = std::fabs(fa) + std::fabs(fb);
      for (int k = 0; k < 200 && std::fabs(b - a) > Tolerances::kBracket * (std::fabs(a) + std::fabs(b)); ++k) {
        double c = k % 3 == 2 ? b - fb * (b - a) / (fb - fa) : 0.5 * (a + b);
        if (!(c > std::min(a, b) && c < std::max(a, b))) c = 0.5 * (a + b);
        const double fc = at(c);
        if (std::isnan(fc)) break;
        ((fc > 0) == (fa > 0) ? a : b) = c;
        ((fc > 0) == (fa > 0) ? fa : fb) = fc;
        if (fc == 0) a = b = c;
      }
      // A pole or a jump changes the sign as well but leaves a residual.
      z_[0] = std::fabs(fa) < std::fabs(fb) ? a : b;
      if (std::fabs(at(z_[0])) <= Tolerances::kBracketResidual * jump) return End::converged;
    }
  }
  return End::stuck;
}

// Without a nominal value of its own an unknown is measured by the largest value it has begun with.
void NonlinearSolver::updateScale() {
  for (size_t k = 0; k < z_.size(); ++k) {
    const double nominal = nominalOf(system_, k);
    if (nominal != 1) {
      scale_[k] = nominal;
      continue;
    }
    largest_[k] = std::max(largest_[k], std::fabs(start_[k]));
    scale_[k] = largest_[k] > 0 ? std::clamp(largest_[k], Tolerances::kLeastScale, 1.0) : 1.0;
  }
}

// At first all unknowns to one side, by a hundredth, a tenth, their size and ten times that. Then each to a side of its
// own: links that do not meet are turned apart only by angles of different signs. Multiples of the golden section fill
// the cube of directions evenly.
void NonlinearSolver::leaveStart(int attempt) {
  for (size_t k = 0; k < z_.size(); ++k) {
    double move =
        std::pow(10.0, (attempt - 1) / 2 - 2) * (attempt % 2 ? 1 : -1) * (1 + 0.1 * static_cast<double>(k % 7));
    if (attempt >= kOneSided) {
      const auto turn = static_cast<size_t>(attempt - kOneSided);
      move = 0.1 * static_cast<double>(1 + turn % 5) * (2 * goldenFraction((k + 1) * (turn + 1)) - 1);
    }
    z_[k] += move * (std::fabs(z_[k]) + scale_[k]);
  }
}

bool NonlinearSolver::run(Machine& machine) {
  isFactoredAtSolution_ = false;
  for (size_t k = 0; k < z_.size(); ++k) {
    z_[k] = machine.v()[system_.unknowns[k]];
    if (!std::isfinite(z_[k])) z_[k] = 0;
  }
  start_ = z_;
  updateScale();
  if (newton(machine) == End::converged) return true;
  machine.context().hasFailed = false;
  if (bracket(machine) == End::converged) return true;
  // Away from the starting point in fixed patterns: some systems are singular exactly where the guess is.
  const int attempts = machine.isPatient() ? kPatientAttempts : 2;
  for (int attempt = 0; attempt < attempts && !machine.isCancelled(); ++attempt) {
    machine.context().hasFailed = false;
    z_ = start_;
    if (attempt > 0) {
      leaveStart(attempt);
      if (newton(machine) == End::converged) return true;
      machine.context().hasFailed = false;
    }
    if (levenbergMarquardt(machine) == End::converged) return true;
  }
  // The starting point again, so that the next call does not begin from a wild one.
  evaluate(machine, start_.data(), r_.data());
  z_ = start_;
  explain(machine);
  return false;
}

void NonlinearSolver::explain(Machine& machine) const {
  if (machine.isCancelled()) {
    machine.fail({Failure::Kind::cancelled, phrase("cancelled"), {}, system_.origin});
    return;
  }
  if (machine.context().hasFailed) {
    machine.failOfCall();
    return;
  }
  Failure failure{Failure::Kind::nonlinear, {}, {}, system_.origin};
  std::vector<Phrase> names;
  for (size_t k = 0; k < system_.names.size() && k < 5; ++k)
    names.push_back(phrase("%1 (from %2)", system_.names[k], program::spokenReal(start_[k])));
  constexpr size_t kMostNames = 50;  // parts of more are not lit
  const size_t count = std::min(kMostNames, system_.names.size());
  failure.variables.assign(system_.names.begin(), system_.names.begin() + static_cast<std::ptrdiff_t>(count));
  failure.parts = system_.parts;
  Phrase all = sequence(std::move(names));
  if (system_.names.size() > 5) all = phrase("%1 and %2 more", all, system_.names.size() - 5);
  failure.text = phrase("a nonlinear system of equations could not be solved for %1", all);
  machine.fail(std::move(failure));
}

bool NonlinearSolver::solveTangent(const program::LinearTangent& tangent, Machine& machine) {
  double* const v = machine.v();
  for (size_t k = 0; k < step_.size(); ++k) step_[k] = v[tangent.rhs[k]];
  const bool isSolved = solveAgain(machine, step_.data());
  for (size_t k = 0; k < step_.size(); ++k) v[tangent.result[k]] = step_[k];
  return isSolved;
}

bool NonlinearSolver::solveAgain(Machine& machine, double* b) {
  const double* const v = machine.v();
  if (!isFactoredAtSolution_) {
    for (size_t k = 0; k < z_.size(); ++k) z_[k] = v[system_.unknowns[k]];
    machine.runCode(system_.residual);
    if (!factorJacobian(machine)) return false;
    isFactoredAtSolution_ = true;
  }
  return matrix_.solve(b) || !matrix_.isRegular();
}

}  // namespace armature::solve
