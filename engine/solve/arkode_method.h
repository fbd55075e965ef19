// SUNDIALS ARKODE on xdot = f(x, t): Runge–Kutta methods of order five with adapted steps (Reynolds et al., ACM TOMS
// 49, 2023). Explicit: Dormand & Prince (J. Comput. Appl. Math. 6, 1980); diagonally implicit, stiffly accurate:
// Kennedy & Carpenter (NASA TM 2016-219173). A step knows nothing of those before it, so that nothing is lost at an
// event.
#pragma once
#include "engine/solve/method.h"
#include "engine/solve/sundials_parts.h"

namespace armature::solve {

class ArkodeMethod : public Method {
 public:
  enum class Family : uint8_t { isExplicit, isImplicit };
  ArkodeMethod(Flow& flow, Family family);
  ~ArkodeMethod() override;

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
  int tryStep(double tStop);
  bool beginShorter(double length);
  static int rates(double t, N_Vector y, N_Vector out, void* self);
  static int roots(double t, N_Vector y, double* g, void* self);
  static int matrix(double t, N_Vector y, N_Vector f, SUNMatrix, SUNMatrix, int mayReuse, int* isNew, double gamma,
                    void* self, N_Vector, N_Vector, N_Vector);
  static void error(int, const char*, const char*, char* text, void* self);

  const Family family_;
  SundialsVectors vectors_;
  std::unique_ptr<SundialsNewton> newton_;
  void* memory_ = nullptr;
  N_Vector state_ = nullptr, tolerance_ = nullptr, work_ = nullptr, begin_ = nullptr;
  std::vector<double> rate_;
  uint64_t evaluationsBefore_ = 0;
  Counts earlier_;  // since the last restart, before the library was begun anew
};

}  // namespace armature::solve
