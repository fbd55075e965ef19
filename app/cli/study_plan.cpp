#include "app/cli/study_plan.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "app/cli/arguments.h"

namespace armature::cli {

using namespace experiments;

namespace {

constexpr uint64_t kSamples = 40;
constexpr double kPatience = 20;  // [s]

struct Sample {
  uint64_t runs = 0, stopped = 0;
  double seconds = 0, longest = 0, wall = 0;  // in the runs, of one, with what their processes cost
};

// Runs spread evenly over a study, one process for all that share a translation.
Sample sample(const Study& study, Points& points, const std::vector<Chunk>& groups) {
  Sample s;
  const auto began = std::chrono::steady_clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(); };
  solve::ControlState control;
  const uint64_t total = study.count(), step = std::max<uint64_t>(1, total / kSamples);
  for (const Chunk& group : groups) {
    Chunk chunk{group.group, {}};
    for (const uint64_t run : group.runs)
      if (run % step == 0) chunk.runs.push_back(run);
    if (chunk.isEmpty()) continue;
    points.run(chunk, control, [&](uint64_t, PointResult&& result) {
      ++s.runs;
      s.stopped += result.status != 0;
      s.seconds += result.seconds;
      s.longest = std::max(s.longest, result.seconds);
      if (passed() > kPatience) control.cancel.cancel();
    });
    if (control.cancel.isCancelled()) break;
  }
  s.wall = passed();
  return s;
}

}  // namespace

std::string durationText(double seconds) {
  char text[64];
  const auto whole = static_cast<long long>(std::llround(std::min(seconds, 1e15)));
  if (seconds < 60) {
    std::snprintf(text, sizeof(text), "%.3g s", seconds);
  } else if (whole < 3600) {
    std::snprintf(text, sizeof(text), "%lld min %lld s", whole / 60, whole % 60);
  } else if (whole < 48 * 3600) {
    std::snprintf(text, sizeof(text), "%lld h %lld min", whole / 3600, whole % 3600 / 60);
  } else {
    std::snprintf(text, sizeof(text), "%lld days %lld h", whole / 86400, whole % 86400 / 3600);
  }
  return text;
}

int plan(const Study& study, Points& points, unsigned jobs) {
  const uint64_t total = study.count();
  const Table table(total, study.measures.size());
  const std::vector<Chunk> groups = points.groupsOf(table);
  std::vector<Message> messages;
  if (!points.canBegin(messages)) {
    printMessages(messages, false);
    return kModelError;
  }
  const Sample s = sample(study, points, groups);
  if (s.runs == 0) return kStopped;
  const double runs = static_cast<double>(total), each = s.seconds / static_cast<double>(s.runs);
  const double overhead = std::max(0.0, s.wall - s.seconds) / static_cast<double>(s.runs);
  const double row = 20.0 * static_cast<double>(study.factors.size() + study.measures.size()) + 2;
  std::printf("%llu runs, %u translation%s, %zu measures\n", static_cast<unsigned long long>(total),
              points.translations(), points.translations() == 1 ? "" : "s", study.measures.size());
  std::printf("measured on %llu runs: %.3g ms each (the longest %.3g ms), and %.3g ms for processes and translations\n",
              static_cast<unsigned long long>(s.runs), 1e3 * each, 1e3 * s.longest, 1e3 * overhead);
  if (s.stopped > 0) std::printf("%llu of them stopped early\n", static_cast<unsigned long long>(s.stopped));
  const auto cost = [&](double count, double cores) { return durationText(count * (each + overhead) / cores); };
  std::printf("time = runs x %.3g ms / cores: %s on %u core%s", 1e3 * (each + overhead), cost(runs, jobs).c_str(), jobs,
              jobs == 1 ? "" : "s");
  for (const double cores : {16.0, 128.0, 1024.0}) std::printf(", %s on %g", cost(runs, cores).c_str(), cores);
  std::printf("\nfor 1000000 runs: %s on %u core%s\n", cost(1e6, jobs).c_str(), jobs, jobs == 1 ? "" : "s");
  std::printf("journal and table: up to %.3g MB each; memory: %.3g MB\n", runs * row / 1e6,
              runs * (9 + 8 * static_cast<double>(study.measures.size()) + 8) / 1e6);
  return kDone;
}

}  // namespace armature::cli
