// SUNDIALS CVODE on xdot = f(x, t) (Hindmarsh et al., ACM TOMS 31, 2005): backward differences for stiff models, with
// the Newton matrix; Adams' formulas, solved by fixed-point iteration, for smooth ones that are not.
#pragma once
#include <sundials/sundials_nonlinearsolver.h>

#include "engine/solve/method.h"
#include "engine/solve/sundials_parts.h"

namespace armature::solve {

class CvodeMethod : public Method {
 public:
  enum class Family : uint8_t { bdf, adams };
  CvodeMethod(Flow& flow, Family family);
  ~CvodeMethod() override;

  bool create(double t) override;
  double* state() override;
  double* rate() override { return rate_.data(); }
  bool restart(double t, double first) override;
  End step(double tStop) override;
  bool interpolate(double t, double* x) override;
  bool endAt(double t) override;
  void rootDirections(std::vector<int>& directions) override;
  double lastBegin() override { return lastEnd() - lastLength(); }
  double lastEnd() override;
  double lastLength() override;
  double nextLength() override;
  bool isNextKnown() const override { return false; }
  int order() override;
  bool localErrors(double* errors) override;
  Counts counts() override;

 private:
  bool attachSolver();
  static int rates(double t, N_Vector y, N_Vector out, void* self);
  static int roots(double t, N_Vector y, double* g, void* self);
  static int matrix(double t, N_Vector y, N_Vector f, SUNMatrix, int mayReuse, int* isNew, double gamma, void* self,
                    N_Vector, N_Vector, N_Vector);
  static int weights(N_Vector y, N_Vector w, void* self);
  static void error(int, const char*, const char*, char* text, void* self);

  const Family family_;
  SundialsVectors vectors_;
  std::unique_ptr<SundialsNewton> newton_;
  SUNNonlinearSolver iteration_ = nullptr;
  void* memory_ = nullptr;
  N_Vector state_ = nullptr, work_ = nullptr;
  std::vector<double> rate_;
  uint64_t evaluationsBefore_ = 0;  // of the matrix, at the last restart
};

}  // namespace armature::solve
