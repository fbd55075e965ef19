// Values that time alone drives, or states, that derivatives hang on, and that may rise and come back between the
// points that a step looks at: exp(-((time - 0.5)/1e-3)^2) is zero at both ends of a long step, and so is the force of
// a magnet that is passed within it. States go on in a straight line for that. Whether there is such a bump is told by
// interval arithmetic, as in TimeRoots. Polynomials bend too little for it, and waves of time have a rule of their own.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/solve/time_slice.h"

namespace armature::solve {

class TimeBumps {
 public:
  // Finds the functions. The program must outlive it. `least` [s]: no step is shorter because of them.
  TimeBumps(const program::Program& program, double least);

  bool isEmpty() const { return functions_.empty(); }
  // The functions have jumped.
  void restart();
  // At each step: whether one that goes to `end` [s] is not seen through already.
  bool isDue(double end);
  // How far a step from `begin` towards `end` [s] may go so that at its ends the functions show what they do within it;
  // `v` are the program's values, `states` and `rates` (nx) [1/s] those of the states at its beginning.
  double bound(const double* v, const double* states, const double* rates, double begin, double end);

 private:
  enum class Verdict : uint8_t { seen, hidden, unknown };
  struct Function {
    TimeSlice::Cone cone;
    double largest = 0;    // magnitude at the beginning of a step up to now
    double seenUntil = 0;  // [s]
    int evaluations = 0;   // that are left to it
  };
  struct Look {
    const double* v = nullptr;
    const TimeSlice::Cone& cone;
    double low = 0, high = 0;  // within these nothing is hidden
    double resolution = 0;     // [s]
    int evaluations = 0;       // that are left
  };
  Verdict look(const double* v, Function& function, double begin, double end);
  double rounding(const double* v, const TimeSlice::Cone& cone, double t);
  double boundOf(Function& function, const double* v, double begin, double end);
  Verdict within(Look& look, double begin, double end);

  TimeSlice slice_;
  double least_ = 0;  // [s]
  std::vector<Function> functions_;
};

}  // namespace armature::solve
