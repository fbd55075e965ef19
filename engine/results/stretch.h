// What is measured of a curve between two instants: its extremes, means, period, and how it steps.
#pragma once
#include <optional>

#include "engine/base/cancel.h"
#include "engine/results/store.h"

namespace armature::results {

struct StretchFigures {
  double from = 0, to = 0;     // [s]; within the run
  double first = 0, last = 0;  // at both ends
  double smallest = 0, largest = 0, smallestAt = 0, largestAt = 0;
  double mean = 0, rms = 0, integral = 0;  // of straight lines between rows
  // Between upward passages of the middle of smallest and largest, of which there are two at least.
  std::optional<double> period;
  // Of a step from `first` to `last`, where the curve does go from one to the other: from a tenth to nine tenths of
  // the way, when it stays within 2 % of the way for good (from `from` on), and how far it goes beyond [of the way].
  std::optional<double> riseTime, settlingTime, overshoot;

  // [per s]
  double slope() const { return to > from ? (last - first) / (to - from) : 0; }
};

// Nothing where the run has no two rows there, or values that are no numbers, or when it is cancelled. Linear in the
// rows between.
std::optional<StretchFigures> stretchOf(const Store& store, const Column& column, double from, double to,
                                        const CancelToken* cancel = nullptr);

}  // namespace armature::results
