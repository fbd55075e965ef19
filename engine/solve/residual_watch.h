// Whether what Newton's method has ended with is a solution. It ends where a step changes no unknown any more. That is
// not the same where a function loses all digits of one: log(1 + i/Is) goes in steps of a tenth where i is nearly -Is.
// What is left of the residuals there is measured by their terms.
#pragma once
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class ResidualWatch {
 public:
  // Of the systems of these sections. `tolerance`: relative, of the integration.
  ResidualWatch(Machine& machine, std::vector<const program::Section*> sections, double tolerance);

  // At a point of time t [s] that the machine has evaluated. Tells of each system once.
  void look(double t, Diagnostics& diagnostics);

 private:
  struct System {
    uint32_t index = 0;              // of Program::nonlinear
    std::vector<double> sizes = {};  // (size) of the terms, the largest so far
    bool hasTold = false;
  };

  void look(System& system, double t, Diagnostics& diagnostics);
  void tell(const program::NonlinearSystem& system, size_t row, double size, double t, Diagnostics& diagnostics);

  Machine& machine_;
  double tolerance_;
  std::vector<System> systems_;
};

}  // namespace armature::solve
