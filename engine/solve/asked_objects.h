// How far a step may go because of the objects that the model asks: a table of an angle that turns sees nothing but two
// points of its curve in a step, which may have passed a cam between them. Where the next step is to end follows from
// how far the arguments have come in the last one, or between the first two points of a restart.
#pragma once
#include <vector>

#include "engine/native/native.h"

namespace armature::solve {

class AskedObjects {
 public:
  // The context of the run must outlive it.
  explicit AskedObjects(const native::Context& context) : context_(context) {}

  // Whether there are none.
  bool isEmpty() const { return now_.empty(); }
  // The model has been evaluated at t [s], where the integrator begins anew.
  void begin(double t);
  // The same behind that.
  void note(double t);
  // [s] until one of the arguments has come as far as may go by unseen.
  double farthest() const { return farthest_; }

 private:
  void read(std::vector<double>& asked) const;

  const native::Context& context_;
  std::vector<double> before_, now_;
  double time_ = 0, farthest_ = 0;
};

}  // namespace armature::solve
