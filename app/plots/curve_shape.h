// What a picture of a curve needs of its values: from the smallest to the largest in each column. Made of the store's
// summaries, or of the rows where there are few; what has been read stays for the next picture, of which most is the
// same. Any thread may make one.
#pragma once
#include <memory>
#include <vector>

#include "app/plots/curve_columns.h"
#include "engine/base/cancel.h"

namespace armature::app {

struct ValueRange {
  double low = HUGE_VAL, high = -HUGE_VAL;
  bool isEmpty() const { return !(low <= high); }
  // A value that is not a number leaves it as it is.
  void take(double value) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  // Of groups that have no value, too.
  void take(const results::Extent& extent) {
    if (extent.low < low) low = extent.low;
    if (extent.high > high) high = extent.high;
  }
};

// Values behind one part of the columns, in the model's unit.
struct PartValues {
  uint32_t bits = 0;
  uint64_t first = 0;                   // group, or row
  std::vector<results::Extent> groups;  // of 2^bits rows
  std::vector<double> values;           // of rows, from one before to one behind the part, where bits is 0
  ValueRange head, tail;                // rows before and behind the groups
  bool areKnown = false;                // the groups are there already
};

struct CurveShape {
  std::shared_ptr<const ColumnRows> columns;
  bool isStepped = false;
  std::vector<PartValues> parts;
  std::vector<ValueRange> stretches;  // by column, in the model's unit; empty where there is no line
};

// What the parts of a picture before know for the parts of `columns`.
std::vector<PartValues> partsFor(const ColumnRows& columns, std::vector<PartValues> before);

// The values for `columns`. `parts`: what is known of them, as partsFor() makes it, or nothing. Null where it has been
// cancelled.
std::shared_ptr<CurveShape> shapeOf(const std::shared_ptr<const ColumnRows>& columns, const results::Column& column,
                                    bool isStepped, std::vector<PartValues> parts, const CancelToken& stop);

}  // namespace armature::app
