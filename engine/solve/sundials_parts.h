// What the methods of SUNDIALS share: context, vectors, and the Newton matrix in the shape of its linear solvers.
#pragma once
#include <sundials/sundials_context.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>
#include <sundials/sundials_nvector.h>

#include <memory>
#include <vector>

#include "engine/solve/flow.h"
#include "engine/solve/newton_matrix.h"

namespace armature::solve {

inline constexpr double kStepGrowth = 4;      // to the next, where there is something to be seen on the way
inline constexpr int kMostStepFailures = 20;  // of one step, before it is given up

// Owns a context and vectors of it.
class SundialsVectors {
 public:
  SundialsVectors() = default;
  ~SundialsVectors();
  SundialsVectors(const SundialsVectors&) = delete;
  SundialsVectors& operator=(const SundialsVectors&) = delete;
  // False when memory is exhausted.
  bool create();
  // A vector of zeros; null when memory is exhausted.
  N_Vector make(uint32_t length);
  SUNContext context() const { return context_; }

 private:
  SUNContext context_ = nullptr;
  std::vector<N_Vector> vectors_;
};

// A NewtonMatrix as a matrix and a linear solver of SUNDIALS. The matrix is cj·I − df/dx; solutions are multiplied by
// scale(), so that with cj = 1/gamma and scale = cj they are those of I − gamma·df/dx.
class SundialsNewton {
 public:
  SundialsNewton(Machine& machine, Rates& rates) : newton_(machine, rates) {}
  ~SundialsNewton();
  SundialsNewton(const SundialsNewton&) = delete;
  SundialsNewton& operator=(const SundialsNewton&) = delete;
  bool create(SUNContext context);
  SUNMatrix matrix() const { return matrix_; }
  SUNLinearSolver solver() const { return solver_; }
  // cj·I − df/dx at (t, x) with f given in `rates`; 0 or 1, as SUNDIALS' callbacks return.
  int evaluate(double t, const double* x, const double* rates, double cj) {
    return newton_.evaluate(t, x, rates, cj) ? 0 : 1;
  }
  // I − gamma·df/dx, with the df/dx of the last evaluation where `mayReuse`; tells in `isNew` whether it was evaluated.
  int evaluateFor(double gamma, double t, const double* x, const double* rates, bool mayReuse, int* isNew);
  uint64_t evaluations() const { return evaluations_; }

 private:
  static int setup(SUNLinearSolver solver, SUNMatrix);
  static int solve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, double);

  NewtonMatrix newton_;
  SUNMatrix matrix_ = nullptr;
  SUNLinearSolver solver_ = nullptr;
  double scale_ = 1;
  uint64_t evaluations_ = 0;
};

}  // namespace armature::solve
