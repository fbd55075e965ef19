#include "app/cli/simulate.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <numeric>
#include <optional>
#include <unordered_set>

#include "app/cli/engine.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/statistics.h"
#include "engine/results/csv_stream.h"

namespace armature::cli {

namespace {

solve::Control* g_control = nullptr;  // of the run that an interrupt stops

void onInterrupt(int) {
  if (g_control) g_control->cancel.cancel();
}

std::optional<double> numberOf(const std::string& text) {
  if (text == "true") return 1;
  if (text == "false") return 0;
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool hasErrors(const std::vector<Message>& messages) {
  return std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
}

struct Translation {
  std::shared_ptr<const Model> model;
  solve::Overrides overrides;
};

// Parameters that can be tuned are set at the run; the others change the translation.
Translation translate(Engine& engine, Source source, const Arguments& a, std::vector<Message>& messages) {
  Translation t;
  t.model = engine.translate(source, messages);
  if (a.settings.empty() || !t.model) return t;
  std::vector<std::pair<std::string, std::string>> structural;
  for (const auto& [name, text] : a.settings) {
    const auto& variables = t.model->variables();
    const auto found = std::find_if(variables.begin(), variables.end(),
                                    [&name = name](const ModelVariable& v) { return v.name == name; });
    const std::optional<double> value = numberOf(text);
    // By what is not zero at the translation, the program may divide.
    if (found != variables.end() && found->isTunable && value && *value != 0) {
      t.overrides.emplace_back(name, *value);
    } else {
      structural.emplace_back(name, text);
    }
    // The model's own inputs may be given a value; everything else that varies has its equations.
    const bool varies = found != variables.end() && found->kind != ModelVariable::Kind::constant &&
                        found->kind != ModelVariable::Kind::parameter;
    if (varies && name.find('.') != std::string::npos) {
      Message message;
      message.code = "N015";
      message.text = name + " is no parameter";
      message.advice = "--set changes parameters; for a start value, set " + name + ".start";
      messages.push_back(std::move(message));
      t.model = nullptr;
      return t;
    }
  }
  if (structural.empty()) return t;
  messages.clear();
  source.modifiers = structural;
  t.model = engine.translate(source, messages);
  return t;
}

// Names and patterns as a question about one variable.
class Wanted {
 public:
  explicit Wanted(const Arguments& a) : isAll_(a.variables.empty()) {
    for (const std::string& text : a.variables) {
      if (text.find_first_of("*?") == std::string::npos) {
        names_.insert(text);
      } else {
        patterns_.push_back(text);
      }
    }
  }
  // Names of the translation's own, such as $when1, are given to those who ask for them.
  bool operator()(const std::string& name) const {
    const bool isOwn = name.find('$') != std::string::npos;
    const auto fits = [&](const std::string& p) {
      return (!isOwn || p.find('$') != std::string::npos) && matches(p, name);
    };
    return (isAll_ && !isOwn) || names_.count(name) > 0 || std::any_of(patterns_.begin(), patterns_.end(), fits);
  }
  const std::vector<std::string>& patterns() const { return patterns_; }
  const std::unordered_set<std::string>& names() const { return names_; }

 private:
  bool isAll_;
  std::unordered_set<std::string> names_;
  std::vector<std::string> patterns_;
};

bool settingsFor(const Arguments& a, const Model& model, solve::Settings& s) {
  s = model.defaultSettings();
  if (a.startTime) s.startTime = *a.startTime;
  if (a.stopTime) s.stopTime = *a.stopTime;
  if (a.tolerance) s.tolerance = *a.tolerance;
  const double span = s.stopTime - s.startTime;
  if (a.interval) {
    s.interval = *a.interval;
  } else if (a.intervals) {
    s.interval = span > 0 ? span / static_cast<double>(*a.intervals) : s.interval;
  }
  if (span >= 0) return true;
  std::fprintf(stderr, "armature-cli: the stop time %g s lies before the start time %g s\n", s.stopTime, s.startTime);
  return false;
}

void warnAboutMissing(const Wanted& wanted, const results::Store& store, bool isQuiet) {
  if (isQuiet) return;
  for (const std::string& name : wanted.names()) {
    if (name == "time" || store.find(name) >= 0) continue;
    std::fprintf(stderr, "armature-cli: there is no variable %s\n", name.c_str());
  }
  const auto& columns = store.columns();
  for (const std::string& pattern : wanted.patterns()) {
    const auto fits = [&](const auto& column) { return matches(pattern, column.name); };
    if (!matches(pattern, "time") && std::none_of(columns.begin(), columns.end(), fits))
      std::fprintf(stderr, "armature-cli: no variable fits %s\n", pattern.c_str());
  }
}

// Files that cannot be written are found before the work is done for them.
bool areWritable(const Arguments& a) {
  for (const std::string& path : {a.output, a.statistics}) {
    if (path.empty()) continue;
    if (!report(checkWritable(path))) return false;
  }
  return true;
}

// The file of the results, if one is wanted: CSV is written during the run, so that a kill does not take all of it.
class ResultFile {
 public:
  ResultFile(const results::Store& store, const std::string& path)
      : store_(store), path_(path), columns_(store.columns().size()) {
    std::iota(columns_.begin(), columns_.end(), 0U);
    if (path.ends_with(".csv")) stream_.emplace(store, columns_, path);
  }
  Result<void> finish() {
    if (stream_) return stream_->finish();
    return path_.empty() ? Result<void>() : saveResults(store_, columns_, path_);
  }

 private:
  const results::Store& store_;
  std::string path_;
  std::vector<uint32_t> columns_;
  std::optional<results::CsvStream> stream_;
};

double secondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

int simulate(const Arguments& a, std::chrono::steady_clock::time_point began) {
  if (!areWritable(a)) return kUsage;
  int status = kDone;
  diagram::Document document;
  Source source;
  if (!resolveSource(a, document, source, status)) return status;
  Engine engine(a);
  std::vector<Message> messages;
  const Translation translation = translate(engine, source, a, messages);
  printMessages(messages, a.isQuiet);
  // A file that cannot be read as it stands is not run without the part that is wrong.
  const bool isOwnFileWrong =
      !source.file.empty() && std::any_of(messages.begin(), messages.end(), [&source](const Message& m) {
        return m.severity == Severity::error && m.file == source.file;
      });
  if (!translation.model || isOwnFileWrong) {
    if (!hasErrors(messages)) std::fprintf(stderr, "error: the model could not be translated\n");
    return kModelError;
  }
  const Model& model = *translation.model;
  solve::Settings settings;
  if (!settingsFor(a, model, settings)) return kUsage;
  allowEffects(settings, model.name());

  const Wanted wanted(a);
  const auto store = model.makeStore([&](const ModelVariable& v) { return wanted(v.name); });
  warnAboutMissing(wanted, *store, a.isQuiet);
  ResultFile output(*store, a.output);
  solve::Control control;
  g_control = &control;
  std::signal(SIGINT, onInterrupt);
  solve::RunResult result;
  messages.clear();
  {
    const Progress progress(control, settings.startTime, settings.stopTime, !a.isQuiet);
    result = model.run(settings, translation.overrides, control, *store, messages);
  }
  g_control = nullptr;
  printMessages(messages, a.isQuiet);
  if (!result.runFolder.empty() && !a.isQuiet)
    std::fprintf(stderr, "armature-cli: the model has written into %s\n", result.runFolder.c_str());

  // What was computed before a failure is written as well.
  if (!report(output.finish())) status = kUsage;
  if (!a.statistics.empty() && !writeStatistics(a.statistics, model, &result, secondsSince(began))) status = kUsage;
  if (result.outcome == solve::Outcome::failed || result.outcome == solve::Outcome::cancelled) {
    if (!hasErrors(messages)) std::fprintf(stderr, "the simulation stopped at t = %g s\n", result.endTime);
    return kStopped;
  }
  return status;
}

int check(const Arguments& a, std::chrono::steady_clock::time_point began) {
  if (!areWritable(a)) return kUsage;
  int status = kDone;
  diagram::Document document;
  Source source;
  if (!resolveSource(a, document, source, status)) return status;
  Engine engine(a);
  std::vector<Message> messages;
  const Translation translation = translate(engine, source, a, messages);
  printMessages(messages, a.isQuiet);
  if (!translation.model) return kModelError;
  const ModelStatistics& s = translation.model->statistics();
  if (!a.isQuiet) {
    std::printf("%s: %u unknowns, %u states, %u aliases\n", translation.model->name().c_str(), s.unknowns, s.states,
                s.aliases);
  }
  if (!a.statistics.empty() && !writeStatistics(a.statistics, *translation.model, nullptr, secondsSince(began))) {
    return kUsage;
  }
  return kDone;
}

}  // namespace armature::cli
