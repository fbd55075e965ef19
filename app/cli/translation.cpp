#include "app/cli/translation.h"

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "app/cli/output.h"

namespace armature::cli {

namespace {

CancelToken* g_cancel = nullptr;  // of the work that an interrupt stops

void onInterrupt(int) {
  if (g_cancel) g_cancel->cancel();
}

}  // namespace

Interrupt::Interrupt(CancelToken& cancel) {
  g_cancel = &cancel;
  std::signal(SIGINT, onInterrupt);
}

// What comes after the work, a large file or its eigenvalues, is ended by an interrupt as any program is.
Interrupt::~Interrupt() {
  std::signal(SIGINT, SIG_DFL);
  g_cancel = nullptr;
}

bool hasErrors(const std::vector<Message>& messages) {
  return std::any_of(messages.begin(), messages.end(), [](const Message& m) { return m.severity == Severity::error; });
}

Translation translate(Engine& engine, Source source, const experiments::Assignments& settings,
                      std::vector<Message>& messages) {
  Translation t;
  t.model = engine.translate(source, messages);
  if (settings.empty() || !t.model) return t;
  Result<experiments::Split> split = experiments::split(*t.model, settings);
  if (!split) {
    Message message;
    message.code = split.reason().code;
    message.text = split.reason().message;
    message.advice = split.reason().advice;
    messages.push_back(std::move(message));
    t.model = nullptr;
    return t;
  }
  t.overrides = split->overrides;
  if (split->modifiers.empty()) return t;
  messages.clear();
  source.modifiers = split->modifiers;
  t.model = engine.translate(source, messages);
  return t;
}

bool open(const Arguments& a, Opened& opened, int& status) {
  status = kUsage;
  if (!areWritable(a)) return false;
  if (!resolveSource(a, opened.document, opened.source, status)) return false;
  opened.engine = std::make_unique<Engine>(a);
  std::vector<Message> messages;
  opened.translation = translate(*opened.engine, opened.source, a.settings, messages);
  printMessages(messages, a.isQuiet);
  // A file that cannot be read as it stands is not run without the part that is wrong.
  const std::string& file = opened.source.file;
  const bool isOwnFileWrong = !file.empty() && std::any_of(messages.begin(), messages.end(), [&file](const Message& m) {
    return m.severity == Severity::error && m.file == file;
  });
  status = kModelError;
  if (!opened.translation.model || isOwnFileWrong) {
    if (!hasErrors(messages)) std::fprintf(stderr, "error: the model could not be translated\n");
    return false;
  }
  status = kDone;
  return true;
}

bool settingsFor(const Arguments& a, const Model& model, solve::Settings& s) {
  s = model.defaultSettings();
  if (a.startTime) s.startTime = *a.startTime;
  if (a.stopTime) s.stopTime = *a.stopTime;
  if (a.tolerance) s.tolerance = *a.tolerance;
  if (const auto method = methodNamed(a.method)) s.method = *method;
  if (a.step) s.step = *a.step;
  if (a.step && !hasFixedStep(s.method))
    return complain("--step belongs to euler, heun and rk4: choose one of them by --method");
  const double span = s.stopTime - s.startTime;
  if (a.interval) {
    s.interval = *a.interval;
  } else if (a.intervals) {
    s.interval = span > 0 ? span / static_cast<double>(*a.intervals) : s.interval;
  } else if (!s.isIntervalGiven && (a.stopTime || a.startTime) && span > 0) {
    s.interval = span / solve::kUsualIntervals;
  }
  if (span >= 0) return true;
  std::fprintf(stderr, "armature-cli: the stop time %g s lies before the start time %g s\n", s.stopTime, s.startTime);
  return false;
}

bool areWritable(const Arguments& a) {
  for (const std::string& path : {a.output, a.statistics})
    if (!path.empty() && !report(checkWritable(path))) return false;
  return true;
}

}  // namespace armature::cli
