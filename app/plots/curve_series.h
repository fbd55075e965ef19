// One series of a run as plots read it: values in the shown unit, and the smallest and largest of any stretch of rows
// at a cost that hardly hangs on its length.
#pragma once
#include <cmath>
#include <vector>

#include "app/look/display_unit.h"
#include "app/run/run_control.h"

namespace armature::app {

struct ValueRange {
  double low = HUGE_VAL, high = -HUGE_VAL;
  bool isEmpty() const { return !(low <= high); }
  // A value that is not a number leaves it as it is.
  void take(double value) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
};

class CurveSeries {
 public:
  // Of a column of the store, which may still grow.
  CurveSeries(StorePtr store, int64_t column, const DisplayUnit& shown);

  const results::Store& store() const { return *store_; }
  bool isConstant() const { return column_.isConstant; }
  // In the shown unit.
  double value(uint64_t row) const { return shown_.shown(store_->value(column_, row)); }
  // A value near a row, as good as its own where many rows share a pixel: what is in the file need not be read for it.
  double valueNear(uint64_t row) const;
  double constant() const { return shown_.shown(store_->value(column_, 0)); }
  // Of the rows [begin, end), in the shown unit. Rows from rowsSeen() on are read one by one.
  ValueRange range(uint64_t begin, uint64_t end) const;
  // Takes in the rows that have come since the last time.
  void update();
  uint64_t rowsSeen() const { return rows_; }

 private:
  ValueRange read(uint64_t begin, uint64_t end) const;
  // As range(), of groups of a level.
  ValueRange groups(size_t level, uint64_t begin, uint64_t end) const;

  StorePtr store_;
  const results::Column& column_;
  DisplayUnit shown_;
  uint64_t rows_ = 0;
  // Smallest and largest of kGroup rows, and of kGroup groups of the level below; in the model's unit.
  std::vector<std::vector<ValueRange>> levels_;
};

}  // namespace armature::app
