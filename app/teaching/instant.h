// One instant of a run: every number of one picture is read here, so that a run that goes on meanwhile cannot put two
// instants into it.
#pragma once
#include "app/run/run_control.h"

namespace armature::app {

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
  // "−3.2 N·m"; what is below `largest` by far is zero.
  QString text(int64_t column, double largest) const;

 private:
  StorePtr store_;
  double time_ = 0;
  uint64_t newest_ = 0;  // the last row when this was made
  bool isNewest_ = false;
};

}  // namespace armature::app
