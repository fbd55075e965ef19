// Holds a run still while it is paused, and lets it go step by step: to its next result point, or past its next event,
// as Control::pointSteps and eventSteps ask for. What is computed does not depend on it.
#pragma once
#include "engine/solve/run.h"

namespace armature::solve {

class Halt {
 public:
  explicit Halt(const Control& control) : control_(control) {}

  // A result point has been recorded; an event is over (which is a result point as well).
  void atPoint();
  void atEvent();
  // Waits while the run is paused and no step is due. False when it was cancelled meanwhile.
  bool wait();
  // Whether wait() has held the run since the last question.
  bool hasWaited();

 private:
  bool mayGoOn();

  const Control& control_;
  uint32_t points_ = 0, events_ = 0;  // steps that have been made
  bool hasWaited_ = false;
};

}  // namespace armature::solve
