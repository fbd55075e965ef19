// The matrix of Newton's method for xdot = f(x, t): cj·I − df/dx. Where f solves linear systems A z = b on its way,
// df/dx is full, although every equation knows few unknowns (all joints of a chain feel each other): it is a Schur
// complement. Then dz is kept as an unknown of its own beside dx, and the same step comes from one sparse matrix
//
//   ( cj·I − ∂f/∂x   −∂f/∂z )
//   ( −∂b/∂x + ∂A/∂x z    A )
//
// whose columns need few runs of the tangents (Brenan, Campbell & Petzold, Numerical Solution of Initial-Value Problems
// in Differential-Algebraic Equations, 1996, section 5.3, treat x and z alike for the same reason).
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
  // False when the matrix is singular.
  bool factor();
  // Solves for dx in place. False when the result is not finite.
  bool solve(double* b);
  bool isExtended() const { return isExtended_; }

 private:
  void extend();
  void setPlain();
  bool evaluateExtended(double t, const double* x, double cj);

  Machine& machine_;
  Rates& rates_;
  MatrixSolver factors_;
  std::vector<double> values_;
  bool isExtended_ = false;
  double cj_ = 0;

  // Of the extended form: columns are the states and the unknowns of the systems, one after the other.
  program::Section section_;  // the tangents' codes
  std::vector<program::Slot> seeds_, results_;
  std::vector<uint32_t> columnStart_, rows_;
  std::vector<std::vector<uint32_t>> columnsOfColor_;
  std::vector<program::Slot> coefficients_;  // of the systems, behind the entries of rows_
  std::vector<double> right_, point_;
};

}  // namespace armature::solve
