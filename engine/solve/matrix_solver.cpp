#include "engine/solve/matrix_solver.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "engine/base/ensure.h"
#include "engine/solve/sparse_factors.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr uint32_t kDenseLimit = 60;       // up to this size a dense factorisation is the faster one
constexpr uint32_t kSingularLimit = 3000;  // largest system that is tried by orthogonal decomposition

}  // namespace

struct MatrixSolver::Sparse {
  std::vector<int> columnStart, rows;  // compressed columns
  std::vector<uint32_t> place;         // of each entry in `values`
  std::vector<double> values;
  SparseFactors factors;
};

struct MatrixSolver::Singular {
  Eigen::MatrixXd scaled;
  Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> decomposition;
  Eigen::FullPivLU<Eigen::MatrixXd> full;  // of the same matrix, made when first needed
  bool hasFull = false;

  // The solution of a matrix that is regular after all, with coefficients of very different size. False when it is out
  // of all proportion to the right side or leaves a residual: then the system is contradictory.
  bool solveIllConditioned(const Eigen::VectorXd& right, Eigen::VectorXd& z) {
    if (!hasFull) full.setThreshold(0.0).compute(scaled);
    hasFull = true;
    if (!full.isInvertible()) return false;
    z = full.solve(right);
    z += full.solve(right - scaled * z);
    const double size = right.cwiseAbs().maxCoeff();
    return z.allFinite() && z.cwiseAbs().maxCoeff() <= size / Tolerances::kConsistent &&
           (scaled * z - right).cwiseAbs().maxCoeff() <= Tolerances::kConsistent * size;
  }
};

MatrixSolver::MatrixSolver() = default;
MatrixSolver::~MatrixSolver() = default;
MatrixSolver::MatrixSolver(MatrixSolver&&) noexcept = default;
MatrixSolver& MatrixSolver::operator=(MatrixSolver&&) noexcept = default;

void MatrixSolver::setPattern(uint32_t size, const std::vector<Position>& entries) {
  size_ = size;
  entries_ = entries;
  values_.assign(entries.size(), 0);
  hasFactors_ = isRegular_ = false;
  sparse_.reset();
  singular_.reset();
  work_.assign(size, 0);
  rowScale_.assign(size, 1);
  columnScale_.assign(size, 1);
  const double density = size > 0 ? static_cast<double>(entries.size()) / (static_cast<double>(size) * size) : 1;
  if (size <= kDenseLimit || (size <= 4 * kDenseLimit && density > 0.3)) {
    lu_.assign(static_cast<size_t>(size) * size, 0);
    pivots_.assign(size, 0);
    return;
  }
  sparse_ = std::make_unique<Sparse>();
  Sparse& s = *sparse_;
  std::vector<uint32_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(entries[a].column, entries[a].row) < std::pair(entries[b].column, entries[b].row);
  });
  s.columnStart.assign(size + 1, 0);
  s.place.resize(entries.size());
  for (size_t k = 0; k < order.size(); ++k) {
    const Position& e = entries[order[k]];
    const bool isSame = k > 0 && entries[order[k - 1]].column == e.column && entries[order[k - 1]].row == e.row;
    if (!isSame) {
      s.rows.push_back(static_cast<int>(e.row));
      ++s.columnStart[e.column + 1];
    }
    s.place[order[k]] = static_cast<uint32_t>(s.rows.size() - 1);
  }
  for (uint32_t c = 0; c < size; ++c) s.columnStart[c + 1] += s.columnStart[c];
  s.values.assign(s.rows.size(), 0);
}

bool MatrixSolver::factor(const double* values) {
  // A matrix may have no entries at all, in equations that hang on none of their unknowns: nothing is compared then.
  const auto isSame = [&] { return std::memcmp(values, values_.data(), values_.size() * sizeof(double)) == 0; };
  if (hasFactors_ && (values_.empty() || isSame())) return true;
  hasFactors_ = false;
  for (size_t k = 0; k < values_.size(); ++k) {
    if (!std::isfinite(values[k])) return false;
    values_[k] = values[k];
  }
  ++factorizations_;
  isRegular_ = sparse_ ? factorSparse() : factorDense();
  if (!isRegular_) factorSingular();
  hasFactors_ = true;
  return true;
}

bool MatrixSolver::factorDense() {
  const uint32_t n = size_;
  double* const a = lu_.data();
  std::fill(lu_.begin(), lu_.end(), 0.0);
  for (size_t k = 0; k < entries_.size(); ++k)
    a[static_cast<size_t>(entries_[k].column) * n + entries_[k].row] += values_[k];
  // Equilibration by powers of two, so that it brings no rounding errors.
  for (uint32_t i = 0; i < n; ++i) {
    double largest = 0;
    for (uint32_t j = 0; j < n; ++j) largest = std::max(largest, std::fabs(a[static_cast<size_t>(j) * n + i]));
    if (largest == 0) return false;
    rowScale_[i] = std::exp2(-std::ilogb(largest));
  }
  for (uint32_t j = 0; j < n; ++j) {
    double* const column = a + static_cast<size_t>(j) * n;
    double largest = 0;
    for (uint32_t i = 0; i < n; ++i) largest = std::max(largest, std::fabs(column[i] *= rowScale_[i]));
    if (largest == 0) return false;
    columnScale_[j] = std::exp2(-std::ilogb(largest));
    for (uint32_t i = 0; i < n; ++i) column[i] *= columnScale_[j];
  }
  for (uint32_t k = 0; k < n; ++k) {
    double* const column = a + static_cast<size_t>(k) * n;
    uint32_t pivot = k;
    for (uint32_t i = k + 1; i < n; ++i) {
      if (std::fabs(column[i]) > std::fabs(column[pivot])) pivot = i;
    }
    pivots_[k] = pivot;
    if (!(std::fabs(column[pivot]) > Tolerances::kPivot)) return false;
    if (pivot != k) {
      for (uint32_t j = 0; j < n; ++j)
        std::swap(a[static_cast<size_t>(j) * n + k], a[static_cast<size_t>(j) * n + pivot]);
    }
    const double inverse = 1 / column[k];
    for (uint32_t i = k + 1; i < n; ++i) column[i] *= inverse;
    for (uint32_t j = k + 1; j < n; ++j) {
      double* const other = a + static_cast<size_t>(j) * n;
      const double factor = other[k];
      if (factor == 0) continue;
      for (uint32_t i = k + 1; i < n; ++i) other[i] -= column[i] * factor;
    }
  }
  return true;
}

bool MatrixSolver::factorSparse() {
  Sparse& s = *sparse_;
  std::fill(s.values.begin(), s.values.end(), 0.0);
  for (size_t k = 0; k < entries_.size(); ++k) s.values[s.place[k]] += values_[k];
  return s.factors.factor(s.columnStart, s.rows, s.values);
}

void MatrixSolver::factorSingular() {
  if (size_ > kSingularLimit) {
    singular_.reset();
    return;
  }
  if (!singular_) singular_ = std::make_unique<Singular>();
  Eigen::MatrixXd& a = singular_->scaled;
  a.setZero(size_, size_);
  for (size_t k = 0; k < entries_.size(); ++k) a(entries_[k].row, entries_[k].column) += values_[k];
  for (uint32_t i = 0; i < size_; ++i) {
    const double largest = a.row(i).cwiseAbs().maxCoeff();
    rowScale_[i] = largest > 0 ? std::exp2(-std::ilogb(largest)) : 1;
    a.row(i) *= rowScale_[i];
  }
  for (uint32_t j = 0; j < size_; ++j) {
    const double largest = a.col(j).cwiseAbs().maxCoeff();
    columnScale_[j] = largest > 0 ? std::exp2(-std::ilogb(largest)) : 1;
    a.col(j) *= columnScale_[j];
  }
  singular_->decomposition.setThreshold(Tolerances::kRank);
  singular_->decomposition.compute(a);
  singular_->hasFull = false;
}

bool MatrixSolver::solveSingular(double* b) {
  if (!singular_) return false;
  if (!reference_.empty()) {
    for (size_t k = 0; k < entries_.size(); ++k) b[entries_[k].row] -= values_[k] * reference_[entries_[k].column];
  }
  Eigen::VectorXd right(size_);
  for (uint32_t i = 0; i < size_; ++i) right[i] = b[i] * rowScale_[i];
  Eigen::VectorXd z = singular_->decomposition.solve(right);
  const Eigen::VectorXd gap = singular_->scaled * z - right;
  const double terms = std::max(right.cwiseAbs().maxCoeff(), z.cwiseAbs().maxCoeff());
  bool isSolved = z.allFinite() && gap.cwiseAbs().maxCoeff() <= Tolerances::kConsistent * terms;
  if (Eigen::VectorXd other; !isSolved && singular_->solveIllConditioned(right, other)) {
    z = other;
    isSolved = true;
  }
  for (uint32_t i = 0; i < size_; ++i) b[i] = z[i] * columnScale_[i] + (reference_.empty() ? 0 : reference_[i]);
  return isSolved;
}

std::vector<std::vector<double>> MatrixSolver::nullVectors() const {
  std::vector<std::vector<double>> vectors;
  if (isRegular_ || !singular_) return vectors;
  Eigen::FullPivLU<Eigen::MatrixXd> lu;
  lu.setThreshold(Tolerances::kRank);
  lu.compute(singular_->scaled);
  if (lu.dimensionOfKernel() == 0) return vectors;
  const Eigen::MatrixXd kernel = lu.kernel();
  for (Eigen::Index c = 0; c < kernel.cols(); ++c) {
    vectors.emplace_back(size_);
    for (uint32_t j = 0; j < size_; ++j) vectors.back()[j] = kernel(j, c) * columnScale_[j];
  }
  return vectors;
}

bool MatrixSolver::solve(double* b) {
  ENSURE(hasFactors_, size_);
  if (!isRegular_) return solveSingular(b);
  if (sparse_) {
    if (!sparse_->factors.solve(b)) return false;
  } else {
    const uint32_t n = size_;
    const double* const a = lu_.data();
    for (uint32_t i = 0; i < n; ++i) b[i] *= rowScale_[i];
    for (uint32_t k = 0; k < n; ++k) {
      if (pivots_[k] != k) std::swap(b[k], b[pivots_[k]]);
    }
    for (uint32_t k = 0; k < n; ++k) {
      const double* const column = a + static_cast<size_t>(k) * n;
      const double value = b[k];
      for (uint32_t i = k + 1; i < n; ++i) b[i] -= column[i] * value;
    }
    for (uint32_t k = n; k-- > 0;) {
      const double* const column = a + static_cast<size_t>(k) * n;
      const double value = b[k] /= column[k];
      for (uint32_t i = 0; i < k; ++i) b[i] -= column[i] * value;
    }
    for (uint32_t j = 0; j < n; ++j) b[j] *= columnScale_[j];
  }
  for (uint32_t i = 0; i < size_; ++i) {
    if (!std::isfinite(b[i])) return false;
  }
  return true;
}

std::vector<uint32_t> MatrixSolver::dependentColumns() const {
  std::vector<uint32_t> columns;
  if (isRegular_ || !singular_) return columns;
  const auto& d = singular_->decomposition;
  for (Eigen::Index k = d.rank(); k < static_cast<Eigen::Index>(size_); ++k) {
    columns.push_back(static_cast<uint32_t>(d.colsPermutation().indices()[k]));
  }
  return columns;
}

}  // namespace armature::solve
