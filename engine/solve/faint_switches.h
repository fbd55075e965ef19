// Relations between continuous terms alone (smooth, semiLinear), about which only what the solvers leave of zero goes
// to and fro, as flows do in a plant that stands still: no value jumps with them, so that a little beyond the border
// either formula holds. After some switches that were no more than that, a relation switches only
// where the quantity has left a width about its border; what moves further is found as before.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/program/program.h"

namespace armature::solve {

class FaintSwitches {
 public:
  // `searched`: the relations that have root functions, by index.
  FaintSwitches(const program::Program& program, const std::vector<uint32_t>& searched);

  // Root functions after a step.
  void noteStep(const std::vector<double>& roots);
  // After a step that has ended at roots of these signs.
  void noteRoots(const std::vector<int>& directions);
  // The width about the border of a searched relation, by its place; 0 for those that switch where they should.
  double width(size_t k) const { return places_.empty() ? 0 : watches_[k].width; }
  // By how much its root function is moved from now on.
  void noteShift(size_t k, double shift) {
    if (!places_.empty()) watches_[k].shift = shift;
  }

 private:
  struct Watch {
    double most = 0;     // the width may become no larger
    double largest = 0;  // since the last switch
    double width = 0, shift = 0;
    uint32_t faint = 0;  // switches in a row that were no more
  };
  std::vector<uint32_t> places_;  // of the relations that are watched
  std::vector<Watch> watches_;    // per searched relation
};

}  // namespace armature::solve
