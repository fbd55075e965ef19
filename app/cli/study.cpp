#include "app/cli/study.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

#include "app/cli/output.h"
#include "app/cli/ranks.h"
#include "app/cli/study_plan.h"
#include "app/cli/translation.h"
#include "engine/base/printable.h"
#include "engine/base/read_file.h"
#include "engine/experiments/runner.h"

namespace armature::cli {

namespace {

using namespace experiments;
using Clock = std::chrono::steady_clock;

bool readStudy(const Arguments& a, Study& study) {
  for (const std::string& text : a.experiment.vary) {
    Result<Factor> factor = readFactor(text);
    if (!factor) return tell(factor.reason());
    study.factors.push_back(factor.take());
  }
  study.measures = a.experiment.measures;
  study.settings = a.settings;
  study.runs = a.experiment.runs.value_or(0);
  study.seed = a.experiment.seed.value_or(0);
  return true;
}

// What the model is made from, as far as it lies in the file of the user.
std::string sourceText(const Arguments& a) {
  std::string text = a.source + '\n' + a.className + '\n';
  if (hasEnding(a.source, ".mo") || hasEnding(a.source, ".json")) text += readFile(a.source).value_or("");
  return text;
}

// A line on the terminal while a study runs.
class Bar {
 public:
  Bar(const experiments::Progress& progress, uint64_t total, bool isWanted) : progress_(progress), total_(total) {
    if (!isWanted || !isatty(STDERR_FILENO)) return;
    thread_ = std::thread([this] {
      for (int tick = 0; !isDone_; ++tick) {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        if (tick >= 3) show();
      }
    });
  }
  ~Bar() {
    isDone_ = true;
    if (!thread_.joinable()) return;
    thread_.join();
    std::fprintf(stderr, "\r\033[K");
  }
  Bar(const Bar&) = delete;
  Bar& operator=(const Bar&) = delete;

 private:
  void show() const {
    const uint64_t done = progress_.done;
    const double share = total_ > 0 ? static_cast<double>(done) / static_cast<double>(total_) : 1;
    const auto filled = static_cast<size_t>(40 * share);
    const double passed = secondsSince(began_);
    std::string line = "\r[" + std::string(filled, '#') + std::string(40 - filled, '.') + "] ";
    line += std::to_string(done) + " of " + std::to_string(total_) + " runs";
    if (done > 0) line += ", " + durationText(passed / share - passed) + " left";
    if (progress_.stopped > 0) line += ", " + std::to_string(progress_.stopped) + " stopped early";
    std::fprintf(stderr, "%s \033[K", line.c_str());
    std::fflush(stderr);
  }
  const experiments::Progress& progress_;
  const uint64_t total_;
  const Clock::time_point began_ = Clock::now();
  std::atomic<bool> isDone_{false};
  std::thread thread_;
};

void printTroubles(const Study& study, const FirstTroubles& troubles, const experiments::Progress& progress) {
  if (progress.stopped > 0)
    std::fprintf(stderr, "armature-cli: %llu of %llu runs stopped early\n",
                 static_cast<unsigned long long>(progress.stopped), static_cast<unsigned long long>(progress.done));
  if (progress.silent > 0)
    std::fprintf(stderr, "armature-cli: of %llu runs a measure has no value\n",
                 static_cast<unsigned long long>(progress.silent));
  for (const auto& [run, why] : troubles.runs) {
    std::string at;
    const std::vector<std::string> values = study.valuesOf(run);
    for (size_t k = 0; k < values.size(); ++k) at += (k > 0 ? ", " : "") + study.factors[k].name + " = " + values[k];
    std::fprintf(stderr, "  run %llu (%s): %s\n", static_cast<unsigned long long>(run), at.c_str(),
                 printable(why).c_str());
  }
}

unsigned jobsOf(const Arguments& a) {
  return a.experiment.jobs.value_or(std::max(1U, std::thread::hardware_concurrency()));
}

// The runs that are open, shared with the other ranks where there are some, and the table when all are done.
int perform(const Arguments& a, const Study& study, Points& points, Table& table, Journal& journal, Ranks* ranks) {
  const auto began = Clock::now();
  std::vector<Message> messages;
  std::vector<Chunk> groups = points.groupsOf(table);
  if (!points.canBegin(messages)) {
    if (ranks) dismiss(*ranks);
    printMessages(messages, a.isQuiet);
    if (table.open() == table.rows()) journal.remove();
    return kModelError;
  }
  const uint64_t open = table.open();
  if (points.translations() > 1 && !a.isQuiet)
    std::fprintf(stderr, "armature-cli: some values change the equations: %u translations for %llu runs\n",
                 points.translations(), static_cast<unsigned long long>(open));
  solve::ControlState control;
  experiments::Progress progress;
  FirstTroubles troubles;
  Result<void> result;
  const unsigned jobs = ranks ? static_cast<unsigned>(ranks->size()) : jobsOf(a);
  {
    const Interrupt interrupt(control.cancel);
    const Bar bar(progress, open, !a.isQuiet);
    result = runStudy(points, std::move(groups), jobs, control, table, &journal, progress, troubles, ranks);
  }
  if (!a.isQuiet) printTroubles(study, troubles, progress);
  if (!result) return tell(result.reason()), kUsage;
  if (table.open() > 0) {
    std::fprintf(stderr, "armature-cli: stopped with %llu of %llu runs done; --resume goes on\n",
                 static_cast<unsigned long long>(table.rows() - table.open()),
                 static_cast<unsigned long long>(table.rows()));
    return kStopped;
  }
  if (!report(writeTable(study, table, a.output))) return kUsage;
  journal.remove();
  if (!a.isQuiet) {
    const double wall = secondsSince(began);
    std::printf("%llu runs, %u translation%s, %s on %u core%s, which were busy %.0f %% of the time\n",
                static_cast<unsigned long long>(open), points.translations(), points.translations() == 1 ? "" : "s",
                durationText(wall).c_str(), jobs, jobs == 1 ? "" : "s", 100 * progress.seconds / (jobs * wall));
  }
  return kDone;
}

}  // namespace

int study(const Arguments& a) {
  Study study;
  if (!readStudy(a, study)) return kUsage;
  int status = kDone;
  Opened opened;
  if (!open(a, opened, status)) return status;
  if (!settingsFor(a, *opened.translation.model, study.run)) return kUsage;
  if (const Result<void> checked = check(study, *opened.translation.model); !checked)
    return tell(checked.reason()), kUsage;
  const Translate translate = [&](const Assignments& modifiers, std::vector<Message>& messages) {
    Source source = opened.source;
    source.modifiers = modifiers;
    return opened.engine->translate(source, messages);
  };
  Points points(study, opened.translation.model, translate);
  if (a.experiment.isPlan) return plan(study, points, jobsOf(a));
  std::unique_ptr<Ranks> ranks;
  if (isOneOfRanks()) {
    ranks = joinRanks();
    if (!ranks) return kUsage;
    if (ranks->rank() > 0) {
      solve::ControlState control;
      const Interrupt interrupt(control.cancel);
      return helpWithStudy(points, *ranks, control) ? kDone : kStopped;
    }
    if (ranks->size() == 1) ranks.reset();
  }
  Table table(study.count(), study.measures.size());
  Journal journal;
  const Result<void> begun = journal.open(Journal::pathOf(a.output), study.fingerprint() + '\n' + sourceText(a),
                                          a.experiment.isResumed, table);
  if (!begun) {
    if (ranks) dismiss(*ranks);
    return tell(begun.reason()), kUsage;
  }
  return perform(a, study, points, table, journal, ranks.get());
}

}  // namespace armature::cli
