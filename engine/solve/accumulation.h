// Events that would come infinitely often within a finite time (Zeno): a ball whose bounces get lower and lower. No
// solution reaches beyond the instant at which they accumulate, but rounding ends the row of events shortly before, and
// a run then goes on as if nothing had been there. (Zhang, Johansson, Lygeros, Sastry: Zeno hybrid systems, Int. J.
// Robust Nonlinear Control 11, 2001.)
#pragma once
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/program/program.h"

namespace armature::solve {

class Accumulation {
 public:
  explicit Accumulation(const program::Program& program);

  // Notes an event at t [s] in which these relations have changed.
  void noteEvent(double t, const std::vector<uint32_t>& changed);
  // Notes that the run has come to t [s], where the program's variables are `v`. A warning, once for each relation,
  // when its events have accumulated and it has then been left behind: nothing has changed it any more, and it goes
  // away from its border.
  std::optional<Diagnostic> passed(double t, const double* v) { return t > due_ ? look(t, v) : std::nullopt; }

 private:
  // Of a relation the changes in one sense: every second one.
  struct Row {
    double last = -HUGE_VAL, interval = 0, ratio = 0;  // [s], [s], [-]
    uint32_t steady = 0;                               // intervals that were shorter in the same ratio
  };
  struct Pair {
    Row rows[2];
    bool isSecond = false, isTold = false;
  };
  void note(Row& row, double t);
  std::optional<Diagnostic> look(double t, const double* v);
  Diagnostic warning(const Row& row) const;

  const program::Program& program_;
  std::vector<Pair> pairs_;  // by relation
  double due_ = HUGE_VAL;    // when to look at the relation [s]
  double distance_ = -1;     // from its border when it was looked at first; below 0: not yet
  uint32_t relation_ = 0;    // whose events accumulate
};

}  // namespace armature::solve
