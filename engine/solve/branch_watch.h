// Where a nonlinear system goes over from one of its solutions to another one: told once for each unknown. Nothing of a
// model's text says that it is going to happen, and what follows hangs on which of them is found.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class BranchWatch {
 public:
  explicit BranchWatch(Machine& machine) : machine_(machine) {}
  // The unknowns as they are now belong to the solution that has been followed.
  void begin() { before_ = machine_.values(); }
  // Whether the machine has evaluated a point of another solution.
  bool hasJumped() const { return farthest().share > kLeast; }
  // At a point of time t [s] that the machine has evaluated, next to that of begin(). `severity`: a warning where the
  // run could not have gone on otherwise; a note where the solver has found the other one by itself, as it does of a
  // comparator with hysteresis.
  void look(double t, Severity severity, Diagnostics& diagnostics);

 private:
  struct Jump {
    const program::NonlinearSystem* system = nullptr;
    size_t unknown = 0;
    double share = 0;  // of the larger of its values
  };
  // More than rounding and a step of the solution make of it.
  static constexpr double kLeast = 0.01;
  Jump farthest() const;
  Jump jumpOf(const program::NonlinearSystem& system) const;
  Diagnostic message(const Jump& jump, double t) const;

  Machine& machine_;
  std::vector<double> before_;
  std::set<std::string> told_;  // names
};

}  // namespace armature::solve
