#include "engine/solve/stepwise_watch.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

namespace {

constexpr int kPieces = 4;  // of a step

}  // namespace

StepwiseWatch::StepwiseWatch(const program::Program& program, const std::vector<uint32_t>& searched,
                             const Settings& settings)
    : settings_(settings), trial_(searched.size()) {
  for (size_t k = 0; k < searched.size(); ++k)
    if (program.relations[searched[k]].isStepwise) watched_.push_back(k);
}

std::optional<double> StepwiseWatch::find(double begin, double end, const std::vector<double>& atBegin,
                                          const Evaluate& evaluate) {
  if (watched_.empty()) return {};
  const auto pointOfResults = [this](double k) { return settings_.startTime + k * settings_.interval; };
  double k = std::floor((begin - settings_.startTime) / settings_.interval);
  for (int piece = 1; piece <= kPieces; ++piece) {
    const double next = piece == kPieces ? end : begin + (end - begin) * piece / kPieces;
    for (; pointOfResults(k) < next; ++k)
      if (pointOfResults(k) > begin && isBeyond(pointOfResults(k), atBegin, evaluate)) return pointOfResults(k);
    if (next < end && isBeyond(next, atBegin, evaluate)) return next;
  }
  return {};
}

bool StepwiseWatch::isBeyond(double t, const std::vector<double>& atBegin, const Evaluate& evaluate) {
  return evaluate(t, trial_) && std::ranges::any_of(watched_, [&](size_t k) { return crosses(atBegin[k], trial_[k]); });
}

}  // namespace armature::solve
