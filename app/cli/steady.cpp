#include "app/cli/steady.h"

#include <cstdio>
#include <numeric>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "engine/base/glob.h"
#include "engine/base/printable.h"

namespace armature::cli {

solve::Settings settingsAtInstant(const Arguments& a, const Model& model, solve::Aim aim) {
  solve::Settings settings = model.defaultSettings();
  if (a.startTime) settings.startTime = *a.startTime;
  if (a.tolerance) settings.tolerance = *a.tolerance;
  settings.aim = aim;
  return settings;
}

int runToInstant(const Arguments& a, const Opened& opened, solve::Settings& settings, results::Store& store,
                 solve::RunResult& result) {
  const double at = a.experiment.at.value_or(settings.startTime);
  if (at < settings.startTime) {
    std::fprintf(stderr, "armature-cli: --at %g lies before the start time %g s\n", at, settings.startTime);
    return kUsage;
  }
  settings.stopTime = at;
  allowEffects(settings, opened.translation.model->name());
  solve::Control control;
  std::vector<Message> messages;
  {
    const Interrupt interrupt(control.cancel);
    const Progress progress(control, settings.startTime, settings.stopTime, !a.isQuiet);
    result = opened.translation.model->run(settings, opened.translation.overrides, control, store, messages);
  }
  printMessages(messages, a.isQuiet);
  if (result.outcome == solve::Outcome::finished && store.rowCount() > 0) return kDone;
  if (result.outcome == solve::Outcome::terminated)
    std::fprintf(stderr, "armature-cli: the model ended its run at t = %g s, before %g s\n", result.endTime, at);
  else if (!hasErrors(messages))
    std::fprintf(stderr, "the simulation stopped at t = %g s\n", result.endTime);
  return kStopped;
}

int steady(const Arguments& a) {
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  const Model& model = *opened.translation.model;
  solve::Settings settings = settingsAtInstant(a, model, solve::Aim::steadyState);
  const auto store = model.makeStore([](const ModelVariable& v) { return !isOwnName(v.name); });
  solve::RunResult result;
  status = runToInstant(a, opened, settings, *store, result);
  if (status != kDone) return status;
  std::vector<uint32_t> columns(store->columns().size());
  std::iota(columns.begin(), columns.end(), 0U);
  if (!report(saveResults(*store, columns, a.output))) return kUsage;
  if (!a.isQuiet) std::printf("%s: a steady state at t = %g s\n", printable(model.name()).c_str(), store->time(0));
  return kDone;
}

}  // namespace armature::cli
