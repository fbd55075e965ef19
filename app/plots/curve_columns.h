// Which rows of a store lie behind each column of pixels of a picture over time, and in groups of how many rows they
// are read: so many that a column has a handful of groups, whatever the length of the run.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "app/run/run_control.h"

namespace armature::app {

// Columns [begin, end), whose rows are read in groups of 2^bits; row by row where `bits` is 0.
struct ColumnPart {
  int begin = 0, end = 0;
  uint32_t bits = 0;
  uint64_t group() const { return uint64_t{1} << bits; }
};

class ColumnRows {
 public:
  struct Kind {
    int count = 1;               // columns of equal width
    bool isLogarithmic = false;  // of equal width on a logarithmic axis, whose ends are both above zero
    uint64_t leastGroups = 4;    // in a column: its borders are off by half a group at most
    bool operator==(const Kind&) const = default;
  };
  // Columns over [from, to] [s], of the rows that there are now; `before` itself where that is the same.
  static std::shared_ptr<const ColumnRows> place(std::shared_ptr<const ColumnRows> before, const StorePtr& store,
                                                 double from, double to, const Kind& kind);

  const StorePtr& store() const { return store_; }
  uint64_t storeRows() const { return storeRows_; }
  int count() const { return static_cast<int>(rows_.size()) - 1; }
  // The rows of a column are [row(c), row(c + 1)); row(count()) is the end of the last one. Where rows are read in
  // groups a column begins with the group next to its border.
  uint64_t row(int column) const { return rows_[static_cast<size_t>(column)]; }
  // All columns, from left to right.
  const std::vector<ColumnPart>& parts() const { return parts_; }
  // Where the border before a column lies between the row before it and the one with which it begins, 0 … 1; negative
  // where that is not known to the row, not a number beyond the run.
  double share(int column) const { return shares_[static_cast<size_t>(column)]; }
  double time(int column) const {
    const double share = static_cast<double>(column) / std::max(1, count());
    return kind_.isLogarithmic ? from_ * std::pow(to_ / from_, share) : from_ + (to_ - from_) * share;
  }
  // Where a time lies [columns].
  double columnOf(double time) const {
    const double share =
        kind_.isLogarithmic ? std::log(time / from_) / std::log(to_ / from_) : (time - from_) / (to_ - from_);
    return share * count();
  }

 private:
  void findRows();
  void split(int begin, int end);
  void snap();
  void findShares();

  StorePtr store_;
  double from_ = 0, to_ = 0;
  uint64_t storeRows_ = 0;
  Kind kind_;
  std::vector<uint64_t> rows_{0};
  std::vector<double> shares_;
  std::vector<ColumnPart> parts_;
};

}  // namespace armature::app
