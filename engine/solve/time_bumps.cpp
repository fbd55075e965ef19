#include "engine/solve/time_bumps.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace armature::solve {

namespace {

// Evaluations of a function: what it begins with and is given at each step. Where more are needed again and again,
// intervals say little about it, and it is given up.
constexpr int kFirstLooks = 1500, kLooks = 10;
constexpr int kMostLooks = 300;       // of them in one window
constexpr double kAhead = 4;          // steps that are looked at at once, where nothing is hidden in them
constexpr double kFinest = 1e-7;      // of the step: what is narrower is none
constexpr double kSlopeProbe = 1e-4;  // of the step
// Of the step times the smaller one of the slopes at its ends, how far a function may be beyond both of its values
// there. A parabola is 1/4 beyond at most, |t| 1/2.
constexpr double kBeyond = 0.6;
constexpr double kDeadBump = 1e-10;  // of the largest value up to now: what has faded to less is over
constexpr double kRounding = 10;     // what rounding alone may make of the values, this many times
// Operations that are looked at in all. Those of states are many in some models, and would cost more than the rest of a
// step does: of them, only those whose intervals are exact.
constexpr size_t kMostOfTime = 1000, kMostOfStates = 40;

}  // namespace

// The small ones first.
TimeBumps::TimeBumps(const program::Program& program, double least)
    : slice_(program, TimeSlice::Of::states), least_(least) {
  std::vector<uint32_t> operands = slice_.bumps();
  std::sort(operands.begin(), operands.end());
  operands.erase(std::unique(operands.begin(), operands.end()), operands.end());
  slice_.keep(operands);
  for (auto& cone : slice_.cones(operands, kMostOfTime))
    if (cone) functions_.push_back({std::move(*cone), 0, 0, kFirstLooks});
  std::stable_sort(functions_.begin(), functions_.end(),
                   [](const Function& a, const Function& b) { return a.cone.nodes.size() < b.cone.nodes.size(); });
  size_t ofTime = 0, ofStates = 0;
  const auto isTooMuch = [&](const Function& f) {
    if (f.cone.readsStates && !f.cone.isTree) return true;
    return f.cone.readsStates ? (ofStates += f.cone.nodes.size()) > kMostOfStates
                              : (ofTime += f.cone.nodes.size()) > kMostOfTime;
  };
  functions_.erase(std::remove_if(functions_.begin(), functions_.end(), isTooMuch), functions_.end());
}

void TimeBumps::restart() {
  for (Function& function : functions_) function.seenUntil = -std::numeric_limits<double>::infinity();
}

bool TimeBumps::isDue(double end) {
  bool isDue = false;
  for (Function& function : functions_) {
    function.evaluations = std::min(function.evaluations + kLooks, kFirstLooks);
    isDue = isDue || end > function.seenUntil;
  }
  return isDue;
}

double TimeBumps::bound(const double* v, const double* states, const double* rates, double begin, double end) {
  slice_.setMotion(begin, states, rates);
  bool isGivenUp = false;
  for (Function& function : functions_) {
    end = boundOf(function, v, begin, end);
    isGivenUp = isGivenUp || function.evaluations < 0;
  }
  if (isGivenUp)
    functions_.erase(
        std::remove_if(functions_.begin(), functions_.end(), [](const Function& f) { return f.evaluations < 0; }),
        functions_.end());
  return end;
}

double TimeBumps::boundOf(Function& function, const double* v, double begin, double end) {
  if (end <= function.seenUntil) return end;
  const double ahead = begin + kAhead * (end - begin);
  if (look(v, function, begin, ahead) == Verdict::seen) {
    function.seenUntil = ahead;
    return end;
  }
  while (function.evaluations >= 0 && end - begin > least_ && look(v, function, begin, end) == Verdict::hidden)
    end = begin + 0.5 * (end - begin);
  return end;
}

// Where terms are infinite, as in 1/exp(1e4), nothing is known of it, and a value that is a number is exact.
double TimeBumps::rounding(const double* v, const TimeSlice::Cone& cone, double t) {
  const double error = slice_.rounding(v, cone, t);
  return std::isfinite(error) ? error : 0;
}

TimeBumps::Verdict TimeBumps::look(const double* v, Function& function, double begin, double end) {
  const TimeSlice::Cone& cone = function.cone;
  const double length = end - begin, probe = kSlopeProbe * length;
  const auto at = [&](double t) { return slice_.evaluate(v, cone, t, t).low; };
  const double left = at(begin), right = at(end);
  function.evaluations -= 3;
  if (std::fabs(left) > function.largest) function.largest = std::fabs(left);
  const Interval all = slice_.evaluate(v, cone, begin, end);
  if (all.low >= std::min(left, right) && all.high <= std::max(left, right)) return Verdict::seen;
  const double slope = std::min(std::fabs(at(begin + probe) - left), std::fabs(right - at(end - probe))) / probe;
  const double beyond = kBeyond * length * slope + kDeadBump * function.largest +
                        kRounding * (rounding(v, cone, begin) + rounding(v, cone, end));
  if (!std::isfinite(left) || !std::isfinite(right) || !std::isfinite(beyond)) return Verdict::seen;  // that shows
  Look look{v, cone, std::min(left, right) - beyond, std::max(left, right) + beyond, kFinest * length, kMostLooks};
  const Verdict verdict = within(look, begin, end);
  function.evaluations -= kMostLooks - look.evaluations;
  return verdict;
}

// From left to right, until something is beyond.
TimeBumps::Verdict TimeBumps::within(Look& look, double begin, double end) {
  const Interval all = slice_.evaluate(look.v, look.cone, begin, end);
  if (all.low >= look.low && all.high <= look.high) return Verdict::seen;
  if (end - begin <= look.resolution) return Verdict::seen;
  if ((look.evaluations -= 2) < 0) return Verdict::unknown;
  const double middle = 0.5 * (begin + end);
  const double there = slice_.evaluate(look.v, look.cone, middle, middle).low;
  if (there < look.low || there > look.high) return Verdict::hidden;
  const Verdict left = within(look, begin, middle);
  return left == Verdict::seen ? within(look, middle, end) : left;
}

}  // namespace armature::solve
