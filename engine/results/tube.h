// Whether a run stays near another one: within a tube about its curve, as wide in time as it is high in values.
#pragma once
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/results/store.h"

namespace armature::results {

// About each point of a curve a rectangle; the tube is what these cover. A jump of the curve that comes a little
// earlier or later is inside, which a band of values alone would never say.
struct Tube {
  double height = 0;  // half of a rectangle's, in the unit of the values
  double width = 0;   // half of it in time [s]
  bool operator==(const Tube&) const = default;
};

// With `share` of the range of the curve's values, and of its time, as halves. A curve that never changes has `share`
// of its value.
Tube tubeAbout(const Store& reference, const Column& column, double share);

// Smallest and largest value of the tube at the times [from, to] [s]; not numbers beyond the ends of the curve.
// Logarithmic in the number of rows.
std::pair<double, double> boundsOf(const Tube& tube, const Store& reference, const Column& column, double from,
                                   double to);

struct Stretch {
  double from = 0, to = 0;  // [s]
};

// Where a curve is outside of the tube about another, over the time that both have: at the rows of either, those that
// follow each other joined; no more than `most` stretches. A value that is no number is outside. Empty where it is
// cancelled. Linear in the rows of both.
std::vector<Stretch> outsideOf(const Tube& tube, const Store& reference, const Column& referenceColumn,
                               const Store& run, const Column& column, size_t most,
                               const CancelToken* cancel = nullptr);

}  // namespace armature::results
