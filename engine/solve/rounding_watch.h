// How much of the values rounding has made. A point is evaluated once more with all arithmetic rounded up, and once
// with all of it rounded down: what differs between the two hangs on digits that nobody has given. It does where a
// system is solved by dividing by a coefficient that has become next to nothing on the way, or where large numbers
// cancel. Kahan, How futile are mindless assessments of roundoff in floating-point computation?, 2006 (section "rerun
// in all rounding modes"); the random roundings of Vignes, A stochastic arithmetic for reliable scientific computation,
// Math. Comput. Simulation 35, 1993, would need no more than these two.
#pragma once
#include <cfenv>
#include <functional>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/solve/machine.h"

namespace armature::solve {

// All arithmetic is rounded in a direction (FE_UPWARD, FE_DOWNWARD) while it lives, and to the nearest again after it.
class DirectedRounding {
 public:
  explicit DirectedRounding(int direction) { std::fesetround(direction); }
  ~DirectedRounding() { std::fesetround(FE_TONEAREST); }
  DirectedRounding(const DirectedRounding&) = delete;
  DirectedRounding& operator=(const DirectedRounding&) = delete;
};

class RoundingWatch {
 public:
  // `tolerance`: relative, of the integration: less than it is nobody's concern. `span`: how long the run is [s].
  RoundingWatch(Machine& machine, double tolerance, double span);

  // Whether looking costs little beside the evaluations of the model that the run has needed so far, for its steps and
  // for its results.
  bool isDue(uint64_t evaluations, uint64_t rows) const {
    return evaluations >= kEvaluations * looks_ || rows >= kRows * looks_;
  }
  // At a point of time t [s] whose values the machine holds; `evaluate` evaluates it. They stay as they are. Tells of
  // values that rounding has made twice in a row, once: the angle of a phasor of length zero is anybody's guess, too,
  // but nothing hangs on it for long.
  void look(double t, const std::function<bool()>& evaluate, Diagnostics& diagnostics);

 private:
  struct Suspect {
    size_t variable = 0;
    double share = 0;  // of the size of its kind
  };

  static constexpr uint64_t kEvaluations = 200, kRows = 40;  // for each look, which takes three evaluations
  bool evaluateRounded(int mode, const std::function<bool()>& evaluate, std::vector<double>& values);
  void noteSizes();
  double sizeOf(size_t variable) const;
  std::vector<Suspect> suspects();
  void tell(double t, const std::vector<Suspect>& suspects, Diagnostics& diagnostics);

  Machine& machine_;
  double tolerance_, span_;
  std::vector<double> here_, up_, down_;
  std::vector<size_t> looked_;          // variables that are looked at: of many parameters a run has few others
  std::vector<uint32_t> kinds_;         // (variables): those of one unit are of one kind
  std::vector<double> sizes_;           // (kinds) the largest so far
  std::vector<uint32_t> kindOf_;        // (slots) of what is looked at
  std::vector<program::Slot> stateOf_;  // (slots) whose derivative it is, else none
  std::vector<char> wasSuspect_;        // (variables) at the look before
  uint64_t looks_ = 0;
  bool hasTold_ = false;
};

}  // namespace armature::solve
