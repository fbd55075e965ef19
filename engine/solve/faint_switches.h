// Relations about whose border only rounding goes to and fro, as a controller at rest does about its limit: either
// value is as good (Kahan, see RoundingWatch). Between continuous terms alone (smooth, semiLinear) it may be what the
// solvers leave of zero as well, as flows do in a plant that stands still: no value jumps with those, so that a little
// beyond the border either formula holds. After some switches that were no more than that, a relation switches only
// where the quantity has left a width about its border; what moves further is found as before.
#pragma once
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/program/program.h"

namespace armature::solve {

class FaintSwitches {
 public:
  // `searched`: the relations that have root functions, by index; `span`: how long the run is [s].
  // Program and list must outlive it.
  FaintSwitches(const program::Program& program, const std::vector<uint32_t>& searched, double span);

  // Root functions after a step.
  void noteStep(const std::vector<double>& roots);
  // How far apart the root functions at the present point are, all arithmetic rounded up and all of it rounded down;
  // empty where that cannot be told.
  using Spread = std::function<std::vector<double>()>;
  // After a step that has ended at t [s] at roots of these signs. `spread` is asked when something might be rounding;
  // what is no more is told, once.
  void noteRoots(double t, const std::vector<int>& directions, const Spread& spread, Diagnostics& diagnostics);
  // The width about the border of a searched relation, by its place; 0 for those that switch where they should.
  double width(size_t k) const { return watches_[k].width; }
  // By how much its root function is moved from now on.
  void noteShift(size_t k, double shift) { watches_[k].shift = shift; }

 private:
  struct Watch {
    bool isSmooth = false;
    double most = 0;     // the width may become no larger
    double largest = 0;  // since the last switch
    double width = 0, shift = 0;
    uint32_t faint = 0;  // switches in a row that were no more
    double last = 0;     // [s] when it has switched
  };
  void tell(size_t k, double t, Diagnostics& diagnostics) const;

  const program::Program& program_;
  const std::vector<uint32_t>& searched_;
  std::vector<Watch> watches_;  // per searched relation
  double leastWait_;            // [s] between switches of rounding: what comes sooner chatters
};

}  // namespace armature::solve
