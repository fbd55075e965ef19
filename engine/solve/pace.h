// Holds a run back to so many simulated seconds per real one, as Control::pace asks for at the moment.
#pragma once
#include <chrono>

#include "engine/solve/control.h"

namespace armature::solve {

class Pace {
 public:
  explicit Pace(const Control& control) : control_(control) {}

  // The clock starts at this simulated time [s].
  void begin(double t);
  // After a pause: the clock starts anew with the next wait.
  void beginAnew() { pace_ = -1; }
  // Waits until the simulated time t is due; `reached` is the one that a new pace counts from [s]. False when the run
  // was cancelled meanwhile.
  bool waitFor(double t, double reached);

 private:
  const Control& control_;
  std::chrono::steady_clock::time_point began_;
  double time_ = 0, pace_ = 0;
};

}  // namespace armature::solve
