// Linear systems of a program.
#pragma once
#include <vector>

#include "engine/program/program.h"
#include "engine/solve/matrix_solver.h"

namespace armature::solve {

class Machine;

// One linear system A z = b of the program with its factorisation.
class LinearSolver {
 public:
  explicit LinearSolver(const program::LinearSystem& system);
  bool run(Machine& machine);
  // Solves A dz = db with the last factorisation.
  bool solveTangent(const program::LinearTangent& tangent, double* v);
  // Solves A x = b once more with the last factorisation, in place; a choice plays no part.
  bool solveAgain(double* b);
  bool hasChoice() const { return hasChoice_; }
  // What is not unique (several bodies that hold each other) may be chosen: the solution nearest to `reference`;
  // clearChoice() takes the choice back.
  void choose(std::vector<double> reference);
  void clearChoice();
  std::vector<std::vector<double>> nullVectors() const { return matrix_.nullVectors(); }
  std::vector<double> solution(const double* v) const;
  const std::vector<program::Slot>& unknowns() const { return system_.unknowns; }
  bool isUnique() const { return matrix_.isRegular(); }
  // Whether it has been solved, with a singular matrix.
  bool isSingular() const { return matrix_.hasFactors() && !matrix_.isRegular(); }
  uint32_t size() const { return matrix_.size(); }

 private:
  const program::LinearSystem& system_;
  MatrixSolver matrix_;
  bool hasChoice_ = false;
  std::vector<double> values_, right_;
};

}  // namespace armature::solve
