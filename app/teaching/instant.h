// One instant of a run: every number of one picture is read here, so that a run that goes on meanwhile cannot put two
// instants into it.
#pragma once
#include "app/look/display_unit.h"
#include "app/run/run_control.h"

namespace armature::app {

// How the values of a column are written: what does not depend on the value is worked out once.
class ColumnText {
 public:
  ColumnText() = default;
  explicit ColumnText(const results::Column& column);
  // "−3.2 N·m", three digits; what is below `largest` by far is zero.
  QString operator()(double value, double largest) const;

 private:
  enum class Kind { number, boolean, logic } kind_ = Kind::number;
  DisplayUnit shown_;
  QString behind_;  // the unit with its space
};

class Instant {
 public:
  Instant() = default;
  // `time` [s] is taken back to the last row that there is.
  Instant(StorePtr store, double time);

  bool isEmpty() const { return !store_; }
  const StorePtr& store() const { return store_; }
  double time() const { return time_; }
  // Value of a column, not a number where there is none (−1) or nothing has been written yet.
  double value(int64_t column) const;
  // `isTurned`: with the other sign, as glasses show it.
  QString text(int64_t column, double largest, bool isTurned = false) const;

 private:
  StorePtr store_;
  double time_ = 0;
  uint64_t newest_ = 0;  // the last row when this was made
  bool isNewest_ = false;
};

// The largest magnitude of a column over all of its store, 0 where it has no numbers.
double largestOf(const results::Store& store, int64_t column);

}  // namespace armature::app
