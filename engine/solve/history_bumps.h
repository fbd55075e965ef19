// What comes out of a history (of a delay, or of a pipe) may rise and come back between the ends of a step: it has been
// seen through when it went in, but nothing of the step under way tells of it. The points of the history do.
#pragma once
#include <functional>
#include <vector>

#include "engine/program/evaluator.h"
#include "engine/solve/run.h"

namespace armature::solve {

// What passes in a step, from its beginning (share 0) to its end (share 1).
class PassingCurve {
 public:
  PassingCurve() { points_.reserve(1024); }  // steps do not allocate
  void clear() { points_.clear(); }
  void add(double share, double value) { points_.push_back({share, value}); }
  // Where a step ought to end, as a share of it, so that its end shows a bump that lies within it; 1 where none does.
  // `least`: how far a value may be beyond those at the ends.
  double endBefore(double least) const;
  // The largest magnitude.
  double size() const;

 private:
  struct Point {
    double share, value;
  };
  double excursion(size_t last, double least) const;
  std::vector<Point> points_;
};

class HistoryBumps {
 public:
  explicit HistoryBumps(const Settings& settings) : settings_(settings) {}
  // The shortest step because of them [s]: a bump that begins and ends within it counts for nothing.
  double least() const;
  // How far a step from `begin` towards `end` [s] may go because of what delays give back.
  double bound(const std::vector<program::DelayBuffer>& delays, double begin, double end);
  // The share of a movement of positions from `before` to `after` that a step may make because of what leaves pipes.
  double share(const std::vector<program::TransportHistory>& transports, const std::vector<double>& before,
               const std::vector<double>& after);

 private:
  double endOf(std::vector<double>& largest, size_t k);

  const Settings& settings_;
  PassingCurve curve_;
  std::vector<double> ofDelays_, ofPipes_;  // the largest magnitudes up to now
};

}  // namespace armature::solve
