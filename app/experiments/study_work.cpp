#include "app/experiments/study_work.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <set>
#include <thread>

#include "app/run/run_control.h"
#include "engine/base/glob.h"
#include "engine/experiments/measured_data.h"

namespace armature::app {

namespace {

using namespace experiments;
using Kind = WrittenStudy::Kind;

constexpr double kMostSamples = 2e7;  // numbers of all curves together
constexpr size_t kPoints = 501;       // of a curve
constexpr size_t kLeastPoints = 51;

unsigned jobs() {
  return std::max(1U, std::thread::hardware_concurrency());
}

// Instants at which curves are kept: evenly over the run, fewer where there are very many runs.
std::vector<double> instantsOf(const Study& study, size_t curves) {
  const double room = kMostSamples / (static_cast<double>(study.count()) * static_cast<double>(curves));
  const size_t count = room < kLeastPoints ? 0 : static_cast<size_t>(std::min<double>(kPoints, room));
  std::vector<double> times;
  const double span = study.run.stopTime - study.run.startTime;
  for (size_t k = 0; k < count; ++k)
    times.push_back(study.run.startTime + span * static_cast<double>(k) / static_cast<double>(count - 1));
  return times;
}

void performRuns(const StudyOrder& order, solve::ControlState& control, StudyProgress& progress,
                 StudyOutcome& outcome) {
  Result<Study> made = madeOf(order.written);
  if (!made) return void(outcome.problem = made.reason());
  RunsOutcome runs;
  runs.study = made.take();
  Study& study = runs.study;
  study.run = settingsOf(order.document, *order.model);
  study.sampled = order.written.curves;
  if (!study.sampled.empty() && study.count() <= kMostRuns) study.times = instantsOf(study, study.sampled.size());
  if (study.times.empty()) study.sampled.clear();
  if (const Result<void> checked = check(study, *order.model); !checked)
    return void(outcome.problem = checked.reason());
  const Translate translate = [&order](const Assignments& values, Messages& messages) -> ModelPtr {
    Result<diagram::Document> document = withValues(order.document, values);
    if (document) return order.translate(*document, messages);
    Message message;
    message.code = document.reason().code;
    message.text = document.reason().message;
    messages.push_back(std::move(message));
    return nullptr;
  };
  Points points(study, order.model, translate);
  runs.table = Table(study.count(), study.width());
  progress.total = study.count();
  std::vector<Chunk> groups = points.groupsOf(runs.table);
  Messages messages;
  if (!points.canBegin(messages)) {
    outcome.messages = std::move(messages);
    outcome.problem = failure("E011", phrase("the model of the first run could not be translated"));
    for (const Message& m : outcome.messages)
      if (m.severity == Severity::error) outcome.problem = failure(m.code, m.text);
    return;
  }
  FirstTroubles troubles;
  const Result<void> done =
      runStudy(points, std::move(groups), jobs(), control, runs.table, nullptr, progress.runs, troubles);
  if (!done) outcome.problem = done.reason();
  runs.translations = points.translations();
  runs.troubles = std::move(troubles.runs);
  outcome.isWhole = runs.table.open() == 0;
  outcome.runs = std::move(runs);
}

// Runs to the instant of the study for a steady state or a linear model.
bool runToInstant(const StudyOrder& order, solve::Settings settings, solve::ControlState& state, results::Store& store,
                  solve::RunResult& result, StudyOutcome& outcome) {
  settings.stopTime = std::max(settings.startTime, order.written.at.value_or(settings.startTime));
  if (order.written.at && *order.written.at < settings.startTime) {
    outcome.problem = failure("E031", phrase("the instant lies before the start of the run"));
    return false;
  }
  solve::Control control(state, [] { return solve::ParameterValues(); });
  result = order.model->run(settings, {}, control, store, outcome.messages);
  outcome.isWhole = result.outcome != solve::Outcome::cancelled;
  if (result.outcome == solve::Outcome::finished && store.rowCount() > 0) return true;
  outcome.problem = failure("E031", phrase("the run does not get to that instant"));
  for (const Message& m : outcome.messages)
    if (m.severity == Severity::error) {
      outcome.problem = failure(m.code, m.text);
      break;
    }
  return false;
}

void performSteady(const StudyOrder& order, solve::ControlState& state, StudyOutcome& outcome) {
  solve::Settings settings = settingsOf(order.document, *order.model);
  settings.aim = solve::Aim::steadyState;
  const auto store = order.model->makeStore([](const ModelVariable& v) { return !isOwnName(v.name); });
  solve::RunResult result;
  if (!runToInstant(order, settings, state, *store, result, outcome)) return;
  SteadyOutcome steady;
  steady.time = store->time(0);
  for (const results::Column& c : store->columns()) {
    if (c.type == results::Column::Type::string || c.isConstant) continue;
    steady.values.push_back({c.name, store->value(c, 0),
                             displayUnit(QString::fromStdString(c.unit), QString::fromStdString(c.displayUnit)),
                             c.type == results::Column::Type::boolean});
  }
  outcome.steady = std::move(steady);
}

void performLinear(const StudyOrder& order, solve::ControlState& state, StudyOutcome& outcome) {
  solve::Settings settings = settingsOf(order.document, *order.model);
  settings.aim = solve::Aim::linearization;
  settings.inputs = order.written.inputs;
  settings.outputs = order.written.outputs;
  const auto& variables = order.model->variables();
  for (const auto* list : {&settings.inputs, &settings.outputs})
    for (const std::string& name : *list)
      if (std::none_of(variables.begin(), variables.end(), [&](const ModelVariable& v) { return v.name == name; }))
        return void(outcome.problem = failure("E021", phrase("there is no variable %1", name)));
  const auto store = order.model->makeStore([](const ModelVariable& v) { return v.isState; });
  solve::RunResult result;
  if (!runToInstant(order, settings, state, *store, result, outcome)) return;
  if (!result.linearization) return void(outcome.problem = failure("E031", phrase("there is no linear model")));
  LinearOutcome linear;
  linear.model = *result.linearization;
  Result<std::vector<Mode>> modes = modesOf(linear.model.a, linear.model.states.size());
  if (!modes) return void(outcome.problem = modes.reason());
  linear.modes = modes.take();
  outcome.linear = std::move(linear);
}

// The variables that are compared, at the times of the data, with other values of the fitted parameters.
std::vector<std::vector<double>> curvesWith(const StudyOrder& order, const CalibrationTask& task,
                                            const solve::Overrides& values, solve::ControlState& state) {
  Batch batch;
  batch.settings = task.settings;
  batch.points = {values};
  for (const Comparison& c : task.comparisons) batch.sampled.push_back(c.variable);
  batch.times = task.times;
  std::vector<std::vector<double>> curves;
  order.model->runBatch(batch, state, [&](size_t, BatchAnswer&& answer) {
    for (size_t k = 0; k < batch.sampled.size(); ++k) {
      const auto begin = answer.values.begin() + static_cast<ptrdiff_t>(k * batch.times.size());
      curves.emplace_back(begin, begin + static_cast<ptrdiff_t>(batch.times.size()));
    }
  });
  return curves;
}

void performCalibration(const StudyOrder& order, solve::ControlState& state, StudyProgress& progress,
                        StudyOutcome& outcome) {
  CalibrationTask task;
  for (const auto& [name, bounds] : order.written.fits) task.fits.push_back({name, bounds.first, bounds.second});
  if (task.fits.empty()) return void(outcome.problem = failure("E021", phrase("no parameter is to be found")));
  for (const Fit& f : task.fits)
    if (!(f.low < f.high))
      return void(outcome.problem = failure("E020", phrase("%1: the upper bound has to be the larger one", f.name)));
  const std::filesystem::path data = order.written.data;
  const std::string path =
      data.is_absolute() || order.folder.empty() ? data.string() : order.folder + "/" + data.string();
  if (order.written.data.empty()) return void(outcome.problem = failure("E021", phrase("there is no file of data")));
  if (const Result<void> read = readMeasured(path, order.written.comparisons, task); !read)
    return void(outcome.problem = read.reason());
  task.settings = settingsOf(order.document, *order.model);
  fitToData(task, true, true);
  task.jobs = jobs();
  CalibrationOutcome found;
  found.before = curvesWith(order, task, {}, state);
  Result<Calibration> result = calibrate(task, *order.model, state, progress.evaluations);
  if (!result) {
    outcome.isWhole = !state.cancel.isCancelled();
    return void(outcome.problem = result.reason());
  }
  found.result = result.take();
  solve::Overrides values;
  for (const Calibration::Parameter& p : found.result.parameters) values.emplace_back(p.name, p.value);
  found.fitted = curvesWith(order, task, values, state);
  found.times = task.times;
  found.data = task.comparisons;
  outcome.calibration = std::move(found);
}

void performSensitivity(const StudyOrder& order, solve::ControlState& state, StudyProgress& progress,
                        StudyOutcome& outcome) {
  SensitivityTask task;
  task.parameters = order.written.parameters;
  task.measures = order.written.measures;
  task.sampled = order.written.curves;
  task.settings = settingsOf(order.document, *order.model);
  task.jobs = jobs();
  const double span = task.settings.stopTime - task.settings.startTime;
  for (size_t k = 0; k < kPoints && !task.sampled.empty(); ++k)
    task.times.push_back(task.settings.startTime + span * static_cast<double>(k) / static_cast<double>(kPoints - 1));
  progress.total = 4 * task.parameters.size() + 1;
  Result<Sensitivities> result = sensitivities(task, *order.model, state, progress.runs.done);
  outcome.isWhole = !state.cancel.isCancelled();
  if (!result) return void(outcome.problem = result.reason());
  outcome.sensitivity = SensitivityOutcome{result.take(), task.measures, task.sampled, task.times};
}

}  // namespace

StudyOutcome performStudy(const StudyOrder& order, solve::ControlState& control, StudyProgress& progress) {
  const auto began = std::chrono::steady_clock::now();
  StudyOutcome outcome;
  outcome.written = order.written;
  outcome.model = order.model;
  switch (order.written.kind) {
    case Kind::sweep:
    case Kind::monteCarlo:
      performRuns(order, control, progress, outcome);
      break;
    case Kind::steady:
      performSteady(order, control, outcome);
      break;
    case Kind::linear:
      performLinear(order, control, outcome);
      break;
    case Kind::calibration:
      performCalibration(order, control, progress, outcome);
      break;
    case Kind::sensitivity:
      performSensitivity(order, control, progress, outcome);
      break;
  }
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  return outcome;
}

Result<diagram::Document> withValues(diagram::Document document, const Assignments& values) {
  for (const auto& [name, text] : values) {
    const size_t dot = name.find('.');
    const auto noSuch = [&name = name] { return failure("E011", phrase("%1 leads to no part of the diagram", name)); };
    if (dot == std::string::npos) {
      const auto found = std::find_if(document.parameters.begin(), document.parameters.end(),
                                      [&name = name](const auto& p) { return p.name == name; });
      if (found == document.parameters.end()) return noSuch();
      found->value = text;
      continue;
    }
    const std::string part = name.substr(0, dot), rest = name.substr(dot + 1);
    const auto found = std::find_if(document.components.begin(), document.components.end(),
                                    [&part](const auto& c) { return c.name == part; });
    if (found == document.components.end()) return noSuch();
    std::erase_if(found->modifiers, [&rest](const diagram::Modifier& m) { return m.name == rest; });
    found->modifiers.push_back({rest, text});
  }
  return document;
}

}  // namespace armature::app
