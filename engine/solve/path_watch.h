// Whether the unknowns of nonlinear systems go on along their path from one point of the run to the next. A system may
// have several solutions (a crank and its rod fold one way or the other), and from far away Newton's method ends at any
// of them. What the last two points lead to by a straight line is compared with what has been found; who asks takes a
// shorter step where the two disagree (Deuflhard, Newton Methods for Nonlinear Problems, 2011, section 5.1: the same
// with tangents).
#pragma once
#include <vector>

#include "engine/solve/machine.h"

namespace armature::solve {

class PathWatch {
 public:
  // Watches the systems that the sections solve, except those that `others` solve, too. `tolerance` is that of the
  // integration: what the states' errors move an unknown by is no jump. The machine must outlive it.
  PathWatch(const Machine& machine, double tolerance, const std::vector<const program::Section*>& sections,
            const std::vector<const program::Section*>& others = {});

  // The machine's present values are those of a point at time t [s] on the path, the first one after a jump or the
  // next one.
  void begin(double t);
  void accept(double t);
  // Whether the machine's present values are where the path may be at time t. Where much shorter steps than the first
  // one refused have not helped, the answer is yes: there the path itself makes a jump.
  bool isNear(double t);
  double time() const { return time_; }
  // Puts the unknowns of the last point into the machine.
  void restore(Machine& machine) const;
  // Whether the last point accepted lies off the path; when the one before it was [s], and the unknowns' values there
  // into the machine.
  bool hasJumped() const { return hasJumped_; }
  double timeBeforeJump() const { return timeBeforeJump_; }
  void restoreBeforeJump(Machine& machine) const;

 private:
  double scale(size_t k) const;
  bool isOff(size_t k, double t) const;

  const Machine& machine_;
  std::vector<program::Slot> slots_;
  std::vector<double> nominal_, last_, rate_, move_, largest_;  // (slots); rate_ per second, move_ of recent steps
  std::vector<double> beforeJump_;
  double timeBeforeJump_ = 0;
  bool hasJumped_ = false;
  double least_ = 0;  // size by which an unknown without a nominal value is measured at least
  double time_ = 0;
  double refused_ = 0, longest_ = 0;  // time up to which a step was refused, and the length of that step [s]
};

// The nonlinear systems that a section solves, those within mixed systems included; marks them by number.
void markSystems(const program::Program& p, const program::Section& section, std::vector<uint8_t>& isRun);

}  // namespace armature::solve
