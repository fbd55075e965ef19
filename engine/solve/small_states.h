// States that stay below what the tolerance of a run resolves. The error of a step is measured by tolerance × |x| plus
// an absolute share of the nominal value; of a state that is smaller than that share nobody asks anything, and an
// implicit method damps even what grows. Hindmarsh et al., SUNDIALS, ACM Trans. Math. Softw. 31, 2005 (weighted norm of
// the error).
#pragma once
#include <utility>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class SmallStates {
 public:
  // `tolerances`: absolute, of the states of the program; none where the run has no tolerance.
  SmallStates(Machine& machine, std::vector<double> tolerances)
      : machine_(machine), tolerances_(std::move(tolerances)) {}

  // At a result point, whose values the machine holds. The first decides which states are looked at: those that begin
  // small, but not so small as what rounding leaves of zero.
  void look();
  // At the end of the run: the states that have changed and have always stayed small, in one warning.
  void tell(Diagnostics& diagnostics) const;

 private:
  struct Small {
    size_t state = 0;
    double start = 0;
    double largest = 0;  // magnitude so far
    bool hasChanged = false;
  };

  Machine& machine_;
  const std::vector<double> tolerances_;
  std::vector<Small> small_;
  bool hasBegun_ = false;
};

}  // namespace armature::solve
