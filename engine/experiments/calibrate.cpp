#include "engine/experiments/calibrate.h"

#include <nlopt.h>

#include <Eigen/Dense>
#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>

#include "engine/experiments/random.h"
#include "engine/experiments/residuals.h"

namespace armature::experiments {

namespace {

using Vector = Residuals::Vector;

constexpr size_t kSearch = 24;          // points of the coarse search
constexpr int kMostDescents = 120;      // evaluations of cost and gradient
constexpr int kMostSteps = 8;           // of Gauss and Newton
constexpr double kSettled = 1e-9;       // of a step in the unit box
constexpr double kWorse = 1e3;          // times the first cost: of a point without a result
constexpr double kDescended = 1e-7;     // of a step in the unit box: where Gauss and Newton go on
constexpr double kFlat = 1e-11;         // of the cost: the square of what kDescended leaves, and some
constexpr double kLeastOfStep = 1e-3;   // of a step of Gauss and Newton
constexpr double kUndetermined = 1e-8;  // pivot in proportion to the largest one

double costOf(const Vector& r) {
  double sum = 0;
  for (const double x : r) sum += x * x;
  return sum / 2;
}

// What NLopt sees: cost and gradient in the unit box.
struct Descent {
  Residuals& residuals;
  solve::ControlState& control;
  nlopt_opt optimizer = nullptr;
  double worst = 0;  // stands for points where the model does not run
  Vector best;
  double bestCost = HUGE_VAL;
};

double evaluate(unsigned n, const double* u, double* gradient, void* data) {
  Descent& d = *static_cast<Descent*>(data);
  if (d.control.cancel.isCancelled()) nlopt_force_stop(d.optimizer);
  const Vector point(u, u + n);
  const Vector r = d.residuals.at({point}).front();
  if (gradient) std::fill(gradient, gradient + n, 0.0);
  if (r.empty()) return d.worst;
  const double cost = costOf(r);
  if (cost < d.bestCost) d.bestCost = cost, d.best = point;
  if (!gradient) return cost;
  const std::vector<Vector> columns = d.residuals.jacobian(point, r);
  for (size_t k = 0; k < columns.size(); ++k)
    for (size_t i = 0; i < r.size(); ++i) gradient[k] += columns[k][i] * r[i];
  return cost;
}

// The best of the model's own values and of points spread over the box.
Vector search(Residuals& residuals, const Vector& own) {
  std::vector<Vector> points{own};
  for (uint64_t k = 0; k < kSearch; ++k) {
    Vector point;
    for (uint32_t i = 0; i < own.size(); ++i) point.push_back(unitOf(randomBlock(1, k, i).first));
    points.push_back(std::move(point));
  }
  const std::vector<Vector> results = residuals.at(points);
  size_t best = points.size();
  for (size_t k = 0; k < points.size(); ++k) {
    if (results[k].empty()) continue;
    if (best == points.size() || costOf(results[k]) < costOf(results[best])) best = k;
  }
  return best < points.size() ? points[best] : Vector();
}

Vector descend(Residuals& residuals, solve::ControlState& control, const Vector& begin) {
  Descent d{residuals, control, nullptr, 0, begin, HUGE_VAL};
  d.worst = kWorse * (1 + costOf(residuals.at({begin}).front()));
  const auto n = static_cast<unsigned>(begin.size());
  const std::unique_ptr<nlopt_opt_s, decltype(&nlopt_destroy)> optimizer(nlopt_create(NLOPT_LD_SLSQP, n),
                                                                         &nlopt_destroy);
  d.optimizer = optimizer.get();
  nlopt_set_lower_bounds1(optimizer.get(), 0);
  nlopt_set_upper_bounds1(optimizer.get(), 1);
  nlopt_set_min_objective(optimizer.get(), evaluate, &d);
  nlopt_set_xtol_abs1(optimizer.get(), kDescended);
  nlopt_set_ftol_rel(optimizer.get(), kFlat);
  nlopt_set_maxeval(optimizer.get(), kMostDescents);
  Vector u = begin;
  double cost = 0;
  nlopt_optimize(optimizer.get(), u.data(), &cost);  // where it gives up, the best point counts all the same
  return d.best;
}

Eigen::MatrixXd matrixOf(const std::vector<Vector>& columns, const std::vector<size_t>& free) {
  Eigen::MatrixXd m(static_cast<Eigen::Index>(columns.front().size()), static_cast<Eigen::Index>(free.size()));
  for (size_t k = 0; k < free.size(); ++k)
    m.col(static_cast<Eigen::Index>(k)) = Eigen::Map<const Eigen::VectorXd>(columns[free[k]].data(), m.rows());
  return m;
}

// Parameters that are not held at a bound by the descent.
std::vector<size_t> freeAt(const Vector& u, const std::vector<Vector>& columns, const Vector& r) {
  std::vector<size_t> free;
  for (size_t k = 0; k < u.size(); ++k) {
    double slope = 0;
    for (size_t i = 0; i < r.size(); ++i) slope += columns[k][i] * r[i];
    const bool isHeld = (u[k] < kDescended && slope > 0) || (u[k] > 1 - kDescended && slope < 0);
    if (!isHeld) free.push_back(k);
  }
  return free;
}

// Gauss–Newton steps within the box, each halved until the cost falls.
void finish(Residuals& residuals, solve::ControlState& control, Vector& u, Vector& r) {
  for (int step = 0; step < kMostSteps && !control.cancel.isCancelled(); ++step) {
    const std::vector<Vector> columns = residuals.jacobian(u, r);
    if (columns.empty()) return;
    const std::vector<size_t> free = freeAt(u, columns, r);
    if (free.empty()) return;
    const Eigen::VectorXd right = Eigen::Map<const Eigen::VectorXd>(r.data(), static_cast<Eigen::Index>(r.size()));
    const Eigen::VectorXd move = -matrixOf(columns, free).colPivHouseholderQr().solve(right);
    if (!move.allFinite()) return;
    bool isBetter = false;
    for (double share = 1; !isBetter && share > kLeastOfStep; share /= 2) {
      Vector next = u;
      for (size_t k = 0; k < free.size(); ++k)
        next[free[k]] = std::clamp(u[free[k]] + share * move[static_cast<Eigen::Index>(k)], 0.0, 1.0);
      Vector there = residuals.at({next}).front();
      isBetter = !there.empty() && costOf(there) < costOf(r);
      if (isBetter) u = std::move(next), r = std::move(there);
    }
    if (!isBetter || move.cwiseAbs().maxCoeff() < kSettled) return;
  }
}

// Standard errors from the Jacobian at the end; what the data do not determine has none.
void addErrors(const CalibrationTask& task, Residuals& residuals, const Vector& u, const Vector& r,
               Calibration& result) {
  const std::vector<Vector> columns = residuals.jacobian(u, r);
  for (auto& p : result.parameters) p.error = std::nan("");
  if (columns.empty()) return;
  const std::vector<size_t> free = freeAt(u, columns, r);
  for (size_t k = 0; k < u.size(); ++k)
    result.parameters[k].isAtBound = std::find(free.begin(), free.end(), k) == free.end();
  if (free.empty() || r.size() <= free.size()) return;
  const Eigen::MatrixXd j = matrixOf(columns, free);
  Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(j);
  qr.setThreshold(kUndetermined);
  if (qr.rank() < j.cols()) return;
  const Eigen::MatrixXd covariance = (j.transpose() * j).inverse();
  const double variance = 2 * costOf(r) / static_cast<double>(r.size() - free.size());
  for (size_t k = 0; k < free.size(); ++k) {
    const auto i = static_cast<Eigen::Index>(k);
    const double error = std::sqrt(variance * covariance(i, i)) * residuals.slopeAt(free[k], u[free[k]]);
    // One as wide as the bounds says that nothing is known.
    if (error < task.fits[free[k]].high - task.fits[free[k]].low) result.parameters[free[k]].error = error;
  }
}

Result<void> check(const CalibrationTask& task, const Model& model) {
  const auto find = [&model](const std::string& name) -> const ModelVariable* {
    for (const ModelVariable& v : model.variables())
      if (v.name == name) return &v;
    return nullptr;
  };
  for (size_t k = 0; k < task.fits.size(); ++k) {
    const ModelVariable* const v = find(task.fits[k].name);
    if (!v) return failure("E021", phrase("there is no parameter %1", task.fits[k].name));
    if (!v->isTunable || v->type != ModelVariable::Type::real) {
      Diagnostic reason =
          failure("E021", phrase("%1 is no number that a run can be given", task.fits[k].name), {v->part});
      reason.advice = phrase(
          "fit a real parameter of the model whose value is a number; one that follows from others changes "
          "with them");
      return reason;
    }
    for (size_t i = 0; i < k; ++i)
      if (task.fits[i].name == task.fits[k].name)
        return failure("E021", phrase("%1 is fitted twice", task.fits[k].name));
  }
  size_t points = 0;
  for (const Comparison& c : task.comparisons) {
    const ModelVariable* const v = find(c.variable);
    if (!v) return failure("E021", phrase("there is no variable %1", c.variable));
    points +=
        static_cast<size_t>(std::count_if(c.values.begin(), c.values.end(), [](double x) { return std::isfinite(x); }));
  }
  if (points < task.fits.size())
    return failure("E021", phrase("the data have %1 numbers for %2 parameters", points, task.fits.size()));
  if (!std::is_sorted(task.times.begin(), task.times.end()))
    return failure("E021", phrase("the times of the data do not rise"));
  if (task.times.front() < task.settings.startTime)
    return failure("E021", phrase("the data begin before the run, at %1 s", std::to_string(task.times.front())));
  return {};
}

}  // namespace

Result<Fit> readFit(const std::string& text) {
  const auto wrong = [&text] {
    Diagnostic reason = failure("E020", phrase("%1 does not say between which numbers a parameter lies", text));
    reason.advice = phrase("write NAME=[LOW,HIGH]");
    return reason;
  };
  const size_t sign = text.find("=["), comma = text.find(',', sign == std::string::npos ? 0 : sign);
  if (sign == std::string::npos || sign == 0 || comma == std::string::npos || text.back() != ']') return wrong();
  Fit fit;
  fit.name = text.substr(0, sign);
  const auto number = [](std::string part, double& value) {
    std::erase(part, ' ');
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    return error == std::errc() && end == part.data() + part.size() && std::isfinite(value);
  };
  const bool isGood = number(text.substr(sign + 2, comma - sign - 2), fit.low) &&
                      number(text.substr(comma + 1, text.size() - comma - 2), fit.high);
  if (!isGood || !(fit.low < fit.high)) return wrong();
  return fit;
}

Result<Calibration> calibrate(const CalibrationTask& task, const Model& model, solve::ControlState& control,
                              std::atomic<uint64_t>& evaluations) {
  if (Result<void> checked = check(task, model); !checked) return checked.reason();
  Residuals residuals(task, model, control, evaluations);
  Vector own;
  const std::vector<double> initial = model.initialValues();
  for (const Fit& f : task.fits)
    for (size_t k = 0; k < initial.size(); ++k)
      if (model.variables()[k].name == f.name) own.push_back(initial[k]);
  own = residuals.unitOf(own);
  const Vector before = residuals.at({own}).front();
  const Vector begin = search(residuals, own);
  const auto cancelled = [] { return failure("E023", phrase("the calibration was interrupted")); };
  if (control.cancel.isCancelled()) return cancelled();
  if (begin.empty())
    return failure("E022", phrase("no run with values between the bounds comes to its end and gives numbers"));
  Vector u = descend(residuals, control, begin);
  Vector r = residuals.at({u}).front();
  if (control.cancel.isCancelled() || r.empty()) return cancelled();
  finish(residuals, control, u, r);
  Calibration result;
  const Vector values = residuals.valuesAt(u);
  for (size_t k = 0; k < values.size(); ++k) result.parameters.push_back({task.fits[k].name, values[k], 0, false});
  addErrors(task, residuals, u, r, result);
  if (control.cancel.isCancelled()) return cancelled();
  result.before = before.empty() ? Vector(task.comparisons.size(), std::nan("")) : residuals.rmsOf(before);
  result.after = residuals.rmsOf(r);
  result.evaluations = evaluations;
  result.points = r.size();
  return result;
}

}  // namespace armature::experiments
