#include "engine/solve/pair_watch.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/crossing.h"

namespace armature::solve {

namespace {

constexpr double kDoubt = 2;      // times the last difference: what the polynomial leaves open
constexpr int kTrials = 16;       // for one extremum
constexpr int kHalvings = 3;      // where nothing tells that there is one
constexpr double kEnd = 1e-7;     // of the step: closer to a known point an extremum is not looked for
constexpr double kFound = 1e-14;  // of the time: width of the interval that holds a crossing

struct Sample {
  double t = 0, value = 0;
};

// Where the parabola through three points has its extremum.
double extremumOf(const Sample& a, const Sample& b, const Sample& c) {
  const double left = (b.value - a.value) / (b.t - a.t), right = (c.value - b.value) / (c.t - b.t);
  const double bend = (right - left) / (c.t - a.t);
  return 0.5 * (a.t + b.t) - 0.5 * left / bend;
}

// An interval that is known at its ends and, where it holds a minimum for certain, at a point that lies lower than
// both.
struct Bracket {
  Sample a, b, c;
  bool hasMiddle = false;

  double inside(double t, double margin) const { return t > a.t + margin && t < c.t - margin ? t : 0.5 * (a.t + c.t); }
  // Narrows it to the side that lies lower.
  void take(const Sample& tried) {
    if (!hasMiddle) {
      b = tried;
      hasMiddle = b.value <= std::min(a.value, c.value);
      if (!hasMiddle) (a.value < c.value ? c : a) = b;
      return;
    }
    const Sample worse = tried.value < b.value ? b : tried, better = tried.value < b.value ? tried : b;
    (worse.t < better.t ? a : c) = worse;
    b = better;
  }
  // The parabola's value at a time.
  double lowest(double t) const {
    const double left = (b.value - a.value) / (b.t - a.t), right = (c.value - b.value) / (c.t - b.t);
    const double bend = (right - left) / (c.t - a.t);
    return a.value + left * (t - a.t) + bend * (t - a.t) * (t - b.t);
  }
};

}  // namespace

PairWatch::PairWatch(size_t count, double tolerance) : largest_(count, 0), trial_(count, 0), tolerance_(tolerance) {
  for (Point& point : points_) point.roots.resize(count);
}

void PairWatch::restart(double t, const std::vector<double>& roots) {
  count_ = 0;
  accept(t, roots);
}

void PairWatch::accept(double t, const std::vector<double>& roots) {
  latest_ = (latest_ + 1) % kPoints;
  points_[latest_].t = t;
  std::copy(roots.begin(), roots.end(), points_[latest_].roots.begin());
  count_ = std::min(count_ + 1, kPoints);
  for (size_t k = 0; k < roots.size(); ++k) largest_[k] = std::max(largest_[k], std::fabs(roots[k]));
}

// Whether the polynomial through the last points may reach zero between the ends of the step. Its distance from the
// straight line through the ends is at most (length of the step)²/4 times the divided difference of order two, and so
// on.
bool PairWatch::mayTurn(size_t k, double t, double root) const {
  const Point &begin = before(0), &last = before(1);
  const double left = begin.roots[k];
  if (count_ < 2 || !(left * root > 0)) return false;
  const double sign = left > 0 ? 1 : -1, step = t - begin.t;
  const double slope = (root - left) / step, slopeBefore = (left - last.roots[k]) / (begin.t - last.t);
  const double bend = (slope - slopeBefore) / (t - last.t);
  double doubt = std::fabs(bend);
  if (count_ > 2) {
    const Point& first = before(2);
    const double slopeFirst = (last.roots[k] - first.roots[k]) / (last.t - first.t);
    const double bendBefore = (slopeBefore - slopeFirst) / (begin.t - first.t);
    doubt = std::fabs(bend - bendBefore) / (t - first.t) * (t - last.t);
  }
  const double dip = 0.25 * step * step * (std::max(0.0, sign * bend) + kDoubt * doubt);
  return dip > std::min(std::fabs(left), std::fabs(root)) && dip > noise(k);
}

// A time at which function k is beyond zero, if there is one within the step.
std::optional<double> PairWatch::beyond(size_t k, double t, const std::vector<double>& roots,
                                        const Evaluate& evaluate) {
  const double sign = roots[k] > 0 ? 1 : -1, begin = before(0).t;
  Bracket bracket{{begin, sign * before(0).roots[k]}, {}, {t, sign * roots[k]}};
  double next = extremumOf({before(1).t, sign * before(1).roots[k]}, bracket.a, bracket.c);
  for (int trial = 0, halvings = 0; trial < kTrials && halvings < kHalvings; ++trial) {
    next = bracket.inside(next, kEnd * (t - begin));
    if (!evaluate(next, trial_)) return {};
    const Sample tried{next, sign * trial_[k]};
    if (tried.value <= 0) return next;
    bracket.take(tried);
    halvings = bracket.hasMiddle ? 0 : halvings + 1;
    if (!bracket.hasMiddle) continue;
    next = extremumOf(bracket.a, bracket.b, bracket.c);
    const double lowest = bracket.lowest(next), doubt = std::max(bracket.b.value - lowest, 0.0) + noise(k);
    if (std::fabs(next - bracket.b.t) < kEnd * (t - begin) || lowest - kDoubt * doubt > 0) return {};
  }
  return {};
}

bool PairWatch::findCrossed(const std::vector<double>& roots, std::vector<int>& directions) const {
  bool isAny = false;
  for (size_t k = 0; k < roots.size(); ++k) {
    directions[k] = directionOf(before(0).roots[k], roots[k]);
    isAny = isAny || directions[k] != 0;
  }
  return isAny;
}

// Halves the time from the beginning of the step to one at which something is beyond zero.
double PairWatch::crossing(double inside, const Evaluate& evaluate, std::vector<int>& directions) {
  double begin = before(0).t, end = inside;
  std::vector<int> crossed(directions.size(), 0);
  while (end - begin > kFound * std::max(std::fabs(end), end - before(0).t)) {
    const double middle = 0.5 * (begin + end);
    if (!(middle > begin && middle < end) || !evaluate(middle, trial_)) break;
    if (findCrossed(trial_, crossed)) {
      end = middle;
      directions = crossed;
    } else {
      begin = middle;
    }
  }
  return end;
}

std::optional<double> PairWatch::find(double t, const std::vector<double>& roots, const Evaluate& evaluate,
                                      std::vector<int>& directions) {
  std::optional<double> found;
  for (size_t k = 0; k < roots.size(); ++k) {
    if (!mayTurn(k, t, roots[k])) continue;
    const std::optional<double> inside = beyond(k, t, roots, evaluate);
    if (inside && (!found || *inside < *found)) found = inside;
  }
  return found ? findBefore(*found, evaluate, directions) : found;
}

std::optional<double> PairWatch::findBefore(double inside, const Evaluate& evaluate, std::vector<int>& directions) {
  if (!evaluate(inside, trial_) || !findCrossed(trial_, directions)) return {};
  return crossing(inside, evaluate, directions);
}

}  // namespace armature::solve
