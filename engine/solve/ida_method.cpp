#include "engine/solve/ida_method.h"

#include <ida/ida.h>

#include <algorithm>

#include "engine/solve/ida_vector.h"

namespace armature::solve {

namespace {

constexpr double kStaleness = 0.06;  // relative change of cj that calls for a new factorisation

// Least growth that is worth it, and largest at rest: a large one disturbs what the error was estimated from.
constexpr double kNoGrowth = 1e9, kUsualGrowth = 2, kGrowthAtRest = 1.3, kLargestAtRest = 1.5;

Method::Trouble troubleOfIda(int flag) {
  switch (flag) {
    case IDA_ERR_FAIL:
      return Method::Trouble::stepTooSmall;
    case IDA_CONV_FAIL:
    case IDA_LSETUP_FAIL:
    case IDA_LSOLVE_FAIL:
    case IDA_NLS_FAIL:
      return Method::Trouble::equations;
    case IDA_TOO_MUCH_ACC:
      return Method::Trouble::accuracy;
    case IDA_RTFUNC_FAIL:
      return Method::Trouble::roots;
    case IDA_REP_RES_ERR:
    case IDA_RES_FAIL:
    case IDA_FIRST_RES_FAIL:
    case IDA_CONSTR_FAIL:
      return Method::Trouble::model;
    default:
      return Method::Trouble::other;
  }
}

}  // namespace

void StepControl::prepare(void* ida) {
  double last = 0, next = 0;
  int lastOrder = 0, nextOrder = 0;
  long failures = 0, steps = 0;
  IDAGetNumSteps(ida, &steps);
  if (steps > 0) {
    IDAGetLastStep(ida, &last);
    IDAGetCurrentStep(ida, &next);
    IDAGetLastOrder(ida, &lastOrder);
    IDAGetCurrentOrder(ida, &nextOrder);
    IDAGetNumErrTestFails(ida, &failures);
    equalSteps_ = last == length_ && lastOrder == order_ ? equalSteps_ + 1 : 1;
    length_ = last;
    order_ = lastOrder;
    if (next != last || nextOrder != lastOrder) equalSteps_ = 0;
    isWaiting_ = isWaiting_ || failures > failures_;
    failures_ = failures;
    if (nextOrder > lastOrder || isSettled(nextOrder)) isWaiting_ = false;
  }
  const bool isAtRest = isSettled(nextOrder);
  IDASetEtaMax(ida, isAtRest ? kLargestAtRest : kUsualGrowth);
  IDASetEtaFixedStepBounds(ida, 1, isWaiting_ ? kNoGrowth : isAtRest ? kGrowthAtRest : kUsualGrowth);
}

int IdaMethod::residual(double t, N_Vector y, N_Vector yp, N_Vector out, void* data) {
  auto& self = *static_cast<IdaMethod*>(data);
  double* r = elements(out);
  const double* p = elements(yp);
  const int answer = self.flow_.rates(t, elements(y), r);
  for (uint32_t i = 0, n = self.flow_.stateCount(); i < n; ++i) r[i] = p[i] - r[i];
  return answer;
}

int IdaMethod::jacobian(double t, double cj, N_Vector y, N_Vector yp, N_Vector r, SUNMatrix, void* data, N_Vector work,
                        N_Vector, N_Vector) {
  auto& self = *static_cast<IdaMethod*>(data);
  const double *p = elements(yp), *f = elements(r);
  double* rates = elements(work);
  for (uint32_t i = 0, n = self.flow_.stateCount(); i < n; ++i) rates[i] = p[i] - f[i];
  return self.newton_.evaluate(t, elements(y), rates, cj);
}

int IdaMethod::weights(N_Vector y, N_Vector w, void* data) {
  const auto& self = *static_cast<IdaMethod*>(data);
  self.flow_.weights(elements(y), self.share_, elements(w));
  return 0;
}

int IdaMethod::roots(double t, N_Vector y, N_Vector, double* g, void* data) {
  return static_cast<IdaMethod*>(data)->flow_.roots(t, elements(y), g);
}

void IdaMethod::error(int, const char*, const char*, char* text, void* data) {
  static_cast<IdaMethod*>(data)->text_ = text;
}

IdaMethod::~IdaMethod() {
  if (memory_) IDAFree(&memory_);
}

bool IdaMethod::create(double t) {
  const uint32_t n = flow_.stateCount();
  if (!vectors_.create()) return false;
  for (N_Vector* v : {&state_, &rate_, &work_})
    if (!(*v = vectors_.make(n))) return false;
  memory_ = IDACreate(vectors_.context());
  if (!memory_ || !newton_.create(vectors_.context())) return false;
  IDASetErrHandlerFn(memory_, error, this);
  if (IDAInit(memory_, residual, t, state_, rate_) != IDA_SUCCESS) return false;
  IDAWFtolerances(memory_, weights);
  IDASetUserData(memory_, this);
  IDASetLinearSolver(memory_, newton_.solver(), newton_.matrix());
  IDASetJacFn(memory_, jacobian);
  IDASetDeltaCjLSetup(memory_, kStaleness);
  IDASetMaxErrTestFails(memory_, 20);
  IDASetMaxConvFails(memory_, 20);
  if (flow_.rootCount() > 0) IDARootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  IDASetNoInactiveRootWarn(memory_);
  return true;
}

double* IdaMethod::state() {
  return elements(state_);
}

double* IdaMethod::rate() {
  return elements(rate_);
}

bool IdaMethod::restart(double t, double first) {
  time_ = t;
  if (IDAReInit(memory_, t, state_, rate_) != IDA_SUCCESS) return false;
  // A function that has been zero, as while nothing asks for it, stays inactive over IDAReInit.
  if (flow_.rootCount() > 0) {
    IDARootInit(memory_, 0, nullptr);
    IDARootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  }
  IDASetInitStep(memory_, first);
  control_.restart();
  return true;
}

Method::End IdaMethod::step(double tStop) {
  IDASetStopTime(memory_, tStop);
  control_.prepare(memory_);
  text_.clear();
  flow_.beginStep();
  trouble_ = Trouble::none;
  const int flag = IDASolve(memory_, tStop, &time_, state_, rate_, IDA_ONE_STEP);
  if (flag < 0) {
    trouble_ = troubleOfIda(flag);
    return End::failed;
  }
  if (flag == IDA_ROOT_RETURN) return End::root;
  return flag == IDA_TSTOP_RETURN || time_ >= tStop ? End::stopTime : End::step;
}

bool IdaMethod::interpolate(double t, double* x) {
  if (IDAGetDky(memory_, t, 0, work_) != IDA_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), x);
  return true;
}

bool IdaMethod::endAt(double t) {
  if (IDAGetDky(memory_, t, 0, state_) != IDA_SUCCESS) return false;
  time_ = t;
  return true;
}

void IdaMethod::rootDirections(std::vector<int>& directions) {
  IDAGetRootInfo(memory_, directions.data());
}

double IdaMethod::lastEnd() {
  double end = time_;
  IDAGetCurrentTime(memory_, &end);
  return end;
}

double IdaMethod::lastLength() {
  double length = 0;
  IDAGetLastStep(memory_, &length);
  return length;
}

double IdaMethod::lastBegin() {
  return lastEnd() - lastLength();
}

double IdaMethod::nextLength() {
  double length = 0;
  IDAGetCurrentStep(memory_, &length);
  return length;
}

int IdaMethod::order() {
  int order = 0;
  IDAGetLastOrder(memory_, &order);
  return order;
}

bool IdaMethod::localErrors(double* errors) {
  if (IDAGetEstLocalErrors(memory_, work_) != IDA_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), errors);
  return true;
}

Method::Counts IdaMethod::counts() {
  long steps = 0, jacobians = 0, failures = 0;
  IDAGetNumSteps(memory_, &steps);
  IDAGetNumJacEvals(memory_, &jacobians);
  IDAGetNumErrTestFails(memory_, &failures);
  return {static_cast<uint64_t>(steps), static_cast<uint64_t>(jacobians), static_cast<uint64_t>(failures)};
}

}  // namespace armature::solve
