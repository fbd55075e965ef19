// Where all derivatives are zero: f(x) = 0 at a fixed time, with the discrete values held. Newton's method with the
// restricted natural monotonicity test (Deuflhard, Newton Methods for Nonlinear Problems, 2011, section 3.1); where
// that stops, pseudo-transient continuation with switched evolution relaxation (Kelley & Keyes, SIAM J. Numer. Anal.
// 35, 1998), which follows the model's own motion with ever longer implicit steps.
//
// A state that no derivative depends on (the angle of a shaft that nothing holds) is a free integrator: what it is does
// not matter, and it may go on at a constant rate where all else is at rest. It keeps its value and is named.
#pragma once
#include <vector>

#include "engine/solve/rates.h"

namespace armature::solve {

class SteadyState {
 public:
  explicit SteadyState(Rates& rates);

  enum class End : uint8_t {
    found,
    notFound,
    failed /* the model could not be evaluated: see the machine's failure */
  };
  // Begins at the states in the machine and leaves the solution there. `t` [s].
  End solve(double t);

  // After `found`, as indices of the program's states: free integrators that go on at a rate.
  const std::vector<uint32_t>& drifting() const { return drifting_; }
  // States that the equations leave open, which have kept what they had as far as possible.
  const std::vector<uint32_t>& open() const { return open_; }
  // After `notFound`: the state whose rate is farthest from zero in proportion to its nominal value.
  uint32_t worst() const { return worst_; }
  uint64_t iterations() const { return iterations_; }

 private:
  bool evaluate(const std::vector<double>& x, std::vector<double>& f);
  bool takeJacobian();
  bool factor(double perStep);
  std::vector<uint8_t> freeIntegrators();
  End attempt(const std::vector<uint8_t>& isHeld);
  End newton();
  End continuation();
  double norm(const std::vector<double>& step) const;
  double rateNorm() const;
  void findOpen();
  void keepBest();

  Rates& rates_;
  const std::vector<program::StateVariable>& states_;
  const size_t n_;
  double t_ = 0;
  MatrixSolver matrix_;
  std::vector<double> x_, f_, trial_, trialF_, step_, next_, jacobian_, values_;
  std::vector<double> best_;  // of the smallest rates so far
  double bestNorm_ = 0;
  std::vector<uint8_t> isHeld_;  // by state: its rate need not be zero, its value stays
  std::vector<uint32_t> drifting_, open_;
  uint32_t worst_ = 0;
  uint64_t iterations_ = 0;
};

}  // namespace armature::solve
