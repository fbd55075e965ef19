#include "engine/solve/stepwise_watch.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

namespace {

constexpr int kPieces = 4;            // of a step
constexpr double kOfStretch = 0.125;  // of the shortest stretch between two changes: distance of the points
constexpr double kLeast = 1.0 / 8192, kMost = 1.0 / 1024;  // of the run: that distance
constexpr double kWidening = 1.25;                         // of that stretch, where the next one is longer

}  // namespace

StepwiseWatch::StepwiseWatch(const program::Program& program, const std::vector<uint32_t>& searched,
                             const Settings& settings)
    : settings_(settings), trial_(searched.size()), lastEvent_(settings.startTime) {
  for (size_t k = 0; k < searched.size(); ++k)
    if (program.relations[searched[k]].isStepwise) watched_.push_back(k);
}

void StepwiseWatch::noteEvent(double t, const std::vector<int>& directions) {
  if (!(t > lastEvent_) || std::ranges::none_of(watched_, [&](size_t k) { return directions[k] != 0; })) return;
  stretch_ = std::min(t - lastEvent_, kWidening * stretch_);
  lastEvent_ = t;
}

int StepwiseWatch::pieces(double length) const {
  const double run = settings_.stopTime - settings_.startTime;
  if (!(run > 0)) return kPieces;
  const double distance = std::clamp(kOfStretch * stretch_, kLeast * run, kMost * run);
  return std::max(kPieces, static_cast<int>(std::ceil(length / distance)));
}

std::optional<double> StepwiseWatch::find(double begin, double end, const std::vector<double>& atBegin,
                                          const Evaluate& evaluate) {
  if (watched_.empty()) return {};
  const auto pointOfResults = [this](double k) { return settings_.startTime + k * settings_.interval; };
  double k = std::floor((begin - settings_.startTime) / settings_.interval);
  const int count = pieces(end - begin);
  for (int piece = 1; piece <= count; ++piece) {
    const double next = piece == count ? end : begin + (end - begin) * piece / count;
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
