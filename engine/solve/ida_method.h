// SUNDIALS IDA on F = xdot − f(x, t) (Hindmarsh et al., ACM TOMS 31, 2005): backward differences of variable order, one
// internal step at a time.
#pragma once
#include "engine/solve/method.h"
#include "engine/solve/sundials_parts.h"

namespace armature::solve {

// When IDA may lengthen the step. Its own rule, "double it wherever the error allows", has two weaknesses: on average
// steps are a third shorter than the tolerance asks for, and after a failure at a stiff place it can double and fail at
// every step for ever: the order is raised only after order + 2 equal steps, which never come. Hence, after CVODE's
// example (Hindmarsh et al., ACM TOMS 31, 2005, section 2.1): after a failure no growth before the order has had its
// chance; at rest, growth already where a little is to be gained.
class StepControl {
 public:
  void restart() { *this = {}; }
  void prepare(void* ida);

 private:
  // Whether IDA will think about a higher order after the next step.
  bool isSettled(int order) const { return equalSteps_ >= order + 1; }

  double length_ = 0;
  int order_ = 0, equalSteps_ = 0;
  long failures_ = 0;
  bool isWaiting_ = false;
};

class IdaMethod : public Method {
 public:
  explicit IdaMethod(Flow& flow) : Method(flow), newton_(flow.machine(), flow.rates()) {}
  ~IdaMethod() override;

  bool create(double t) override;
  double* state() override;
  double* rate() override;
  bool restart(double t, double first) override;
  End step(double tStop) override;
  bool interpolate(double t, double* x) override;
  bool endAt(double t) override;
  void rootDirections(std::vector<int>& directions) override;
  double lastBegin() override;
  double lastEnd() override;
  double lastLength() override;
  double nextLength() override;
  int order() override;
  bool localErrors(double* errors) override;
  Counts counts() override;

 private:
  static int residual(double t, N_Vector y, N_Vector yp, N_Vector out, void* self);
  static int jacobian(double t, double cj, N_Vector y, N_Vector yp, N_Vector r, SUNMatrix, void* self, N_Vector work,
                      N_Vector, N_Vector);
  static int roots(double t, N_Vector y, N_Vector, double* g, void* self);
  static int weights(N_Vector y, N_Vector w, void* self);
  static void error(int, const char*, const char*, char* text, void* self);

  SundialsVectors vectors_;
  SundialsNewton newton_;
  void* memory_ = nullptr;
  N_Vector state_ = nullptr, rate_ = nullptr, work_ = nullptr;
  StepControl control_;
};

}  // namespace armature::solve
