// xdot = f(x, t) as a method of integration asks for it: rates, root functions and error bounds, with the return values
// that SUNDIALS' callbacks have. Shared by all methods of a run.
#pragma once
#include <vector>

#include "engine/solve/rates.h"
#include "engine/solve/run.h"

namespace armature::solve {

// (nx) Absolute bounds of the errors of a program's states, for a relative tolerance.
std::vector<double> absoluteTolerances(const program::Program& program, double relative);

class Flow {
 public:
  // All must outlive it.
  Flow(Machine& machine, Rates& rates, const Settings& settings);

  enum Answer : int { cancelled = -1, fine = 0, refused = 1 };  // refused: a shorter step may do

  uint32_t stateCount() const { return rates_.stateCount(); }
  size_t rootCount() const { return lastRoots_.size(); }
  // f at (t, x). Refused where it cannot be evaluated, or where unknowns of nonlinear systems have left their path.
  int rates(double t, const double* x, double* f);
  // Root functions at (t, x), kept in lastRoots().
  int roots(double t, const double* x, double* g);

  std::vector<double>& lastRoots() { return lastRoots_; }
  // (nx) as absoluteTolerances; relative is the settings' tolerance.
  const std::vector<double>& tolerance() const { return tolerance_; }
  // Of errors at x into w (nx), where they may be a share of the tolerance: root mean square at most 1.
  void weights(const double* x, double share, double* w) const;
  const Settings& settings() const { return settings_; }
  Machine& machine() { return machine_; }
  Rates& rates() { return rates_; }
  // Why the model could last not be evaluated within the present step.
  const Failure& stumble() const { return stumble_; }
  void beginStep() { stumble_ = {}; }

 private:
  Machine& machine_;
  Rates& rates_;
  const Settings& settings_;
  std::vector<double> tolerance_, lastRoots_;
  Failure stumble_;
};

}  // namespace armature::solve
