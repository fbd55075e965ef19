#include "engine/solve/arkode_method.h"

#include <arkode/arkode_arkstep.h>

#include <algorithm>
#include <cmath>

#include "engine/solve/ida_vector.h"

namespace armature::solve {

namespace {

constexpr double kStageShortening = 0.1;  // of a step within which the model cannot be evaluated
constexpr int kShorterStages = 12;
constexpr int kExplicitDegree = 5;  // of the polynomial between two points
constexpr int kImplicitDegree = 3;  // more would ask for rates that are none of the method's

// Newton's method at a stage. The library takes how fast the last stages converged for how fast this one will, and so
// stops after one iteration even where the matrix is that of another gamma (up to 20 % off): an undamped oscillator
// lost nine tenths of its energy in 1,000 turns at a tolerance of 1e-6, with a matrix of 2 by 2 and SUNDIALS 6.4.1
// alone. The rate is therefore never taken for less than one, and a matrix serves no other gamma.
constexpr double kRateDecay = 1;          // of the estimated rate of convergence from one iteration to the next
constexpr double kStageStaleness = 1e-3;  // relative change of gamma that calls for a new factorisation
constexpr int kStageIterations = 10;      // at most: the derivatives may be those of an earlier step

Method::Trouble troubleOfArkode(int flag) {
  switch (flag) {
    case ARK_ERR_FAILURE:
      return Method::Trouble::stepTooSmall;
    case ARK_CONV_FAILURE:
    case ARK_LSETUP_FAIL:
    case ARK_LSOLVE_FAIL:
      return Method::Trouble::equations;
    case ARK_TOO_MUCH_ACC:
      return Method::Trouble::accuracy;
    case ARK_RTFUNC_FAIL:
      return Method::Trouble::roots;
    case ARK_RHSFUNC_FAIL:
    case ARK_FIRST_RHSFUNC_ERR:
    case ARK_REPTD_RHSFUNC_ERR:
    case ARK_UNREC_RHSFUNC_ERR:
      return Method::Trouble::model;
    default:
      return Method::Trouble::other;
  }
}

}  // namespace

ArkodeMethod::ArkodeMethod(Flow& flow, Family family) : Method(flow), family_(family), rate_(flow.stateCount()) {}

ArkodeMethod::~ArkodeMethod() {
  if (memory_) ARKStepFree(&memory_);
}

int ArkodeMethod::rates(double t, N_Vector y, N_Vector out, void* self) {
  return static_cast<ArkodeMethod*>(self)->flow_.rates(t, elements(y), elements(out));
}

int ArkodeMethod::roots(double t, N_Vector y, double* g, void* self) {
  return static_cast<ArkodeMethod*>(self)->flow_.roots(t, elements(y), g);
}

int ArkodeMethod::matrix(double t, N_Vector y, N_Vector f, SUNMatrix, SUNMatrix, int mayReuse, int* isNew, double gamma,
                         void* self, N_Vector, N_Vector, N_Vector) {
  return static_cast<ArkodeMethod*>(self)->newton_->evaluateFor(gamma, t, elements(y), elements(f), mayReuse != 0,
                                                                isNew);
}

void ArkodeMethod::error(int, const char*, const char*, char* text, void* self) {
  static_cast<ArkodeMethod*>(self)->text_ = text;
}

bool ArkodeMethod::attachSolver() {
  if (family_ == Family::isExplicit)
    return ARKStepSetTableNum(memory_, ARKODE_DIRK_NONE, ARKODE_DORMAND_PRINCE_7_4_5) == ARK_SUCCESS &&
           ARKStepSetInterpolantDegree(memory_, kExplicitDegree) == ARK_SUCCESS;
  newton_ = std::make_unique<SundialsNewton>(flow_.machine(), flow_.rates());
  return newton_->create(vectors_.context()) &&
         ARKStepSetTableNum(memory_, ARKODE_ESDIRK547L2SA2_7_4_5, ARKODE_ERK_NONE) == ARK_SUCCESS &&
         ARKStepSetInterpolantDegree(memory_, kImplicitDegree) == ARK_SUCCESS &&
         ARKStepSetLinearSolver(memory_, newton_->solver(), newton_->matrix()) == ARK_SUCCESS &&
         ARKStepSetLinSysFn(memory_, matrix) == ARK_SUCCESS &&
         ARKStepSetNonlinCRDown(memory_, kRateDecay) == ARK_SUCCESS &&
         ARKStepSetDeltaGammaMax(memory_, kStageStaleness) == ARK_SUCCESS &&
         ARKStepSetMaxNonlinIters(memory_, kStageIterations) == ARK_SUCCESS;
}

bool ArkodeMethod::create(double t) {
  const uint32_t n = flow_.stateCount();
  if (!vectors_.create()) return false;
  for (N_Vector* v : {&state_, &tolerance_, &work_, &begin_})
    if (!(*v = vectors_.make(n))) return false;
  std::copy(flow_.tolerance().begin(), flow_.tolerance().end(), elements(tolerance_));
  const bool isExplicit = family_ == Family::isExplicit;
  memory_ = ARKStepCreate(isExplicit ? rates : nullptr, isExplicit ? nullptr : rates, t, state_, vectors_.context());
  if (!memory_) return false;
  ARKStepSetErrHandlerFn(memory_, error, this);
  ARKStepSVtolerances(memory_, flow_.settings().tolerance, tolerance_);
  ARKStepSetUserData(memory_, this);
  if (!attachSolver()) return false;
  ARKStepSetMaxErrTestFails(memory_, kMostStepFailures);
  ARKStepSetMaxConvFails(memory_, kMostStepFailures);
  ARKStepSetMaxHnilWarns(memory_, -1);
  if (flow_.rootCount() > 0) ARKStepRootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  ARKStepSetNoInactiveRootWarn(memory_);
  return true;
}

double* ArkodeMethod::state() {
  return elements(state_);
}

bool ArkodeMethod::restart(double t, double first) {
  time_ = t;
  earlier_ = {};
  const bool isExplicit = family_ == Family::isExplicit;
  if (ARKStepReInit(memory_, isExplicit ? rates : nullptr, isExplicit ? nullptr : rates, t, state_) != ARK_SUCCESS)
    return false;
  if (flow_.rootCount() > 0) {  // as in IdaMethod::restart
    ARKStepRootInit(memory_, 0, nullptr);
    ARKStepRootInit(memory_, static_cast<int>(flow_.rootCount()), roots);
  }
  ARKStepSetInitStep(memory_, first);
  evaluationsBefore_ = newton_ ? newton_->evaluations() : 0;
  return true;
}

int ArkodeMethod::tryStep(double tStop) {
  ARKStepSetStopTime(memory_, tStop);
  return ARKStepEvolve(memory_, tStop, state_, &time_, ARK_ONE_STEP);
}

// Where the model cannot be evaluated at a stage the library gives up; a shorter step may still be possible.
bool ArkodeMethod::beginShorter(double length) {
  const Counts now = counts();
  const double t = time_;
  std::copy_n(elements(begin_), flow_.stateCount(), elements(state_));
  flow_.rates().startAgain();
  if (!restart(t, length)) return false;
  earlier_ = {now.steps, now.jacobians, now.failures + 1};
  return true;
}

Method::End ArkodeMethod::step(double tStop) {
  text_.clear();
  flow_.beginStep();
  trouble_ = Trouble::none;
  const double begin = time_;
  std::copy_n(elements(state_), flow_.stateCount(), elements(begin_));
  double length = std::min(nextLength(), tStop - begin);
  if (!(length > 0)) length = tStop - begin;
  int flag = tryStep(tStop);
  for (int k = 0; k < kShorterStages && flag < 0 && troubleOfArkode(flag) == Trouble::model; ++k) {
    if (flow_.machine().isCancelled()) break;
    time_ = begin;
    length *= kStageShortening;
    if (!beginShorter(length)) break;
    flag = tryStep(tStop);
  }
  if (flag < 0) {
    trouble_ = troubleOfArkode(flag);
    return End::failed;
  }
  if (flag == ARK_ROOT_RETURN) return End::root;
  return flag == ARK_TSTOP_RETURN || time_ >= tStop ? End::stopTime : End::step;
}

bool ArkodeMethod::interpolate(double t, double* x) {
  if (ARKStepGetDky(memory_, t, 0, work_) != ARK_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), x);
  return true;
}

bool ArkodeMethod::endAt(double t) {
  if (ARKStepGetDky(memory_, t, 0, state_) != ARK_SUCCESS) return false;
  time_ = t;
  return true;
}

void ArkodeMethod::rootDirections(std::vector<int>& directions) {
  ARKStepGetRootInfo(memory_, directions.data());
}

double ArkodeMethod::lastEnd() {
  double end = time_;
  ARKStepGetCurrentTime(memory_, &end);
  return end;
}

double ArkodeMethod::lastLength() {
  double length = 0;
  ARKStepGetLastStep(memory_, &length);
  return length;
}

// The library says it only where nothing has ended the step before its end.
double ArkodeMethod::nextLength() {
  return kStepGrowth * lastLength();
}

int ArkodeMethod::order() {
  return 5;
}

bool ArkodeMethod::localErrors(double* errors) {
  if (ARKStepGetEstLocalErrors(memory_, work_) != ARK_SUCCESS) return false;
  std::copy_n(elements(work_), flow_.stateCount(), errors);
  return true;
}

Method::Counts ArkodeMethod::counts() {
  long steps = 0, failures = 0;
  ARKStepGetNumSteps(memory_, &steps);
  ARKStepGetNumErrTestFails(memory_, &failures);
  const uint64_t jacobians = newton_ ? newton_->evaluations() - evaluationsBefore_ : 0;
  return {earlier_.steps + static_cast<uint64_t>(steps), earlier_.jacobians + jacobians,
          earlier_.failures + static_cast<uint64_t>(failures)};
}

}  // namespace armature::solve
