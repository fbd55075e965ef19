#include "engine/solve/progress.h"

#include <algorithm>
#include <numeric>

#include "engine/solve/events.h"
#include "engine/solve/explain.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

Progress::Progress(const program::Program& program, const Settings& settings)
    : program_(program), settings_(settings), switchCount_(program.relations.size()) {}

void Progress::begin(double t) {
  anchor_ = lastEvent_ = stepAnchor_ = t;
}

bool Progress::isStuck(double t) {
  if (t - stepAnchor_ > Tolerances::kProgressOfSteps * (settings_.stopTime - settings_.startTime)) {
    stepAnchor_ = t;
    steps_ = 0;
    return false;
  }
  return ++steps_ > settings_.stepsWithoutProgress;
}

std::optional<Diagnostic> Progress::noteEvent(double t, const std::vector<uint32_t>& changed,
                                              const std::vector<uint32_t>& undone) {
  for (const auto* relations : {&changed, &undone})
    for (const uint32_t k : *relations) ++switchCount_[k];
  if (t - anchor_ > Tolerances::kProgressOfEvents * (settings_.stopTime - settings_.startTime)) {
    anchor_ = t;
    sinceAnchor_ = 0;
    std::fill(switchCount_.begin(), switchCount_.end(), 0);
  }
  atOneInstant_ = t - lastEvent_ <= 4 * Events::resolution(t) ? atOneInstant_ + 1 : 0;
  lastEvent_ = t;
  ++sinceAnchor_;
  if (sinceAnchor_ <= settings_.eventsWithoutProgress && atOneInstant_ <= settings_.eventsPerInstant) return {};
  return chattering(t);
}

Diagnostic Progress::chattering(double t) const {
  std::vector<uint32_t> order(switchCount_.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return switchCount_[a] > switchCount_[b]; });
  Diagnostic d =
      failure("R122", phrase("the model makes %1 events between t = %2 and t = %3 and hardly gets on (chattering)",
                             sinceAnchor_, timeText(anchor_), timeText(t)));
  std::vector<Phrase> names;
  for (const uint32_t k : order) {
    if (switchCount_[k] == 0 || names.size() == 4) break;
    names.push_back(Phrase(relationName(program_, k)));
    const std::string part = partOfRelation(program_, k);
    if (!part.empty() && std::find(d.parts.begin(), d.parts.end(), part) == d.parts.end()) d.parts.push_back(part);
  }
  if (!names.empty()) d.message = phrase("%1; switching most: %2", d.message, sequence(std::move(names)));
  return d;
}

}  // namespace armature::solve
