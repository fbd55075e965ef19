// Holds a run still while it is paused, and lets it go step by step: to its next result point, or past its next event,
// as Control::pointSteps and eventSteps ask for, or to a time (goTo). What is computed does not depend on it.
#pragma once
#include "engine/solve/control.h"

namespace armature::solve {

class Halt {
 public:
  explicit Halt(const Control& control) : control_(control) {}

  // A result point has been recorded; an event is over (which is a result point as well). `at` is its time [s].
  void atPoint(double at);
  void atEvent(double at);
  // Waits while the run, which has come to `at` [s], is paused and neither a step is due nor the time that it is to go
  // to at once is reached. False when it was cancelled meanwhile.
  bool wait(double at);
  // The run is another one from now on: nothing has been asked of it yet.
  void beginAnew();
  // Whether wait() has held the run since the last question.
  bool hasWaited();

 private:
  bool mayGoOn(double at);

  const Control& control_;
  uint32_t points_ = 0, events_ = 0;  // steps that have been made
  bool hasWaited_ = false;
};

}  // namespace armature::solve
