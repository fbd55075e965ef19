// The spatial distributions during a run: what enters is taken in at accepted points.
#pragma once
#include <functional>
#include <vector>

#include "engine/solve/history_bumps.h"
#include "engine/solve/machine.h"
#include "engine/solve/run.h"

namespace armature::solve {

class TransportHistories {
 public:
  TransportHistories(Machine& machine, const Settings& settings)
      : machine_(machine), settings_(settings), bumps_(settings) {}

  bool isEmpty() const { return machine_.program().transports.empty(); }
  // The initial distributions, at the present position; after initialization.
  void begin();
  // By how many lengths of its pipe the fastest has moved since the program had these values.
  double moved(const std::vector<double>& before) const;
  // The part of a step [s], from where the program had these values, that may be made so that its end shows the bumps
  // of what leaves meanwhile.
  double shown(double step, const std::vector<double>& before);
  // The time of the last point taken in [s].
  double last() const { return last_; }
  // Takes in what has entered since the last point, from `begin` [s] on, where a parabola through three points does not
  // follow it; `evaluate` puts a time of the last step into the machine, false where that fails. Whether the machine is
  // elsewhere now than at the present point, which is not taken in yet.
  using Evaluate = std::function<bool(double)>;
  bool refine(double begin, const Evaluate& evaluate);
  // Takes in what enters at the present point, which comes after those taken in before.
  void accept();
  // The same for the second limit of the instant taken in last.
  void change();

 private:
  using Inflows = std::vector<double>;  // (transports) what enters at the end where something does
  void read(Inflows& inflows) const;
  bool follows(const Inflows& left, const Inflows& first, const Inflows& middle, const Inflows& last,
               const Inflows& right);
  void refine(double begin, const Inflows& left, double end, const Inflows& right, size_t depth,
              const Evaluate& evaluate);

  Machine& machine_;
  const Settings& settings_;
  double last_ = 0;  // [s] of the last point taken in
  HistoryBumps bumps_;
  std::vector<double> from_, to_;  // positions
  int looks_ = 0;                  // that are left to the last step
  std::vector<double> largest_;    // (transports) magnitudes up to now
  struct Level {
    Inflows first, middle, last;
  };
  std::vector<Level> levels_;    // of halving
  Inflows left_, right_;         // at the ends of what is refined
  std::vector<char> isForward_;  // (transports) the position grows within the step
};

}  // namespace armature::solve
