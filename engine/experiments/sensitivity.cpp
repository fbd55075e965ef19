#include "engine/experiments/sensitivity.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <thread>

namespace armature::experiments {

namespace {

constexpr double kStep = 2e-3;       // of the value, the larger of the two steps
constexpr double kTolerance = 1e-9;  // of the runs: differences of small numbers are taken
// Places of the four runs of a parameter, in units of the larger step.
constexpr double kPlaces[4] = {-1, -0.5, 0.5, 1};

const ModelVariable* find(const Model& model, const std::string& name) {
  for (const ModelVariable& v : model.variables())
    if (v.name == name) return &v;
  return nullptr;
}

Result<std::vector<double>> valuesOf(const SensitivityTask& task, const Model& model) {
  std::vector<double> values;
  const std::vector<double> initial = model.initialValues();
  for (const std::string& name : task.parameters) {
    const ModelVariable* const v = find(model, name);
    if (!v) return failure("E021", phrase("there is no parameter %1", name));
    if (!v->isTunable || v->type != ModelVariable::Type::real)
      return failure("E021", phrase("%1 is no number that a run can be given", name), {v->part});
    double value = initial[static_cast<size_t>(v - model.variables().data())];
    for (const auto& [other, given] : task.overrides)
      if (other == name) value = given;
    values.push_back(value);
  }
  if (values.empty()) return failure("E021", phrase("no parameter is named"));
  for (const std::string& name : task.sampled)
    if (!find(model, name)) return failure("E021", phrase("there is no variable %1", name));
  return values;
}

double stepAt(double value) {
  return kStep * (value != 0 ? std::fabs(value) : 1.0);
}

}  // namespace

Result<Sensitivities> sensitivities(const SensitivityTask& task, const Model& model, solve::ControlState& control,
                                    std::atomic<uint64_t>& done) {
  const Result<std::vector<double>> values = valuesOf(task, model);
  if (!values) return values.reason();
  Batch batch;
  batch.settings = task.settings;
  batch.settings.tolerance = std::min(task.settings.tolerance, kTolerance);
  batch.measures = task.measures;
  batch.sampled = task.sampled;
  batch.times = task.times;
  batch.points.push_back(task.overrides);
  for (size_t p = 0; p < values->size(); ++p)
    for (const double place : kPlaces) {
      solve::Overrides point = task.overrides;
      point.emplace_back(task.parameters[p], (*values)[p] + place * stepAt((*values)[p]));
      batch.points.push_back(std::move(point));
    }
  // Every process takes every nth run.
  std::vector<BatchAnswer> answers(batch.points.size());
  const size_t jobs = std::clamp<size_t>(task.jobs, 1, batch.points.size());
  std::vector<std::thread> threads;
  for (size_t job = 0; job < jobs; ++job)
    threads.emplace_back([&, job] {
      Batch own = batch;
      own.points.clear();
      for (size_t k = job; k < batch.points.size(); k += jobs) own.points.push_back(batch.points[k]);
      model.runBatch(own, control, [&](size_t point, BatchAnswer&& answer) {
        answers[job + point * jobs] = std::move(answer);  // a place of its own for each
        ++done;
      });
    });
  for (std::thread& thread : threads) thread.join();
  if (control.cancel.isCancelled()) return failure("E023", phrase("the study was interrupted"));
  const auto isDone = [](const BatchAnswer& a) {
    return a.outcome == solve::Outcome::finished || a.outcome == solve::Outcome::terminated;
  };
  if (!isDone(answers[0])) {
    Diagnostic reason = failure("E022", phrase("the run does not come to its end"));
    if (!answers[0].message.empty()) reason.message = phrase("%1", answers[0].message);
    return reason;
  }
  Sensitivities found;
  found.at = *values;
  found.values = answers[0].values;
  const size_t width = found.values.size();
  for (size_t p = 0; p < values->size(); ++p) {
    const BatchAnswer* const runs = &answers[1 + 4 * p];
    std::vector<double> derivatives(width, std::nan("")), errors = derivatives;
    const double h = stepAt((*values)[p]);
    const bool areDone = std::all_of(runs, runs + 4, isDone);
    for (size_t k = 0; areDone && k < width; ++k) {
      const double wide = (runs[3].values[k] - runs[0].values[k]) / (2 * h);
      const double narrow = (runs[2].values[k] - runs[1].values[k]) / h;
      derivatives[k] = narrow + (narrow - wide) / 3;
      errors[k] = std::fabs(narrow - wide);
    }
    found.derivatives.push_back(std::move(derivatives));
    found.errors.push_back(std::move(errors));
  }
  return found;
}

}  // namespace armature::experiments
