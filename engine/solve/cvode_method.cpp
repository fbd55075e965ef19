#include "engine/solve/cvode_method.h"

#include <cvode/cvode.h>
#include <cvode/cvode_ls.h>
#include <sunnonlinsol/sunnonlinsol_fixedpoint.h>

#include <algorithm>

#include "engine/solve/ida_vector.h"

namespace armature::solve {

namespace {

// Of the steps behind a restart: SUNDIALS grows by up to 10,000 in the first and 10 in the next nine, until the error
// of order one is as large as it may be. That is one-sided and adds up from event to event.
constexpr double kGrowthOfFirst = 2, kGrowthOfEarly = 2;

constexpr int kFixedPointIterations = 10;  // of the fixed-point iteration

Method::Trouble troubleOfCvode(int flag) {
  switch (flag) {
    case CV_ERR_FAILURE:
      return Method::Trouble::stepTooSmall;
    case CV_CONV_FAILURE:
    case CV_LSETUP_FAIL:
    case CV_LSOLVE_FAIL:
    case CV_NLS_FAIL:
      return Method::Trouble::equations;
    case CV_TOO_MUCH_ACC:
      return Method::Trouble::accuracy;
    case CV_RTFUNC_FAIL:
      return Method::Trouble::roots;
    case CV_RHSFUNC_FAIL:
    case CV_FIRST_RHSFUNC_ERR:
    case CV_REPTD_RHSFUNC_ERR:
    case CV_UNREC_RHSFUNC_ERR:
      return Method::Trouble::model;
    default:
      return Method::Trouble::other;
  }
}

}  // namespace

CvodeMethod::CvodeMethod(Flow& flow, Family family) : Method(flow), family_(family), rate_(flow.stateCount()) {}

CvodeMethod::~CvodeMethod() {
  if (memory_) CVodeFree(&memory_);
  if (iteration_) SUNNonlinSolFree(iteration_);
}

int CvodeMethod::rates(double t, N_Vector y, N_Vector out, void* self) {
  return static_cast<CvodeMethod*>(self)->flow_.rates(t, elements(y), elements(out));
}

int CvodeMethod::roots(double t, N_Vector y, double* g, void* self) {
  return static_cast<CvodeMethod*>(self)->flow_.roots(t, elements(y), g);
}

int CvodeMethod::matrix(double t, N_Vector y, N_Vector f, SUNMatrix, int mayReuse, int* isNew, double gamma, void* self,
                        N_Vector, N_Vector, N_Vector) {
  return static_cast<CvodeMethod*>(self)->newton_->evaluateFor(gamma, t, elements(y), elements(f), mayReuse != 0,
                                                               isNew);
}

int CvodeMethod::weights(N_Vector y, N_Vector w, void* data) {
  const auto& self = *static_cast<CvodeMethod*>(data);
  self.flow_.weights(elements(y), self.share_, elements(w));
  return 0;
}

void CvodeMethod::error(int, const char*, const char*, char* text, void* self) {
  static_cast<CvodeMethod*>(self)->text_ = text;
}

bool CvodeMethod::attachSolver() {
  if (family_ == Family::adams) {
    // Without Anderson's acceleration: it also finds solutions that repel, which are none of the step. It went on
    // beyond the pole of x' = x² that way, and saved no evaluations where all went well.
    iteration_ = SUNNonlinSol_FixedPoint(state_, 0, vectors_.context());
    return iteration_ && CVodeSetNonlinearSolver(memory_, iteration_) == CV_SUCCESS &&
           CVodeSetMaxNonlinIters(memory_, kFixedPointIterations) == CV_SUCCESS;
  }
  newton_ = std::make_unique<SundialsNewton>(flow_.machine(), flow_.rates());
  return newton_->create(vectors_.context()) &&
         CVodeSetLinearSolver(memory_, newton_->solver(), newton_->matrix()) == CV_SUCCESS &&
         CVodeSetLinSysFn(memory_, matrix) == CV_SUCCESS;
}

bool CvodeMethod::create(double t) {
  const uint32_t n = flow_.stateCount();
  if (!vectors_.create()) return false;
  for (N_Vector* v : {&state_, &work_})
    if (!(*v = vectors_.make(n))) return false;
  memory_ = CVodeCreate(family_ == Family::adams ? CV_ADAMS : CV_BDF, vectors_.context());
  if (!memory_) return false;
  CVodeSetErrHandlerFn(memory_, error, this);
  if (CVodeInit(memory_, rates, t, state_) != CV_SUCCESS) return false;
  CVodeWFtolerances(memory_, weights);
  CVodeSetUserData(memory_, this);
  if (!attachSolver()) return false;
  CVodeSetMaxErrTestFails(memory_, kMostStepFailures);
  CVodeSetMaxConvFails(memory_, kMostStepFailures);
  CVodeSetMaxHnilWarns(memory_, -1);
  if (flow_.rootCount() > 0) CVodeRootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  CVodeSetNoInactiveRootWarn(memory_);
  CVodeSetEtaMaxFirstStep(memory_, kGrowthOfFirst);
  CVodeSetEtaMaxEarlyStep(memory_, kGrowthOfEarly);
  return true;
}

double* CvodeMethod::state() {
  return elements(state_);
}

bool CvodeMethod::restart(double t, double first) {
  time_ = t;
  if (CVodeReInit(memory_, t, state_) != CV_SUCCESS) return false;
  if (flow_.rootCount() > 0) {  // as in IdaMethod::restart
    CVodeRootInit(memory_, 0, nullptr);
    CVodeRootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  }
  CVodeSetInitStep(memory_, first);
  evaluationsBefore_ = newton_ ? newton_->evaluations() : 0;
  return true;
}

Method::End CvodeMethod::step(double tStop) {
  CVodeSetStopTime(memory_, tStop);
  text_.clear();
  flow_.beginStep();
  trouble_ = Trouble::none;
  const int flag = CVode(memory_, tStop, state_, &time_, CV_ONE_STEP);
  if (flag < 0) {
    trouble_ = troubleOfCvode(flag);
    return End::failed;
  }
  if (flag == CV_ROOT_RETURN) return End::root;
  return flag == CV_TSTOP_RETURN || time_ >= tStop ? End::stopTime : End::step;
}

bool CvodeMethod::interpolate(double t, double* x) {
  if (CVodeGetDky(memory_, t, 0, work_) != CV_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), x);
  return true;
}

bool CvodeMethod::endAt(double t) {
  if (CVodeGetDky(memory_, t, 0, state_) != CV_SUCCESS) return false;
  time_ = t;
  return true;
}

void CvodeMethod::rootDirections(std::vector<int>& directions) {
  CVodeGetRootInfo(memory_, directions.data());
}

double CvodeMethod::lastEnd() {
  double end = time_;
  CVodeGetCurrentTime(memory_, &end);
  return end;
}

double CvodeMethod::lastLength() {
  double length = 0;
  CVodeGetLastStep(memory_, &length);
  return length;
}

// The library says it only where nothing has ended the step before its end.
double CvodeMethod::nextLength() {
  return kStepGrowth * lastLength();
}

int CvodeMethod::order() {
  int order = 0;
  CVodeGetLastOrder(memory_, &order);
  return order;
}

bool CvodeMethod::localErrors(double* errors) {
  if (CVodeGetEstLocalErrors(memory_, work_) != CV_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), errors);
  return true;
}

Method::Counts CvodeMethod::counts() {
  long steps = 0, failures = 0;
  CVodeGetNumSteps(memory_, &steps);
  CVodeGetNumErrTestFails(memory_, &failures);
  const uint64_t jacobians = newton_ ? newton_->evaluations() - evaluationsBefore_ : 0;
  return {static_cast<uint64_t>(steps), jacobians, static_cast<uint64_t>(failures)};
}

}  // namespace armature::solve
