#include "engine/structure/pivot_growth.h"

#include <algorithm>
#include <cmath>

namespace armature::structure {
namespace {

constexpr int kSweeps = 40;
constexpr double kNoSize = -HUGE_VAL;  // the logarithm of nothing
constexpr double kEven = 0.1;          // of the logarithm of a largest entry
constexpr double kBehindCut = 1;

// Factors of rows and columns, as logarithms, that bring all entries as near to one as they can be, in the mean: by
// turns the mean of each row and of each column (Curtis & Reid, On the automatic scaling of matrices for Gaussian
// elimination, J. Inst. Maths Applics 10, 1972). Whatever the units are, the scaled matrix is the same.
void bringTogether(const Incidence& graph, const std::vector<double>& logs, std::vector<double>& row,
                   std::vector<double>& column) {
  std::vector<double> sums(graph.columns);
  std::vector<uint32_t> counts(graph.columns, 0);
  for (size_t k = 0; k < logs.size(); ++k) counts[graph.index[k]] += logs[k] != kNoSize;
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    std::fill(sums.begin(), sums.end(), 0);
    for (uint32_t r = 0; r < graph.rows(); ++r) {
      double sum = 0, count = 0;
      for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
        if (logs[k] != kNoSize) sum += logs[k] + column[graph.index[k]], ++count;
      row[r] = count > 0 ? -sum / count : 0;
      for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
        if (logs[k] != kNoSize) sums[graph.index[k]] += logs[k] + row[r];
    }
    for (uint32_t c = 0; c < graph.columns; ++c) column[c] = counts[c] > 0 ? -sums[c] / counts[c] : 0;
  }
}

// Goes on until the largest entry of each row and column is 1: by turns the square roots of the largest (Ruiz, A
// scaling algorithm to equilibrate both rows and columns norms in matrices, 2001). What is next to nothing has had a
// part in the means; it has none in the largest.
void makeLargestOne(const Incidence& graph, const std::vector<double>& logs, std::vector<double>& row,
                    std::vector<double>& column) {
  std::vector<double> largest(graph.columns);
  double off = HUGE_VAL;
  for (int sweep = 0; sweep < kSweeps && off > kEven; ++sweep) {
    std::fill(largest.begin(), largest.end(), kNoSize);
    off = 0;
    for (uint32_t r = 0; r < graph.rows(); ++r) {
      double most = kNoSize;
      for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k) {
        const double size = logs[k] + row[r] + column[graph.index[k]];
        most = std::max(most, size);
        largest[graph.index[k]] = std::max(largest[graph.index[k]], size);
      }
      if (most == kNoSize) continue;
      row[r] -= 0.5 * most;
      off = std::max(off, std::fabs(most));
    }
    for (uint32_t c = 0; c < graph.columns; ++c) {
      if (largest[c] == kNoSize) continue;
      column[c] -= 0.5 * largest[c];
      off = std::max(off, std::fabs(largest[c]));
    }
  }
}

void equilibrate(const Incidence& graph, std::vector<double>& values) {
  std::vector<double> row(graph.rows(), 0), column(graph.columns, 0), logs(values.size(), kNoSize);
  for (size_t k = 0; k < values.size(); ++k)
    if (values[k] != 0) logs[k] = std::log(std::fabs(values[k]));
  bringTogether(graph, logs, row, column);
  makeLargestOne(graph, logs, row, column);
  for (uint32_t r = 0; r < graph.rows(); ++r)
    for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
      if (values[k] != 0) values[k] = std::copysign(std::exp(logs[k] + row[r] + column[graph.index[k]]), values[k]);
}

// How an inner variable depends on the tearing unknowns: their places in Tearing::columns, and the coefficients.
using Influence = std::vector<std::pair<uint32_t, double>>;

class Growth {
 public:
  Growth(const TearingProblem& problem, std::vector<double> values, std::vector<double> pivots, Tearing& tearing)
      : graph_(problem.graph),
        values_(std::move(values)),
        pivots_(std::move(pivots)),
        tearing_(tearing),
        influences_(graph_.columns) {
    // What a pivot is of the coefficient does not change with the scale.
    for (size_t k = 0; k < values_.size(); ++k) {
      if (!std::isfinite(values_[k])) values_[k] = 0;  // not known
      pivots_[k] = values_[k] != 0 ? pivots_[k] / values_[k] : 1;
    }
    equilibrate(graph_, values_);
    for (size_t k = 0; k < values_.size(); ++k) pivots_[k] *= values_[k];
  }

  void limit() {
    for (uint32_t k = 0; k < tearing_.columns.size(); ++k) influences_[tearing_.columns[k]] = {{k, 1.0}};
    std::vector<std::pair<uint32_t, uint32_t>> kept;
    for (const auto& [row, column] : tearing_.assignments) {
      Influence influence = of(row, column);
      const bool isTooLarge = grows(influence);
      if (isTooLarge) {
        influence = {{static_cast<uint32_t>(tearing_.columns.size()), 1.0}};
        tearing_.columns.push_back(column);
        tearing_.residuals.push_back(row);
      } else {
        kept.emplace_back(row, column);
      }
      influences_[column] = std::move(influence);
    }
    tearing_.assignments = std::move(kept);
  }

 private:
  // A recurrence over two or three neighbours is cut by as many new unknowns side by side: once something has grown too
  // large with a tearing unknown, nothing behind that cut is to depend on it.
  bool grows(const Influence& influence) {
    isLeft_.resize(tearing_.columns.size(), 0);
    bool isTooLarge = false;
    for (const auto& [torn, coefficient] : influence) {
      isTooLarge = isTooLarge || std::fabs(coefficient) > (isLeft_[torn] ? kBehindCut : kMostGrowth);
      if (std::fabs(coefficient) > kMostGrowth) isLeft_[torn] = 1;
    }
    return isTooLarge;
  }

  Influence of(uint32_t row, uint32_t pivot) {
    sums_.resize(tearing_.columns.size(), 0);
    touched_.clear();
    double divisor = 1;
    for (uint32_t k = graph_.start[row]; k < graph_.start[row + 1]; ++k) {
      if (graph_.index[k] == pivot) {
        divisor = pivots_[k] != 0 ? pivots_[k] : 1;
        continue;
      }
      for (const auto& [torn, coefficient] : influences_[graph_.index[k]]) {
        if (sums_[torn] == 0) touched_.push_back(torn);
        sums_[torn] += values_[k] * coefficient;
      }
    }
    std::sort(touched_.begin(), touched_.end());
    touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
    Influence influence;
    for (const uint32_t torn : touched_) {
      if (sums_[torn] != 0) influence.emplace_back(torn, -sums_[torn] / divisor);
      sums_[torn] = 0;
    }
    return influence;
  }

  const Incidence& graph_;
  std::vector<double> values_, pivots_;
  Tearing& tearing_;
  std::vector<Influence> influences_;  // per column
  std::vector<double> sums_;
  std::vector<uint32_t> touched_;
  std::vector<uint8_t> isLeft_;  // per tearing unknown: something has grown too large with it
};

}  // namespace

void limitGrowth(const TearingProblem& problem, std::vector<double> coefficients, std::vector<double> pivots,
                 Tearing& tearing) {
  Growth(problem, std::move(coefficients), std::move(pivots), tearing).limit();
}

}  // namespace armature::structure
