// One square system of linear equations with a fixed pattern, factorised once and solved often: dense with scaled
// partial pivoting when small or full, sparse by KLU (Davis & Palamadai Natarajan 2010) with the symbolic factorisation
// reused when large. A singular but consistent system gives its solution of least norm (in scaled unknowns) by a
// complete orthogonal decomposition (Golub & Van Loan 2013, section 5.5.2). No allocation after the first factorisation
// of a regular matrix.
#pragma once
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace armature::solve {

class MatrixSolver {
 public:
  struct Position {
    uint32_t row = 0, column = 0;
  };

  MatrixSolver();
  ~MatrixSolver();
  MatrixSolver(MatrixSolver&&) noexcept;
  MatrixSolver& operator=(MatrixSolver&&) noexcept;

  // Fixes size and pattern; values of a position that occurs twice are added.
  void setPattern(uint32_t size, const std::vector<Position>& entries);
  // Takes values in the order of the entries. Keeps the factorisation when they have not changed. False when a value is
  // not finite. A singular matrix is not an error here.
  bool factor(const double* values);
  // Solves in place. False when the matrix is singular and the right side does not lie in its range, or the result is
  // not finite.
  bool solve(double* b);

  // Which solution a singular system is to have: the one nearest to `reference`; empty: nearest to zero.
  void setReference(std::vector<double> reference) { reference_ = std::move(reference); }
  std::vector<double> takeReference() { return std::exchange(reference_, {}); }
  // A basis of the solutions of A z = 0 for the last singular matrix, one vector of length n after the other.
  std::vector<std::vector<double>> nullVectors() const;

  uint32_t size() const { return size_; }
  bool isRegular() const { return isRegular_; }
  bool hasFactors() const { return hasFactors_; }
  bool isSparse() const { return sparse_ != nullptr; }
  // Columns that depend on others in the last singular matrix (by the pivots), for messages.
  std::vector<uint32_t> dependentColumns() const;
  // Number of numeric factorisations so far.
  uint64_t factorizations() const { return factorizations_; }

 private:
  struct Sparse;
  struct Singular;
  bool factorDense();
  bool factorSparse();
  void factorSingular();
  bool solveSingular(double* b);

  uint32_t size_ = 0;
  std::vector<Position> entries_;
  std::vector<double> values_;  // of the last factorisation
  bool hasFactors_ = false, isRegular_ = false;
  uint64_t factorizations_ = 0;

  std::vector<double> lu_;                             // (n x n) column-major, scaled
  std::vector<double> rowScale_, columnScale_, work_;  // (n)
  std::vector<double> reference_, weight_;             // (n) of singular systems, or empty
  std::vector<uint32_t> pivots_;                       // row exchanged with row k at step k
  std::unique_ptr<Sparse> sparse_;
  std::unique_ptr<Singular> singular_;
};

}  // namespace armature::solve
