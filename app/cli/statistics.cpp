#include "app/cli/statistics.h"

#include <sys/resource.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <ranges>

#include "app/cli/output.h"
#include "engine/base/durable_file.h"

namespace armature::cli {

namespace {

// What has made events, the most frequent first.
nlohmann::json eventCauses(const std::vector<solve::EventRecord>& events) {
  constexpr size_t kMost = 20;
  std::map<std::string, size_t> counts;
  for (const solve::EventRecord& event : events) ++counts[event.text];
  std::vector<std::pair<std::string, size_t>> order(counts.begin(), counts.end());
  std::ranges::stable_sort(order, std::greater(), &std::pair<std::string, size_t>::second);
  nlohmann::json causes = nlohmann::json::array();
  for (const auto& [cause, count] : order | std::views::take(kMost))
    causes.push_back({{"cause", cause}, {"count", count}});
  return causes;
}

}  // namespace

bool writeStatistics(const std::string& path, const Model& model, const solve::RunResult* run, double total) {
  const ModelStatistics& m = model.statistics();
  const solve::Statistics s = run ? run->statistics : solve::Statistics{};
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  nlohmann::ordered_json json;
  json["model"] = model.name();
  json["seconds"] = {{"load", m.times.load},
                     {"instantiate", m.times.instantiate},
                     {"structure", m.times.structure},
                     {"compile", m.times.compile + s.codeSeconds},
                     {"initialize", s.initializeSeconds},
                     {"integrate", s.integrateSeconds},
                     {"total", total}};
  json["passes"] = nlohmann::ordered_json::object();
  for (const auto& [name, seconds] : m.times.passes) json["passes"][name] = seconds;
  json["unknowns"] = m.unknowns;
  json["states"] = m.states;
  json["alias"] = m.aliases;
  json["linear_systems"] = m.linear;
  json["linear_systems_torn"] = m.linearTorn;
  json["nonlinear_systems"] = m.nonlinear;
  json["nonlinear_systems_torn"] = m.nonlinearTorn;
  json["mixed_systems"] = m.mixed;
  json["method"] = s.method;
  if (!s.methodReason.empty()) json["method_reason"] = s.methodReason;
  json["steps"] = s.steps;
  json["residual_evaluations"] = s.residualEvaluations;
  json["jacobian_evaluations"] = s.jacobianEvaluations;
  json["state_events"] = s.stateEvents;
  json["time_events"] = s.timeEvents;
  if (run) json["event_causes"] = eventCauses(run->events);
  const auto own = static_cast<uint64_t>(usage.ru_maxrss) * 1024;
  json["peak_memory_bytes"] = std::max({own, m.peakBytes, s.peakBytes});
  return report(writeDurably(path, json.dump(1) + '\n'));
}

}  // namespace armature::cli
