#include "engine/solve/time_roots.h"

#include <algorithm>
#include <cmath>

namespace armature::solve {

namespace {

constexpr int kBudget = 4000;             // evaluations for one function and step
constexpr double kResolution = 1e-6;      // of the step: two crossings that lie closer together are none
constexpr double kBeforeCrossing = 1e-3;  // of the way from the beginning
// [rad] a wave may turn in a step: methods of order one to five see it then, whatever its phase at the points.
constexpr double kTurn = 1.2;

}  // namespace

TimeRoots::TimeRoots(const program::Program& program, const std::vector<uint32_t>& searched, double least)
    : slice_(program), least_(least) {
  std::vector<uint32_t> operands;
  for (const uint32_t relation : searched)
    if (const auto function = slice_.functionIn(program.relations[relation].root)) operands.push_back(*function);
  const size_t roots = operands.size();
  operands.insert(operands.end(), slice_.phases().begin(), slice_.phases().end());
  slice_.keep(operands);
  functions_.assign(operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(roots));
  phases_.assign(operands.begin() + static_cast<std::ptrdiff_t>(roots), operands.end());
  std::sort(phases_.begin(), phases_.end());
  phases_.erase(std::unique(phases_.begin(), phases_.end()), phases_.end());
  hopeless_.reserve(functions_.size());
}

// From left to right, until two crossings have been found.
void TimeRoots::find(Search& search, double begin, double end) {
  if (search.crossings > 1 || --search.budget < 0) return;
  const Interval whole = slice_.evaluate(search.v, search.function, begin, end);
  if (whole.low > 0 || whole.high < 0 || (whole.low == 0 && whole.high == 0)) return;
  if (end - begin > search.resolution) {
    const double middle = 0.5 * (begin + end);
    find(search, begin, middle);
    find(search, middle, end);
    return;
  }
  const double left = slice_.evaluate(search.v, search.function, begin, begin).low;
  const double right = slice_.evaluate(search.v, search.function, end, end).low;
  if ((left > 0) == (right > 0) || std::isnan(left) || std::isnan(right)) return;
  ++search.crossings;
  search.second = begin;
}

double TimeRoots::boundOfWaves(const double* v, double begin, double end) {
  for (const uint32_t phase : phases_) {
    const double turn =
        std::fabs(slice_.evaluate(v, phase, end, end).low - slice_.evaluate(v, phase, begin, begin).low);
    if (turn > kTurn) end = begin + (end - begin) * kTurn / turn;
  }
  return end;
}

double TimeRoots::bound(const double* v, double begin, double end) {
  return boundOfRoots(v, begin, boundOfWaves(v, begin, end));
}

double TimeRoots::boundOfRoots(const double* v, double begin, double end) {
  for (const uint32_t function : functions_) {
    Search search{v, function, std::max(kResolution * (end - begin), least_), kBudget};
    find(search, begin, end);
    if (search.budget < 0) hopeless_.push_back(function);
    if (search.crossings < 2) continue;
    const double before = search.second - kBeforeCrossing * (search.second - begin);
    if (before > begin) end = std::min(end, before);
  }
  // An expression that intervals say nothing about would cost as much at every step.
  for (const uint32_t function : hopeless_)
    functions_.erase(std::remove(functions_.begin(), functions_.end(), function), functions_.end());
  hopeless_.clear();
  return end;
}

}  // namespace armature::solve
