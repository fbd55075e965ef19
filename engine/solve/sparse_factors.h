// LU factors of a sparse square matrix in compressed columns, by KLU (Davis & Palamadai Natarajan 2010, Algorithm 907).
//
// In what order columns are eliminated is tried out: by the approximate minimum degree of A + Aᵀ (Amestoy, Davis & Duff
// 1996), which is right where pivots stay on the diagonal, and by that of AᵀA (COLAMD; Davis, Gilbert, Larimore & Ng
// 2004), which bounds the fill for whatever pivots are taken. Which entries come to stand on the diagonal hangs on the
// order of the equations, so that neither is the better one for a kind of model: the one with fewer operations is kept
// (COLAMD at once where it needs only a few for each entry).
#pragma once
#include <klu.h>

#include <cstdint>
#include <vector>

namespace armature::solve {

// The pattern never changes after the first factor(); it does so only together with a new object.
class SparseFactors {
 public:
  SparseFactors() = default;
  ~SparseFactors();
  SparseFactors(const SparseFactors&) = delete;
  SparseFactors& operator=(const SparseFactors&) = delete;

  // Factors with the pivots of last time where these have not become poor. False when the matrix is singular. No
  // allocation as long as the pivots stay.
  bool factor(std::vector<int>& columnStart, std::vector<int>& rows, std::vector<double>& values);
  // Solves in place; false where KLU finds an error.
  bool solve(double* b) { return klu_solve(kept_.symbolic, kept_.numeric, size_, 1, b, &kept_.common) != 0; }
  // Of the numeric factorisation that is kept.
  double operations() const { return kept_.common.flops; }

 private:
  // What KLU has made in one order of elimination.
  struct Order {
    klu_common common{};
    klu_symbolic* symbolic = nullptr;
    klu_numeric* numeric = nullptr;
    void clear();
    void clearNumeric();
  };
  struct Matrix {
    std::vector<int>&columnStart, &rows;
    std::vector<double>& values;
  };
  static bool analyze(Order& order, int ordering, const Matrix& matrix);
  static bool factorNew(Order& order, const Matrix& matrix);
  bool choose(const Matrix& matrix);

  int size_ = 0;
  Order kept_;
  double chosenAt_ = 0;  // operations of the order that is kept, when it was chosen
};

}  // namespace armature::solve
