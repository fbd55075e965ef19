#include "app/cli/calibrate.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/cli/output.h"
#include "app/cli/translation.h"
#include "engine/base/durable_file.h"
#include "engine/base/printable.h"
#include "engine/experiments/calibrate.h"
#include "engine/results/csv.h"

namespace armature::cli {

namespace {

using namespace experiments;
using Json = nlohmann::ordered_json;

bool tell(const Diagnostic& reason) {
  std::fprintf(stderr, "error %s: %s\n", reason.code.c_str(), printable(reason.message).c_str());
  if (!reason.advice.empty()) std::fprintf(stderr, "  %s\n", reason.advice.c_str());
  return false;
}

// Bounds and data; rows without a time are left out.
bool readTask(const Arguments& a, CalibrationTask& task) {
  for (const std::string& text : a.experiment.fits) {
    Result<Fit> fit = readFit(text);
    if (!fit) return tell(fit.reason());
    task.fits.push_back(fit.take());
  }
  const Result<results::Table> data = results::readCsv(a.experiment.data);
  if (!data) return tell(data.reason());
  const auto column = [&](const std::string& name) -> const std::vector<double>* {
    const auto found = std::find(data->names.begin(), data->names.end(), name);
    return found == data->names.end() ? nullptr : &data->columns[static_cast<size_t>(found - data->names.begin())];
  };
  const std::vector<double>* const times = column("time");
  if (!times) return tell(failure("F302", phrase("%1 has no column %2", a.experiment.data, std::string("time"))));
  for (const double t : *times)
    if (std::isfinite(t)) task.times.push_back(t);
  if (task.times.empty()) return tell(failure("F302", phrase("%1 has no rows with a time", a.experiment.data)));
  for (const std::string& text : a.experiment.comparisons) {
    const size_t sign = text.rfind('=');
    if (sign == std::string::npos || sign == 0)
      return complain("--compare needs VARIABLE=COLUMN, not \"" + text + "\"");
    const std::vector<double>* const values = column(text.substr(sign + 1));
    if (!values) return tell(failure("F302", phrase("%1 has no column %2", a.experiment.data, text.substr(sign + 1))));
    Comparison comparison{text.substr(0, sign), {}};
    for (size_t k = 0; k < times->size(); ++k)
      if (std::isfinite((*times)[k])) comparison.values.push_back((*values)[k]);
    task.comparisons.push_back(std::move(comparison));
  }
  return true;
}

// The run covers the data, with result points so close that straight lines between them do not matter, and on the
// data's own points where those are evenly spaced.
bool fitSettings(const Arguments& a, const Model& model, CalibrationTask& task) {
  if (!settingsFor(a, model, task.settings)) return false;
  solve::Settings& s = task.settings;
  s.stopTime = std::max(task.times.back(), s.startTime);
  double least = s.stopTime - s.startTime;
  for (size_t k = 1; k < task.times.size(); ++k)
    if (task.times[k] > task.times[k - 1]) least = std::min(least, task.times[k] - task.times[k - 1]);
  if (!a.interval && least > 0) s.interval = least / std::ceil(least / std::min(s.interval, least) - 1e-6);
  if (!a.tolerance) s.tolerance = std::min(s.tolerance, 1e-8);
  return true;
}

Json number(double value) {
  return std::isfinite(value) ? Json(value) : Json();
}

Json toJson(const Arguments& a, const Model& model, const CalibrationTask& task, const Calibration& c) {
  Json json;
  json["parameters"] = Json::object();
  for (size_t k = 0; k < c.parameters.size(); ++k) {
    const Calibration::Parameter& p = c.parameters[k];
    std::string unit;
    for (const ModelVariable& v : model.variables())
      if (v.name == p.name) unit = v.unit;
    json["parameters"][p.name] = {{"value", p.value},
                                  {"standard_error", number(p.error)},
                                  {"unit", unit.empty() ? "1" : unit},
                                  {"bounds", {task.fits[k].low, task.fits[k].high}},
                                  {"at_bound", p.isAtBound}};
  }
  json["residual"] = Json::object();
  for (size_t k = 0; k < c.after.size(); ++k)
    json["residual"][task.comparisons[k].variable] = {{"rms", number(c.after[k])}, {"rms_before", number(c.before[k])}};
  json["points"] = c.points;
  json["evaluations"] = c.evaluations;
  json["data"] = a.experiment.data;
  return json;
}

void print(const CalibrationTask& task, const Calibration& c) {
  for (const Calibration::Parameter& p : c.parameters) {
    std::printf("%s = %.9g", p.name.c_str(), p.value);
    if (std::isfinite(p.error)) std::printf(" ± %.2g", p.error);
    std::printf("%s\n", p.isAtBound ? "  (at its bound)" : "");
    if (!std::isfinite(p.error) && !p.isAtBound)
      std::fprintf(stderr, "armature-cli: the data do not determine %s, at least not beside the others\n",
                   p.name.c_str());
  }
  for (size_t k = 0; k < c.after.size(); ++k)
    std::printf("%s: root mean square %.4g, before %.4g\n", task.comparisons[k].variable.c_str(), c.after[k],
                c.before[k]);
  std::printf("%llu runs, %llu numbers compared\n", static_cast<unsigned long long>(c.evaluations),
              static_cast<unsigned long long>(c.points));
}

}  // namespace

int calibrate(const Arguments& a) {
  CalibrationTask task;
  if (!readTask(a, task)) return kUsage;
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  const Model& model = *opened.translation.model;
  if (!fitSettings(a, model, task)) return kUsage;
  task.overrides = opened.translation.overrides;
  task.jobs = a.experiment.jobs.value_or(std::max(1U, std::thread::hardware_concurrency()));
  solve::ControlState control;
  std::atomic<uint64_t> evaluations{0};
  Result<Calibration> result = failure("E023", phrase("the calibration was interrupted"));
  {
    const Interrupt interrupt(control.cancel);
    result = experiments::calibrate(task, model, control, evaluations);
  }
  if (!result) {
    tell(result.reason());
    return result.reason().code == "E021" ? kUsage : kStopped;
  }
  if (!report(writeDurably(a.output, toJson(a, model, task, *result).dump(1) + '\n'))) return kUsage;
  if (!a.isQuiet) print(task, *result);
  return kDone;
}

}  // namespace armature::cli
