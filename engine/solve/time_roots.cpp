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
    operands.push_back(wave.phase);
    operands.insert(operands.end(), wave.amplitudes.begin(), wave.amplitudes.end());
  }
  slice_.keep(operands);
  functions_.assign(operands.begin(), operands.begin() + static_cast<std::ptrdiff_t>(roots));
  size_t next = roots;
  for (Wave& wave : waves_) {
    wave.phase = operands[next++];
    for (uint32_t& amplitude : wave.amplitudes) amplitude = operands[next++];
  }
  hopeless_.reserve(functions_.size());
}

TimeRoots::TimeRoots(const program::Program& program, const program::Section& section,
                     const std::vector<program::Slot>& slots, double least)
    : slice_(program, TimeSlice::Of::time, section), least_(least) {
  for (const program::Slot slot : slots)
    if (const auto function = slice_.functionIn(slot)) functions_.push_back(*function);
  slice_.keep(functions_);
}

void TimeRoots::gatherWaves() {
  std::vector<TimeSlice::Wave> uses = slice_.waves();
  std::stable_sort(uses.begin(), uses.end(), [](const auto& a, const auto& b) { return a.phase < b.phase; });
  for (const TimeSlice::Wave& use : uses) {
    if (waves_.empty() || waves_.back().phase != use.phase) waves_.push_back({use.phase, false, {}, {}});
    Wave& wave = waves_.back();
    if (use.amplitude == program::kNone) {
      wave.isForever = true;
    } else {
      wave.amplitudes.push_back(use.amplitude);
      wave.largest.push_back(0);
    }
  }
  for (Wave& wave : waves_)
    if (wave.isForever) wave.amplitudes.clear();
}

// From left to right, until two crossings have been found.
void TimeRoots::find(Search& search, double begin, double end) {
  if (search.crossings >= search.wanted || --search.budget < 0) return;
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
  if (isRounding(search, begin, left) && isRounding(search, end, right)) return;
  if (search.wanted == 1 && right > 0) return;
  ++search.crossings;
  search.second = begin;
  search.first = end;
}

// Whether all of a value is a rounding error: the voltage of a diode at a dead end of a circuit.
bool TimeRoots::isRounding(const Search& search, double t, double value) {
  return std::fabs(value) <= slice_.rounding(search.v, search.function, t);
}

double TimeRoots::boundOfWaves(const double* v, double begin, double end) {
  for (Wave& wave : waves_) end = boundOfWave(wave, v, begin, end);
  return end;
}

// [rad] from one instant to the other
double TimeRoots::turn(const Wave& wave, const double* v, double begin, double end) {
  return std::fabs(slice_.evaluate(v, wave.phase, end, end).low - slice_.evaluate(v, wave.phase, begin, begin).low);
}

// A wave that is over now may come again within the step: half of the step, and so on, until it is over all the way.
double TimeRoots::boundOfWave(Wave& wave, const double* v, double begin, double end) {
  for (size_t k = 0; k < wave.amplitudes.size(); ++k) {
    const double now = std::fabs(slice_.evaluate(v, wave.amplitudes[k], begin, begin).low);
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
  for (const uint32_t function : functions_) {
    Search search{v, function, std::max(kResolution * (end - begin), least_), kBudget};
    find(search, begin, end);
    if (search.budget < 0) hopeless_.push_back(function);
    if (search.crossings < 2) continue;
    const double before = search.second - kBeforeCrossing * (search.second - begin);
    if (before > begin) end = std::min(end, before);
  }
  forgetHopeless();
  return end;
}

std::optional<double> TimeRoots::crossing(const double* v, double begin, double end) {
  std::optional<double> found;
  for (const uint32_t function : functions_) {
    Search search{v, function, std::max(kResolution * (end - begin), least_), kBudget, 1};
    find(search, begin, found.value_or(end));
    if (search.budget < 0) hopeless_.push_back(function);
    if (search.crossings > 0) found = search.first;
  }
  forgetHopeless();
  return found;
}

// An expression that intervals say nothing about would cost as much at every step.
void TimeRoots::forgetHopeless() {
  for (const uint32_t function : hopeless_)
    functions_.erase(std::remove(functions_.begin(), functions_.end(), function), functions_.end());
  hopeless_.clear();
}

}  // namespace armature::solve
