// A curve of a run for a picture that is some dozen pixels wide: as many points as can be told apart there, found
// through the store's summary, so that it costs what it is wide and not what the run is long.
#pragma once
#include <QPolygonF>
#include <cstdint>
#include <vector>

#include "engine/results/store.h"

namespace armature::app {

// The rows that begin each column of such a picture; shared by all curves of one store that are as wide.
class SparkColumns {
 public:
  // `count` columns of equal width over [from, to] [s]. Where rows are many a column begins at a row near its border
  // that begins a summary, too.
  void place(const results::Store& store, double from, double to, int count);
  int count() const { return static_cast<int>(rows_.size()) - 1; }
  // The rows of a column are [row(c), row(c + 1)).
  uint64_t row(int column) const { return rows_[static_cast<size_t>(column)]; }
  // Where a time lies [columns].
  double columnOf(double time) const { return (time - from_) / (to_ - from_) * count(); }

 private:
  const results::Store* store_ = nullptr;
  double from_ = 0, to_ = 0;
  uint64_t storeRows_ = 0;
  std::vector<uint64_t> rows_{0};
};

// The points of a curve: columns across, values in the unit of the model upwards. `isStepped`: a value holds until the
// next row.
QPolygonF sparkCurve(const results::Store& store, const results::Column& column, const SparkColumns& columns,
                     bool isStepped);

}  // namespace armature::app
