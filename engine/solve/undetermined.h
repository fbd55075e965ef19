// Linear systems that have been solved although their solution is not unique: the user is told which variables any
// value would suit, and which was taken.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class Undetermined {
 public:
  explicit Undetermined(Machine& machine);

  // Looks at every system as it was last solved; to be called at points that the run keeps, of time t [s]. Each set of
  // unknowns is told once: as a warning, or where it is due to the present switching states (brakes that hold each
  // other share their load in no unique way) as a note; not at all where such a state concerns the start alone.
  void look(double t, Diagnostics& diagnostics);

 private:
  void markRun(const program::Section& section);

  Machine& machine_;
  std::vector<char> isOfRun_;  // per linear system: not of the initialization alone
  std::set<std::vector<program::Slot>> told_;
};

}  // namespace armature::solve
