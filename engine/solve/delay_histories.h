// The histories of delayed expressions during a run: their present values are taken in at accepted points, and a jump
// that has gone in comes back after its delay as an instant to stop at.
#pragma once
#include <functional>
#include <queue>
#include <vector>

#include "engine/solve/machine.h"
#include "engine/solve/run.h"

namespace armature::solve {

class DelayHistories {
 public:
  DelayHistories(Machine& machine, const Settings& settings) : machine_(machine), settings_(settings) {}

  // Takes the delayed expressions' present values in as those of time t [s]: an instant may be evaluated a little later
  // than it is, and its two limits belong to one time.
  void accept(double t);
  // Which limit a delayed jump has at its own instant.
  void setSide(bool isFromLeft);
  // After an event: notes when the jumps come back that have just gone in.
  void scheduleJumps();
  // The next such instant [s], infinite when there is none.
  double nextJump() const;
  // Those up to t [s] are over.
  void takeJumps(double t);

 private:
  Machine& machine_;
  const Settings& settings_;
  std::priority_queue<double, std::vector<double>, std::greater<>> jumps_;  // instants [s]
};

}  // namespace armature::solve
