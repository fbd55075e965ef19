// Looks for the instants at which searched relations change where there is nothing to integrate: a model without states
// is a function of time, so one interval of the output grid after the other is looked at for a change of sign, which is
// then located.
#pragma once
#include <vector>

#include "engine/solve/rates.h"
#include "engine/solve/run.h"

namespace armature::solve {

class RootScan {
 public:
  // What is looked at at once ends where results are shown. The settings must outlive it.
  RootScan(Rates& rates, const Settings& settings);

  // Begins anew at t [s]; false when the model cannot be evaluated there.
  bool restart(double t);
  // Moves on, at most to tStop [s], and stops right of the first change of sign and where the model can last be
  // evaluated; false when it cannot go on from time() at all.
  bool step(double tStop);

  double time() const { return time_; }
  // Root functions at time().
  const std::vector<double>& roots() const { return roots_; }
  // Per root function: +1 where it has risen through zero in the last step, −1 where it has fallen, else 0.
  const std::vector<int>& directions() const { return directions_; }
  bool hasFound() const { return hasFound_; }

 private:
  bool evaluate(double t, std::vector<double>& roots);
  bool evaluateTowards(double left, double& right);
  bool locate(double& left, double& right);

  Rates& rates_;
  double endOfStretch() const;
  const Settings& settings_;
  double time_ = 0;
  bool hasFound_ = false;
  std::vector<double> roots_, ahead_, middle_;
  std::vector<int> directions_;
};

}  // namespace armature::solve
