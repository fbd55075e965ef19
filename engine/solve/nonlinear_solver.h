// Nonlinear systems of a program.
#pragma once
#include <vector>

#include "engine/program/program.h"
#include "engine/solve/matrix_solver.h"

namespace armature::solve {

class Machine;

// One nonlinear system r(z) = 0: Newton's method with the natural monotonicity test (Deuflhard, Newton Methods for
// Nonlinear Problems, 2011, algorithm NLEQ-ERR), then Levenberg–Marquardt, then other starting points.
class NonlinearSolver {
 public:
  explicit NonlinearSolver(const program::NonlinearSystem& system);
  bool run(Machine& machine);
  bool solveTangent(const program::LinearTangent& tangent, Machine& machine);
  // Solves dr/dz · x = b at the last solution, in place.
  bool solveAgain(Machine& machine, double* b);

 private:
  enum class End : uint8_t { converged, stuck, failed };
  bool evaluate(Machine& machine, const double* z, double* r);
  bool factorJacobian(Machine& machine);
  void estimateJacobian(Machine& machine);
  bool isEstimated() const { return system_.jacobian == program::kNone; }
  const std::vector<program::MatrixEntry>& entries() const { return isEstimated() ? everyEntry_ : system_.entries; }
  End newton(Machine& machine);
  void leaveStart(int attempt);
  End levenbergMarquardt(Machine& machine);
  End bracket(Machine& machine);
  double boundStep(double largest) const;
  double scaledNorm(const double* step) const;
  bool isRounding(const double* step) const;
  double residualNorm(const double* r) const;
  void updateScale();
  void explain(Machine& machine) const;

  const program::NonlinearSystem& system_;
  std::vector<program::MatrixEntry> everyEntry_;  // of a matrix of which nothing is known
  MatrixSolver matrix_;
  std::vector<double> values_, z_, trial_, r_, trialR_, step_, simplified_, start_, rowWeight_, scale_, largest_;
  std::vector<double> moved_, above_, below_;  // of estimateJacobian
  bool isFactoredAtSolution_ = false;
  bool usesBounds_ = true;
};

}  // namespace armature::solve
