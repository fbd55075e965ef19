// Relations whose root functions may go through zero and back, many times, within a step that the states allow: a sine
// of an angle that turns at constant speed (the integrator sees nothing but a straight line), |x - c| < ε. Their values
// at the last points say nothing of that (see PairWatch for those of which they do), so they are looked at within the
// step. What a call gives is not followed: how far tables may be passed bounds the steps (AskedObjects); a function of
// the model with waves or corners of its own is seen at the ends of the steps alone.
#pragma once
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/solve/time_slice.h"

namespace armature::solve {

class HiddenCrossings {
 public:
  // Finds the functions that need it among these, which `section` gives after the derivatives, in these slots; those
  // of time alone are left to TimeRoots. `isSpare`: at little cost, time counts like a state, and what a step turns a
  // little has to have corners of its own (|x|, the larger of two) to be looked at. The program must outlive it.
  HiddenCrossings(const program::Program& program, const program::Section& section,
                  const std::vector<program::Slot>& functions, bool isSpare = false);

  bool isEmpty() const { return watched_.empty(); }
  // The functions have jumped.
  void restart() {
    turnedAt_ = NAN;
    rates_.clear();
  }
  // Root functions at a time within the last step, whose values the program has then; false where there are none.
  using Evaluate = std::function<bool(double, std::vector<double>&)>;
  // After a step from `begin` to `end` [s] with these root functions at its ends: a time within it at which a watched
  // one is beyond zero, if there is one. `v` are the program's values; those at `end` where `isSpare`.
  std::optional<double> find(double begin, double end, const std::vector<double>& atBegin,
                             const std::vector<double>& atEnd, const double* v, const Evaluate& evaluate);

 private:
  // Pieces of the step in none of which a wave turns so far that its crossings would not be seen; 0: it cannot be told.
  size_t piecesOf(double begin, double end, const double* v, const Evaluate& evaluate);
  bool mayReach(double begin, double end, const std::vector<double>& atBegin, const std::vector<double>& atEnd);
  std::optional<double> within(double left, double right, size_t level, const Evaluate& evaluate);
  bool isBeyond(const std::vector<double>& roots) const;

  std::vector<size_t> watched_;       // positions among the functions
  std::unique_ptr<TimeSlice> slice_;  // of the phases; null where there are none
  bool isSpare_ = false, hasCorners_ = false;
  std::vector<TimeSlice::Cone> phases_;      // of the waves in the watched ones
  std::vector<double> atBegin_;              // root functions
  std::vector<double> rates_;                // (watched) [1/s] their changes in the last steps; empty: not known
  std::vector<double> turned_, turnedTo_;    // phases [rad] before and after the step
  double turnedAt_ = NAN;                    // where the last step has ended [s]
  std::vector<std::vector<double>> levels_;  // root functions at the right end of the interval of each level
};

}  // namespace armature::solve
