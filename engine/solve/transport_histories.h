// The spatial distributions during a run: what enters is taken in at accepted points.
#pragma once
#include <vector>

#include "engine/solve/machine.h"
#include "engine/solve/run.h"

namespace armature::solve {

class TransportHistories {
 public:
  TransportHistories(Machine& machine, const Settings& settings) : machine_(machine), settings_(settings) {}

  bool isEmpty() const { return machine_.program().transports.empty(); }
  // The initial distributions, at the present position; after initialization.
  void begin();
  // By how many lengths of its pipe the fastest has moved since the program had these values.
  double moved(const std::vector<double>& before) const;
  // Takes in what enters at the present point, which comes after those taken in before.
  void accept();
  // The same for the second limit of the instant taken in last.
  void change();

 private:
  Machine& machine_;
  const Settings& settings_;
};

}  // namespace armature::solve
