#include "engine/structure/pivot_growth.h"

#include <algorithm>
#include <cmath>

namespace armature::structure {
namespace {

constexpr int kSweeps = 40;
constexpr double kTiny = 1e-14;
constexpr double kBehindCut = 1;

// Divides rows and columns by factors that bring all entries as near to one as they can be, in the mean of their
// logarithms: by turns the mean of each row and of each column.
void equilibrate(const Incidence& graph, std::vector<double>& values) {
  std::vector<double> row(graph.rows(), 0), column(graph.columns, 0), sums(graph.columns), logs(values.size(), 0);
  std::vector<uint32_t> counts(graph.columns, 0);
  for (size_t k = 0; k < values.size(); ++k) {
    if (values[k] == 0) continue;
    logs[k] = std::log(std::fabs(values[k]));
    ++counts[graph.index[k]];
  }
  const auto isThere = [&](uint32_t k) { return values[k] != 0; };
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    std::fill(sums.begin(), sums.end(), 0);
    for (uint32_t r = 0; r < graph.rows(); ++r) {
      double sum = 0, count = 0;
      for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
        if (isThere(k)) sum += logs[k] - column[graph.index[k]], ++count;
      row[r] = count > 0 ? sum / count : 0;
      for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
        if (isThere(k)) sums[graph.index[k]] += logs[k] - row[r];
    }
    for (uint32_t c = 0; c < graph.columns; ++c) column[c] = counts[c] > 0 ? sums[c] / counts[c] : 0;
  }
  for (uint32_t r = 0; r < graph.rows(); ++r)
    for (uint32_t k = graph.start[r]; k < graph.start[r + 1]; ++k)
      if (isThere(k)) values[k] = std::copysign(std::exp(logs[k] - row[r] - column[graph.index[k]]), values[k]);
}

// How an inner variable depends on the tearing unknowns: their places in Tearing::columns, and the coefficients.
using Influence = std::vector<std::pair<uint32_t, double>>;

class Growth {
 public:
  Growth(const TearingProblem& problem, std::vector<double> values, std::vector<double> pivots, double most,
         Tearing& tearing)
      : graph_(problem.graph),
        values_(std::move(values)),
        pivots_(std::move(pivots)),
        most_(most),
        tearing_(tearing),
        influences_(graph_.columns) {
    dropTiny();
    // What a pivot is of the coefficient does not change with the scale.
    for (size_t k = 0; k < values_.size(); ++k) pivots_[k] = values_[k] != 0 ? pivots_[k] / values_[k] : 1;
    equilibrate(graph_, values_);
    for (size_t k = 0; k < values_.size(); ++k) pivots_[k] *= values_[k];
  }

  void limit() {
    for (uint32_t k = 0; k < tearing_.columns.size(); ++k) influences_[tearing_.columns[k]] = {{k, 1.0}};
    std::vector<std::pair<uint32_t, uint32_t>> kept;
    for (const auto& [row, column] : tearing_.assignments) {
      Influence influence = of(row, column);
      const bool isTooLarge = isTinyPivot(row, column) || grows(influence);
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
      isTooLarge = isTooLarge || std::fabs(coefficient) > (isLeft_[torn] ? kBehindCut : most_);
      if (std::fabs(coefficient) > most_) isLeft_[torn] = 1;
    }
    return isTooLarge;
  }

  // What is not known, or next to nothing beside others of its row, would tell the wrong size of its column. Nothing
  // can be divided by the latter: rounding of the others would be all that there is.
  void dropTiny() {
    isTiny_.resize(values_.size(), 0);
    for (uint32_t r = 0; r < graph_.rows(); ++r) {
      double largest = 0;
      for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k) {
        if (!std::isfinite(values_[k])) values_[k] = 0;
        largest = std::max(largest, std::fabs(values_[k]));
      }
      for (uint32_t k = graph_.start[r]; k < graph_.start[r + 1]; ++k) {
        if (std::fabs(values_[k]) >= kTiny * largest) continue;
        isTiny_[k] = values_[k] != 0;
        values_[k] = 0;
      }
    }
  }

  bool isTinyPivot(uint32_t row, uint32_t column) const {
    for (uint32_t k = graph_.start[row]; k < graph_.start[row + 1]; ++k)
      if (graph_.index[k] == column) return isTiny_[k] != 0;
    return false;
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
  double most_;
  Tearing& tearing_;
  std::vector<uint8_t> isTiny_;        // (entries)
  std::vector<Influence> influences_;  // per column
  std::vector<double> sums_;
  std::vector<uint32_t> touched_;
  std::vector<uint8_t> isLeft_;  // per tearing unknown: something has grown too large with it
};

}  // namespace

void limitGrowth(const TearingProblem& problem, std::vector<double> coefficients, std::vector<double> pivots,
                 double most, Tearing& tearing) {
  Growth(problem, std::move(coefficients), std::move(pivots), most, tearing).limit();
}

}  // namespace armature::structure
