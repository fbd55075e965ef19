#include "engine/solve/time_roots.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace armature::solve {

namespace {

constexpr int kBudget = 4000;             // evaluations for one function and step
constexpr double kSeenAhead = 8;          // steps that are looked at at once, where nothing is in them
constexpr double kResolution = 1e-6;      // of the step: two crossings that lie closer together are none
constexpr double kBeforeCrossing = 1e-3;  // of the way from the beginning
// [rad] a wave may turn in a step: methods of order one to five see it then, whatever its phase at the points.
constexpr double kTurn = 1.2;
// Of the largest amplitude that a wave has had: below it the wave is over. A damped sine of high frequency would
// otherwise bound the steps for good: 1e9 of them for one of 200 MHz and a second. What it adds is smaller than what a
// tolerance of 1e-10 lets pass.
constexpr double kDead = 1e-10;

}  // namespace

TimeRoots::TimeRoots(const program::Program& program, const std::vector<uint32_t>& searched, double least)
    : slice_(program), least_(least) {
  std::vector<uint32_t> operands;
  for (const uint32_t relation : searched)
    if (const auto function = slice_.functionIn(program.relations[relation].root)) operands.push_back(*function);
  const size_t roots = operands.size();
  gatherWaves();
  for (const Wave& wave : waves_) {
    operands.push_back(wave.phase.operand);
    for (const TimeSlice::Cone& amplitude : wave.amplitudes) operands.push_back(amplitude.operand);
  }
  slice_.keep(operands);
  std::vector<TimeSlice::Cone> cones = slice_.cones(operands);
  for (size_t k = 0; k < roots; ++k) functions_.push_back({std::move(cones[k])});
  size_t next = roots;
  for (Wave& wave : waves_) {
    wave.phase = std::move(cones[next++]);
    for (TimeSlice::Cone& amplitude : wave.amplitudes) amplitude = std::move(cones[next++]);
  }
  restart();
}

TimeRoots::TimeRoots(const program::Program& program, const program::Section& section,
                     const std::vector<program::Slot>& slots, double least)
    : slice_(program, TimeSlice::Of::time, section), least_(least) {
  std::vector<uint32_t> operands;
  for (const program::Slot slot : slots)
    if (const auto function = slice_.functionIn(slot)) operands.push_back(*function);
  slice_.keep(operands);
  for (TimeSlice::Cone& cone : slice_.cones(operands)) functions_.push_back({std::move(cone)});
  restart();
}

void TimeRoots::restart() {
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  for (Function& function : functions_) function.seenUntil = kNever;
  for (Wave& wave : waves_) wave.seenUntil = kNever;
}

void TimeRoots::gatherWaves() {
  std::vector<TimeSlice::Wave> uses = slice_.waves();
  std::stable_sort(uses.begin(), uses.end(), [](const auto& a, const auto& b) { return a.phase < b.phase; });
  for (const TimeSlice::Wave& use : uses) {
    if (waves_.empty() || waves_.back().phase.operand != use.phase) {
      waves_.emplace_back();
      waves_.back().phase.operand = use.phase;
    }
    Wave& wave = waves_.back();
    if (use.amplitude == program::kNone) {
      wave.isForever = true;
    } else {
      wave.amplitudes.push_back({use.amplitude});
      wave.largest.push_back(0);
    }
  }
  for (Wave& wave : waves_)
    if (wave.isForever) wave.amplitudes.clear();
}

// From left to right, until two crossings have been found.
void TimeRoots::find(Search& search, double begin, double end) {
  if (search.crossings >= search.wanted || --search.budget < 0) return;
  const Interval whole = slice_.evaluate(search.v, search.root, begin, end);
  if (whole.low > 0 || whole.high < 0 || (whole.low == 0 && whole.high == 0)) return;
  if (end - begin > search.resolution) {
    const double middle = 0.5 * (begin + end);
    find(search, begin, middle);
    find(search, middle, end);
    return;
  }
  const double left = valueAt(search.root, search.v, begin);
  const double right = valueAt(search.root, search.v, end);
  if ((left > 0) == (right > 0) || std::isnan(left) || std::isnan(right)) return;
  if (isRounding(search, begin, left) && isRounding(search, end, right)) return;
  if (search.wanted == 1 && right > 0) return;
  ++search.crossings;
  search.second = begin;
  search.first = end;
}

// Whether all of a value is a rounding error: the voltage of a diode at a dead end of a circuit.
bool TimeRoots::isRounding(const Search& search, double t, double value) {
  return std::fabs(value) <= slice_.rounding(search.v, search.root, t);
}

double TimeRoots::boundOfWaves(const double* v, double begin, double end) {
  for (Wave& wave : waves_) end = boundOfWave(wave, v, begin, end);
  return end;
}

// [rad] from one instant to the other
double TimeRoots::turn(const Wave& wave, const double* v, double begin, double end) {
  return std::fabs(valueAt(wave.phase, v, end) - valueAt(wave.phase, v, begin));
}

// A wave that is over now may come again within the step: half of the step, and so on, until it is over all the way.
double TimeRoots::boundOfWave(Wave& wave, const double* v, double begin, double end) {
  if (end <= wave.seenUntil) return end;
  const double ahead = begin + kSeenAhead * (end - begin);
  const Interval phases = slice_.evaluate(v, wave.phase, begin, ahead);
  if (phases.high - phases.low <= kTurn) {
    wave.seenUntil = ahead;
    return end;
  }
  for (size_t k = 0; k < wave.amplitudes.size(); ++k) {
    const double now = std::fabs(valueAt(wave.amplitudes[k], v, begin));
    if (now > wave.largest[k]) wave.largest[k] = now;
  }
  while (true) {
    const double angle = turn(wave, v, begin, end);
    if (angle <= kTurn || isDead(wave, v, begin, end)) return end;
    const double bound = begin + (end - begin) * kTurn / angle;
    if (wave.isForever || angle <= 2 * kTurn) return bound;
    end = begin + 0.5 * (end - begin);
  }
}

bool TimeRoots::isDead(const Wave& wave, const double* v, double begin, double end) {
  if (wave.isForever) return false;
  for (size_t k = 0; k < wave.amplitudes.size(); ++k) {
    const Interval amplitude = slice_.evaluate(v, wave.amplitudes[k], begin, end);
    const double most = std::max(std::fabs(amplitude.low), std::fabs(amplitude.high));
    if (!(most < kDead * wave.largest[k])) return false;
  }
  return true;
}

double TimeRoots::bound(const double* v, double begin, double end) {
  return boundOfRoots(v, begin, boundOfWaves(v, begin, end));
}

double TimeRoots::boundOfRoots(const double* v, double begin, double end) {
  for (Function& function : functions_) {
    if (end <= function.seenUntil) continue;
    const double ahead = begin + kSeenAhead * (end - begin);
    const Interval values = slice_.evaluate(v, function.root, begin, ahead);
    if (values.low > 0 || values.high < 0) {
      function.seenUntil = ahead;
      continue;
    }
    Search search{v, function.root, std::max(kResolution * (end - begin), least_), kBudget};
    find(search, begin, end);
    function.isHopeless = search.budget < 0;
    if (search.crossings < 2) continue;
    const double before = search.second - kBeforeCrossing * (search.second - begin);
    if (before > begin) end = std::min(end, before);
  }
  forgetHopeless();
  return end;
}

std::optional<double> TimeRoots::crossing(const double* v, double begin, double end) {
  std::optional<double> found;
  for (Function& function : functions_) {
    Search search{v, function.root, std::max(kResolution * (end - begin), least_), kBudget, 1};
    find(search, begin, found.value_or(end));
    function.isHopeless = search.budget < 0;
    if (search.crossings > 0) found = search.first;
  }
  forgetHopeless();
  return found;
}

// An expression that intervals say nothing about would cost as much at every step.
void TimeRoots::forgetHopeless() {
  std::erase_if(functions_, [](const Function& function) { return function.isHopeless; });
}

}  // namespace armature::solve
