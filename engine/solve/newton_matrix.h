// The matrix of Newton's method for xdot = f(x, t): cj·I − df/dx. That is full where everything is felt everywhere,
// although each equation knows few unknowns: by way of linear systems A z = b that f solves, and of long ways y = g(x,
// y) from one value to the next (all joints of a chain feel each other, by both). It is a Schur complement: with dy and
// dz kept as unknowns beside dx the same step comes from one sparse matrix
//
//   ( cj·I − ∂f/∂x     −∂f/∂y             −∂f/∂z )
//   ( −∂g/∂x           I − ∂g/∂y          −∂g/∂z )
//   ( ∂(A z − b)/∂x    ∂(A z − b)/∂y      A      )
//
// whose columns need few runs of the tangents (Griewank & Walther, Evaluating Derivatives, 2nd edition 2008, section
// 10.2, on extended Jacobians; Brenan, Campbell & Petzold, Numerical Solution of Initial-Value Problems in
// Differential-Algebraic Equations, 1996, section 5.3).
#pragma once
#include <vector>

#include "engine/solve/rates.h"

namespace armature::solve {

class NewtonMatrix {
 public:
  // Chooses the form by the number of runs that each needs. Both must outlive it.
  NewtonMatrix(Machine& machine, Rates& rates);

  // Values at the point (t, x) with f given in `rates`. False when they cannot be found.
  bool evaluate(double t, const double* x, const double* rates, double cj);
  // The same derivatives with another cj.
  void setShift(double cj);
  // False when the matrix is singular.
  bool factor();
  // Solves for dx in place. False when the result is not finite.
  bool solve(double* b);
  bool isExtended() const { return isExtended_; }

 private:
  void extend();
  void setPattern();
  void setPlain();
  bool evaluateExtended(double t, const double* x, double cj);

  Machine& machine_;
  Rates& rates_;
  MatrixSolver factors_;
  std::vector<double> values_;
  bool isExtended_ = false;
  double cj_ = 0;

  // Of the extended form, with rows and columns as Program::sparse has them.
  std::vector<uint32_t> columnStart_, rows_;
  std::vector<std::vector<uint32_t>> columnsOfColor_;
  std::vector<program::Slot> coefficients_;  // of the systems, behind the entries of rows_
  size_t ones_ = 0;                          // and so many ones
  std::vector<double> right_, point_;
};

}  // namespace armature::solve
