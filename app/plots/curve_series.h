// One series of a run as plots read it: values in the shown unit, and the smallest and largest of any stretch of rows
// at a cost that hardly hangs on its length. What it keeps of a run does not grow with that.
#pragma once
#include <memory>
#include <vector>

#include "app/look/display_unit.h"
#include "app/plots/curve_shape.h"
#include "app/run/run_control.h"

namespace armature::app {

class CurveSeries {
 public:
  // Of a column of the store, which may still grow.
  CurveSeries(StorePtr store, int64_t column, const DisplayUnit& shown);

  const StorePtr& storage() const { return store_; }
  const results::Store& store() const { return *store_; }
  const results::Column& column() const { return column_; }
  const DisplayUnit& shown() const { return shown_; }
  bool isConstant() const { return column_.isConstant; }
  // In the shown unit.
  double value(uint64_t row) const { return shown_.shown(store_->value(column_, row)); }
  double constant() const { return shown_.shown(store_->value(column_, 0)); }
  // Of the rows [begin, end), in the shown unit.
  ValueRange range(uint64_t begin, uint64_t end) const;
  // Takes in the rows that have come since the last time.
  void update();

  // Into the parts of the columns the groups that are known here, without the store being asked.
  void addKnown(const ColumnRows& columns, std::vector<PartValues>& parts) const;
  // As well as it is known here, whatever the columns.
  std::vector<ValueRange> roughStretches(const ColumnRows& columns) const;

 private:
  // As range(), of groups of a level, in the model's unit.
  ValueRange groups(size_t level, uint64_t begin, uint64_t end) const;
  uint32_t bitsOf(size_t level) const;

  StorePtr store_;
  const results::Column& column_;
  DisplayUnit shown_;
  // Of groups of 2^bits_ rows, and of four groups of the level below. Of a run that grows the first one is dropped when
  // it has become too long.
  uint32_t bits_ = 0;
  std::vector<std::vector<results::Extent>> levels_;
};

}  // namespace armature::app
