// Whether an assertion has been violated between two points that a run looks at. Its margins (see lower/margins.h) are
// looked at after a step like root functions: at its end, where polynomials through the last points or the form of the
// expression say that they may dip below zero within it (PairWatch, HiddenCrossings), and in interval arithmetic where
// they depend on time alone (TimeRoots). The steps stay as they are: nothing is located but a violation. What lies less
// below zero than the integration is accurate counts only at the points themselves.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/solve/hidden_crossings.h"
#include "engine/solve/pair_watch.h"
#include "engine/solve/time_roots.h"

namespace armature::solve {

class AssertionWatch {
 public:
  // `tolerance` of the integration, `least` [s]: shorter violations are rounding. The program must outlive it.
  AssertionWatch(const program::Program& program, double tolerance, double least);

  bool isEmpty() const { return now_.empty(); }
  // Margins at a time within the last step; false where there are none. Those of the first call of a search may be as
  // accurate as the integration alone.
  using Evaluate = std::function<bool(double, std::vector<double>&)>;
  // At the start and after an event, at t [s].
  void begin(double t, const Evaluate& evaluate);
  // The first time up to `end` [s] at which an assertion has become violated; the next search goes on from there, or
  // from `end` where there is none. `v` are the program's values.
  std::optional<double> find(double end, const double* v, const Evaluate& evaluate);

 private:
  void lift(std::vector<double>& margins) const;
  bool evaluateEnd(double end, const Evaluate& evaluate);
  std::optional<double> violated(double end, const double* v, const Evaluate& evaluate);
  bool accept(double t, const std::vector<double>& margins);

  PairWatch pairs_;
  HiddenCrossings hidden_;
  TimeRoots ofTime_;
  double tolerance_ = 0, begin_ = 0;
  bool hasBegun_ = false, isExact_ = false;
  std::vector<double> now_, end_;  // (margins) at the end of the step, as they are and lifted
  std::vector<double> largest_;    // (margins)
  std::vector<char> isViolated_;   // where the search has begun
  std::vector<int> directions_;
};

}  // namespace armature::solve
