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
#include "engine/experiments/measured_data.h"

namespace armature::cli {

namespace {

using namespace experiments;
using Json = nlohmann::ordered_json;

// Bounds and data; rows without a time are left out.
bool readTask(const Arguments& a, CalibrationTask& task) {
  for (const std::string& text : a.experiment.fits) {
    Result<Fit> fit = readFit(text);
    if (!fit) return tell(fit.reason());
    task.fits.push_back(fit.take());
  }
  std::vector<std::pair<std::string, std::string>> comparisons;
  for (const std::string& text : a.experiment.comparisons) {
    const size_t sign = text.rfind('=');
    if (sign == std::string::npos || sign == 0)
      return complain("--compare needs VARIABLE=COLUMN, not \"" + text + "\"");
    comparisons.emplace_back(text.substr(0, sign), text.substr(sign + 1));
  }
  const Result<void> read = readMeasured(a.experiment.data, comparisons, task);
  return read || tell(read.reason());
}

bool fitSettings(const Arguments& a, const Model& model, CalibrationTask& task) {
  if (!settingsFor(a, model, task.settings)) return false;
  fitToData(task, !a.interval, !a.tolerance);
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
