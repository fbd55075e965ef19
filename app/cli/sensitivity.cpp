#include "app/cli/sensitivity.h"

#include <cstdio>
#include <thread>

#include "app/cli/output.h"
#include "app/cli/translation.h"
#include "engine/base/durable_file.h"
#include "engine/base/printable.h"
#include "engine/experiments/sensitivity.h"
#include "engine/facade/measure.h"
#include "engine/results/csv.h"

namespace armature::cli {

namespace {

bool areMeasures(const std::vector<std::string>& texts) {
  for (const std::string& text : texts)
    if (const Result<Measure> measure = Measure::read(text); !measure) return tell(measure.reason());
  return true;
}

}  // namespace

int sensitivity(const Arguments& a) {
  experiments::SensitivityTask task;
  task.parameters = a.experiment.parameters;
  task.measures = a.experiment.measures;
  if (!areMeasures(task.measures)) return kUsage;
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  const Model& model = *opened.translation.model;
  if (!settingsFor(a, model, task.settings)) return kUsage;
  task.overrides = opened.translation.overrides;
  task.jobs = a.experiment.jobs.value_or(std::max(1U, std::thread::hardware_concurrency()));
  solve::ControlState control;
  std::atomic<uint64_t> done{0};
  Result<experiments::Sensitivities> result = failure("E023", phrase("the study was interrupted"));
  {
    const Interrupt interrupt(control.cancel);
    result = experiments::sensitivities(task, model, control, done);
  }
  if (!result) {
    tell(result.reason());
    return result.reason().code == "E021" ? kUsage : kStopped;
  }
  std::string text = "measure,parameter,value,derivative,uncertainty,relative\n";
  for (size_t p = 0; p < task.parameters.size(); ++p)
    for (size_t m = 0; m < task.measures.size(); ++m) {
      const double value = result->values[m], derivative = result->derivatives[p][m];
      text += results::csvCell(task.measures[m]) + ',' + results::csvCell(task.parameters[p]);
      for (const double number : {value, derivative, result->errors[p][m], derivative * result->at[p] / value}) {
        text += ',';
        results::appendCsvNumber(text, number);
      }
      text += '\n';
      if (!a.isQuiet)
        std::printf("d %s / d %s = %.9g ± %.2g (central differences)\n", printable(task.measures[m]).c_str(),
                    printable(task.parameters[p]).c_str(), derivative, result->errors[p][m]);
    }
  return report(writeDurably(a.output, text)) ? kDone : kUsage;
}

}  // namespace armature::cli
