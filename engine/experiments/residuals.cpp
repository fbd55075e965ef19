#include "engine/experiments/residuals.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace armature::experiments {

namespace {

constexpr double kNotZero = 1e-12;    // of the range of a parameter: in place of zero
constexpr double kDifference = 1e-4;  // of the unit box

}  // namespace

Residuals::Residuals(const CalibrationTask& task, const Model& model, solve::ControlState& control,
                     std::atomic<uint64_t>& evaluations)
    : task_(task), model_(model), control_(control), evaluations_(evaluations) {
  for (size_t c = 0; c < task.comparisons.size(); ++c) {
    const Vector& data = task.comparisons[c].values;
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (size_t k = 0; k < data.size(); ++k) {
      if (!std::isfinite(data[k])) continue;
      places_.push_back({c * task.times.size() + k, c, data[k]});
      low = std::min(low, data[k]), high = std::max(high, data[k]);
    }
    const double range = high > low ? high - low : std::max(std::fabs(high), 1.0);
    weights_.push_back(1 / range);
  }
}

Residuals::Vector Residuals::valuesAt(const Vector& u) const {
  Vector values;
  for (size_t k = 0; k < u.size(); ++k) {
    const Fit& f = task_.fits[k];
    double value = isLogarithmic(k) ? f.low * std::pow(f.high / f.low, u[k]) : f.low + u[k] * (f.high - f.low);
    value = std::clamp(value, f.low, f.high);
    // By zero the translation may have divided.
    values.push_back(value != 0 ? value : kNotZero * (f.high - f.low));
  }
  return values;
}

Residuals::Vector Residuals::unitOf(const Vector& values) const {
  Vector u;
  for (size_t k = 0; k < values.size(); ++k) {
    const Fit& f = task_.fits[k];
    const double value = std::clamp(values[k], f.low, f.high);
    u.push_back(isLogarithmic(k) ? std::log(value / f.low) / std::log(f.high / f.low)
                                 : (value - f.low) / (f.high - f.low));
  }
  return u;
}

double Residuals::slopeAt(size_t k, double u) const {
  const Fit& f = task_.fits[k];
  if (!isLogarithmic(k)) return f.high - f.low;
  return f.low * std::pow(f.high / f.low, u) * std::log(f.high / f.low);
}

void Residuals::run(const std::vector<Vector>& points, size_t begin, size_t step, std::vector<Vector>& results) {
  Batch batch;
  batch.settings = task_.settings;
  batch.times = task_.times;
  for (const Comparison& c : task_.comparisons) batch.sampled.push_back(c.variable);
  std::vector<size_t> which;
  for (size_t k = begin; k < points.size(); k += step) {
    solve::Overrides overrides = task_.overrides;
    const Vector values = valuesAt(points[k]);
    for (size_t i = 0; i < values.size(); ++i) overrides.emplace_back(task_.fits[i].name, values[i]);
    batch.points.push_back(std::move(overrides));
    which.push_back(k);
  }
  if (which.empty()) return;
  model_.runBatch(batch, control_, [&](size_t point, BatchAnswer&& answer) {
    ++evaluations_;
    Vector r;
    for (const Place& place : places_) {
      const double difference = answer.values[place.sample] - place.value;
      if (!std::isfinite(difference)) return;
      r.push_back(weights_[place.comparison] * difference);
    }
    results[which[point]] = std::move(r);
  });
}

std::vector<Residuals::Vector> Residuals::at(const std::vector<Vector>& points) {
  std::vector<Vector> results(points.size());
  const size_t jobs = std::min<size_t>(task_.jobs, points.size());
  std::vector<std::thread> threads;
  for (size_t k = 1; k < jobs; ++k) threads.emplace_back([&, k] { run(points, k, jobs, results); });
  run(points, 0, std::max<size_t>(1, jobs), results);
  for (std::thread& thread : threads) thread.join();
  return results;
}

std::vector<Residuals::Vector> Residuals::jacobian(const Vector& u, const Vector& r) {
  std::vector<Vector> points;
  for (size_t k = 0; k < u.size(); ++k) {
    points.push_back(u), points.push_back(u);
    points[2 * k][k] = std::min(1.0, u[k] + kDifference);
    points[2 * k + 1][k] = std::max(0.0, u[k] - kDifference);
  }
  const std::vector<Vector> moved = at(points);
  std::vector<Vector> columns;
  for (size_t k = 0; k < u.size(); ++k) {
    const Vector& up = moved[2 * k].empty() ? r : moved[2 * k];
    const Vector& down = moved[2 * k + 1].empty() ? r : moved[2 * k + 1];
    const double width =
        (moved[2 * k].empty() ? u[k] : points[2 * k][k]) - (moved[2 * k + 1].empty() ? u[k] : points[2 * k + 1][k]);
    if (!(width > 0)) return {};
    columns.emplace_back(r.size());
    for (size_t i = 0; i < r.size(); ++i) columns.back()[i] = (up[i] - down[i]) / width;
  }
  return columns;
}

Residuals::Vector Residuals::rmsOf(const Vector& r) const {
  Vector sums(weights_.size()), counts(weights_.size());
  for (size_t i = 0; i < r.size(); ++i) {
    const size_t c = places_[i].comparison;
    sums[c] += r[i] * r[i] / (weights_[c] * weights_[c]);
    counts[c] += 1;
  }
  for (size_t c = 0; c < sums.size(); ++c) sums[c] = counts[c] > 0 ? std::sqrt(sums[c] / counts[c]) : 0;
  return sums;
}

}  // namespace armature::experiments
