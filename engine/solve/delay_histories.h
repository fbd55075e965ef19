// The histories of delayed expressions during a run: their present values are taken in at accepted points and, where
// the curve between those is not what a polynomial through them says, within the steps as well. A jump that has gone in
// comes back after its delay as an instant to stop at.
#pragma once
#include <functional>
#include <optional>
#include <queue>
#include <vector>

#include "engine/solve/machine.h"
#include "engine/solve/run.h"

namespace armature::solve {

class DelayHistories {
 public:
  DelayHistories(Machine& machine, const Settings& settings);

  // Takes the delayed expressions' present values in as those of time t [s]: an instant may be evaluated a little later
  // than it is, and its two limits belong to one time.
  void accept(double t);
  // Evaluates the model at a time [s] within the last step; false when that is not possible.
  using Evaluate = std::function<bool(double)>;
  // Halves what lies between the last two points, but nothing before `begin` [s], as long as the histories differ from
  // the model in between by more than the tolerance. Whether the model has been evaluated: its values are those of
  // another time then.
  bool refine(double begin, const Evaluate& evaluate);
  // Which limit a delayed jump has at its own instant.
  void setSide(bool isFromLeft);
  // After an event: notes when the jumps come back that have just gone in.
  void scheduleJumps();
  // The next such instant [s], infinite when there is none.
  double nextJump() const;
  // Those up to t [s] are over.
  void takeJumps(double t);

 private:
  std::optional<bool> follows(double begin, double time, double end, const Evaluate& evaluate);
  void refine(double begin, double end, int depth, const Evaluate& evaluate);

  Machine& machine_;
  const Settings& settings_;
  int looks_;                                                               // that are left to the last step
  std::vector<double> largest_;                                             // (sources) magnitudes up to now
  double previous_ = 0, last_ = 0;                                          // points taken in [s]
  std::priority_queue<double, std::vector<double>, std::greater<>> jumps_;  // instants [s]
};

}  // namespace armature::solve
