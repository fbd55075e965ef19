// Two crossings within one step leave no change of sign at its end. Where the values of a root function at the last
// points say that it may have turned towards zero and back within the step, its extremum there is looked for on the
// step's interpolant: polynomials through the points (Newton's divided differences), with the last difference as the
// measure of what they leave open, then parabolas through values that have been computed (Brent, Algorithms for
// Minimization without Derivatives, 1973, chapter 5).
#pragma once
#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace armature::solve {

class PairWatch {
 public:
  // Root functions at a time within the last step; false where they cannot be evaluated.
  using Evaluate = std::function<bool(double, std::vector<double>&)>;

  // `tolerance`: relative, of the integration. What a root function does below that share of its largest value is none
  // of its doing.
  PairWatch(size_t count, double tolerance);

  void restart(double t, const std::vector<double>& roots);
  // After a step to t that has found no root: a time right after the first crossing of the first pair within it, and
  // the signs that the crossings have (as Integrator::rootDirections); nothing where there is none.
  std::optional<double> find(double t, const std::vector<double>& roots, const Evaluate& evaluate,
                             std::vector<int>& directions);
  // The same where it is known that something is beyond zero at a time within the step.
  std::optional<double> findBefore(double inside, const Evaluate& evaluate, std::vector<int>& directions);
  // Where the step has begun.
  double begin() const { return before(0).t; }
  const std::vector<double>& rootsAtBegin() const { return before(0).roots; }
  // The step is taken.
  void accept(double t, const std::vector<double>& roots);

 private:
  struct Point {
    double t = 0;
    std::vector<double> roots;
  };
  // Points before the step, the latest first.
  const Point& before(size_t k) const { return points_[(latest_ + kPoints - k) % kPoints]; }
  double noise(size_t k) const { return 0.1 * tolerance_ * largest_[k]; }
  bool mayTurn(size_t k, double t, double root) const;
  std::optional<double> beyond(size_t k, double t, const std::vector<double>& roots, const Evaluate& evaluate);
  double crossing(double inside, const Evaluate& evaluate, std::vector<int>& directions);
  bool findCrossed(const std::vector<double>& roots, std::vector<int>& directions) const;

  static constexpr size_t kPoints = 3;
  std::array<Point, kPoints> points_;
  size_t latest_ = 0, count_ = 0;
  std::vector<double> largest_, trial_;
  double tolerance_ = 0;
};

}  // namespace armature::solve
