#include "app/cli/simulate.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <optional>
#include <thread>
#include <unordered_set>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/statistics.h"
#include "app/cli/summary.h"
#include "app/cli/translation.h"
#include "engine/base/glob.h"
#include "engine/base/printable.h"
#include "engine/facade/recorded.h"
#include "engine/results/hdf5.h"
#include "engine/results/row_stream.h"

namespace armature::cli {

namespace {

// Names and patterns as a question about one variable.
class Wanted {
 public:
  // What the command line says, else what the diagram does.
  Wanted(const Arguments& a, const diagram::Document& document) : isAll_(a.variables.empty()), recorded_(document) {
    for (const std::string& text : isAll_ ? recorded_.patterns() : a.variables) {
      if (text.find_first_of("*?") == std::string::npos) {
        names_.insert(text);
      } else {
        patterns_.push_back(text);
      }
    }
  }
  // Names of the translation's own, such as $when1, are given to those who ask for them.
  bool operator()(const ModelVariable& variable) const {
    if (isAll_ && !recorded_.isEverything()) return recorded_(variable);
    const std::string& name = variable.name;
    const auto fits = [&](const std::string& p) { return fitsWish(p, name); };
    return (isAll_ && !isOwnName(name)) || names_.count(name) > 0 ||
           std::any_of(patterns_.begin(), patterns_.end(), fits);
  }
  const std::vector<std::string>& patterns() const { return patterns_; }
  const std::unordered_set<std::string>& names() const { return names_; }

 private:
  bool isAll_;
  Recorded recorded_;
  std::unordered_set<std::string> names_;
  std::vector<std::string> patterns_;
};

void warnAboutMissing(const Wanted& wanted, const results::Store& store, bool isQuiet) {
  if (isQuiet) return;
  for (const std::string& name : wanted.names()) {
    if (name == "time" || store.find(name) >= 0) continue;
    std::fprintf(stderr, "armature-cli: there is no variable %s\n", name.c_str());
  }
  const auto& columns = store.columns();
  for (const std::string& pattern : wanted.patterns()) {
    const auto fits = [&](const auto& column) { return fitsGlob(pattern, column.name); };
    if (!fitsGlob(pattern, "time") && std::none_of(columns.begin(), columns.end(), fits))
      std::fprintf(stderr, "armature-cli: no variable fits %s\n", pattern.c_str());
  }
}

// The file of the results, if one is wanted: CSV is written during the run, so that a kill does not take all of it.
class ResultFile {
 public:
  ResultFile(const results::Store& store, const std::string& path)
      : store_(store), path_(path), columns_(store.columns().size()) {
    std::iota(columns_.begin(), columns_.end(), 0U);
    if (path.ends_with(".csv") || path.ends_with(".mat")) stream_.emplace(store, columns_, path);
    if (results::isHdf5(path)) preparation_ = std::thread(results::prepareHdf5);
  }
  ~ResultFile() {
    if (preparation_.joinable()) preparation_.join();
  }
  ResultFile(const ResultFile&) = delete;
  ResultFile& operator=(const ResultFile&) = delete;
  Result<void> finish() {
    if (stream_) return stream_->finish();
    if (results::isHdf5(path_)) return results::writeHdf5(store_, columns_, path_, results::careAfter(began_));
    return path_.empty() ? Result<void>() : saveResults(store_, columns_, path_);
  }

 private:
  const results::Store& store_;
  std::string path_;
  std::vector<uint32_t> columns_;
  std::optional<results::RowStream> stream_;
  std::thread preparation_;  // while the run goes on
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

results::Budget budgetOf(const Arguments& a) {
  results::Budget budget = results::usualBudget();
  if (a.resultsMemory) budget.memory = static_cast<uint64_t>(*a.resultsMemory * 1e9);
  return budget;
}

// What cannot change on the way is told before the run.
bool planChanges(const Arguments& a, const Model& model, solve::Settings& settings) {
  settings.changes = a.changes;
  for (const solve::Change& change : a.changes) {
    const std::string& name = change.values.front().first;
    const auto isIt = [&](const ModelVariable& v) { return v.name == name && v.isTunable; };
    if (std::any_of(model.variables().begin(), model.variables().end(), isIt)) continue;
    std::fprintf(stderr, "armature-cli: %s is no parameter that can change while the model runs\n",
                 printable(name).c_str());
    return false;
  }
  return true;
}

}  // namespace

int simulate(const Arguments& a, std::chrono::steady_clock::time_point began) {
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  const Model& model = *opened.translation.model;
  solve::Settings settings;
  if (!settingsFor(a, model, settings)) return kUsage;
  allowEffects(settings, model.name());
  if (!planChanges(a, model, settings)) return kModelError;

  const Wanted wanted(a, opened.document);
  // Without a file nothing is kept that nobody will read.
  const bool isSummaryOfAll = a.output.empty() && a.variables.empty();
  const auto store =
      model.makeStore([&](const ModelVariable& v) { return wanted(v) && (!isSummaryOfAll || v.isState); });
  if (!isSummaryOfAll) warnAboutMissing(wanted, *store, a.isQuiet);
  store->keepWithin(budgetOf(a));
  ResultFile output(*store, a.output);
  solve::Control control;
  solve::RunResult result;
  std::vector<Message> messages;
  {
    const Interrupt interrupt(control.cancel);
    const Progress progress(control, settings.startTime, settings.stopTime, !a.isQuiet);
    result = model.run(settings, opened.translation.overrides, control, *store, messages);
  }
  printMessages(messages, a.isQuiet);
  if (!result.runFolder.empty() && !a.isQuiet)
    std::fprintf(stderr, "armature-cli: the model has written into %s\n", printable(result.runFolder).c_str());

  // What was computed before a failure is written as well.
  if (!report(output.finish())) status = kUsage;
  if (a.output.empty() && !a.isQuiet)
    printSummary(model.name(), *store, result, a.variables.empty(), secondsSince(began));
  if (!a.statistics.empty() && !writeStatistics(a.statistics, model, &result, secondsSince(began))) status = kUsage;
  if (result.outcome == solve::Outcome::failed || result.outcome == solve::Outcome::cancelled) {
    if (!hasErrors(messages)) std::fprintf(stderr, "the simulation stopped at t = %g s\n", result.endTime);
    return kStopped;
  }
  return status;
}

int check(const Arguments& a, std::chrono::steady_clock::time_point began) {
  int status = kDone;
  if (!areWritable(a)) return kUsage;
  diagram::Document document;
  Source source;
  if (!resolveSource(a, document, source, status)) return status;
  Engine engine(a);
  std::vector<Message> messages;
  const Translation translation = translate(engine, source, a.settings, messages);
  printMessages(messages, a.isQuiet);
  if (!translation.model) return kModelError;
  const ModelStatistics& s = translation.model->statistics();
  if (!a.isQuiet) {
    std::printf("%s: %u unknowns, %u states, %u aliases\n", printable(translation.model->name()).c_str(), s.unknowns,
                s.states, s.aliases);
  }
  if (!a.statistics.empty() && !writeStatistics(a.statistics, *translation.model, nullptr, secondsSince(began))) {
    return kUsage;
  }
  return kDone;
}

}  // namespace armature::cli
