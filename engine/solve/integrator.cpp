#include "engine/solve/integrator.h"

#include <ida/ida.h>
#include <sundials/sundials_linearsolver.h>
#include <sundials/sundials_matrix.h>

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/ida_vector.h"
#include "engine/solve/newton_matrix.h"

namespace armature::solve {

namespace {

constexpr int kTinySteps = 300;    // in a row, then the step has collapsed
constexpr int kShorterSteps = 12;  // tries of a first step
constexpr double kShortening = 0.1;
constexpr double kProbe = 1e-4;      // of a step: what shows in which direction something begins to move
constexpr double kLeastPair = 1e-9;  // of the run: two crossings that lie closer together are none
constexpr double kLongSpan = 1e6;    // [s] a longer run says nothing about how short a step may be
constexpr double kStaleness = 0.1;   // relative change of cj that calls for a new factorisation

// When IDA may lengthen the step. Its own rule, "double it wherever the error allows", has two weaknesses: on average
// steps are a third shorter than the tolerance asks for, and after a failure at a stiff place it can double and fail at
// every step for ever: the order is raised only after order + 2 equal steps, which never come. Hence, after CVODE's
// example (Hindmarsh et al., ACM TOMS 31, 2005, section 2.1): after a failure no growth before the order has had its
// chance; at rest, growth already where a little is to be gained.
class StepControl {
 public:
  void restart() { *this = {}; }

  void prepare(void* ida) {
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

 private:
  // Least growth that is worth it, and largest at rest: a large one disturbs what the error was estimated from.
  static constexpr double kNoGrowth = 1e9, kUsualGrowth = 2, kGrowthAtRest = 1.3, kLargestAtRest = 1.5;

  // Whether IDA will think about a higher order after the next step.
  bool isSettled(int order) const { return equalSteps_ >= order + 1; }

  double length_ = 0;
  int order_ = 0, equalSteps_ = 0;
  long failures_ = 0;
  bool isWaiting_ = false;
};

}  // namespace

struct Integrator::Ida {
  SUNContext context = nullptr;
  void* memory = nullptr;
  N_Vector state = nullptr, rate = nullptr, tolerance = nullptr, work = nullptr;
  SUNMatrix matrix = nullptr;
  SUNLinearSolver solver = nullptr;
  std::unique_ptr<NewtonMatrix> newton;
  std::vector<double> scratch;  // (nx)
  Machine* machine = nullptr;
  Rates* rates = nullptr;
  std::vector<double>* lastRoots = nullptr;
  uint32_t length = 0;
  uint64_t setups = 0;
  StepControl control;
  std::string text;
  Failure stumble;  // why the model could last not be evaluated within the present step

  ~Ida() {
    if (memory) IDAFree(&memory);
    if (solver) SUNLinSolFree(solver);
    if (matrix) SUNMatDestroy(matrix);
    for (N_Vector v : {state, rate, tolerance, work}) {
      if (v) N_VDestroy(v);
    }
    if (context) SUNContext_Free(&context);
  }
};

// What IDA calls. A value that cannot be computed is recoverable: IDA tries a shorter step.
struct IdaCallbacks {
  template <class Ida>
  static int residual(double t, N_Vector y, N_Vector yp, N_Vector out, void* data) {
    auto& ida = *static_cast<Ida*>(data);
    if (ida.machine->isCancelled()) return -1;
    double* r = elements(out);
    const double* p = elements(yp);
    ida.machine->clearFailure();
    if (!ida.rates->evaluate(t, elements(y), r)) {
      ida.stumble = ida.machine->failure();
      if (!ida.stumble) ida.stumble = findNotFinite(ida.machine->program(), ida.machine->v());
      return 1;
    }
    for (uint32_t i = 0; i < ida.length; ++i) r[i] = p[i] - r[i];
    return ida.rates->isNear(t) ? 0 : 1;
  }

  template <class Ida>
  static int jacobian(double t, double cj, N_Vector y, N_Vector yp, N_Vector r, SUNMatrix, void* data, N_Vector work,
                      N_Vector, N_Vector) {
    auto& ida = *static_cast<Ida*>(data);
    const double *p = elements(yp), *f = elements(r);
    double* rates = elements(work);
    for (uint32_t i = 0; i < ida.length; ++i) rates[i] = p[i] - f[i];
    return ida.newton->evaluate(t, elements(y), rates, cj) ? 0 : 1;
  }

  template <class Ida>
  static int roots(double t, N_Vector y, N_Vector, double* g, void* data) {
    auto& ida = *static_cast<Ida*>(data);
    if (!ida.rates->roots(t, elements(y), g)) return 1;
    for (size_t k = 0; k < ida.lastRoots->size(); ++k) (*ida.lastRoots)[k] = g[k];
    return 0;
  }

  template <class Ida>
  static int setup(SUNLinearSolver solver, SUNMatrix) {
    auto& ida = *static_cast<Ida*>(solver->content);
    ++ida.setups;
    return ida.newton->factor() ? 0 : 1;
  }

  template <class Ida>
  static int solve(SUNLinearSolver solver, SUNMatrix, N_Vector x, N_Vector b, double) {
    auto& ida = *static_cast<Ida*>(solver->content);
    std::copy_n(elements(b), ida.length, elements(x));
    return ida.newton->solve(elements(x)) ? 0 : 1;
  }

  template <class Ida>
  static void error(int, const char*, const char*, char* text, void* data) {
    static_cast<Ida*>(data)->text = text;
  }
};

Integrator::Integrator(Machine& machine, Rates& rates, const Settings& settings)
    : machine_(machine),
      rates_(rates),
      settings_(settings),
      timeRoots_(machine.program(), rates.searched(), kLeastPair * (settings.stopTime - settings.startTime)),
      pairs_(rates.searched().size(), settings.tolerance) {
  directions_.assign(rates.searched().size(), 0);
  lastRoots_.assign(rates.searched().size(), 0);
  if (rates.stateCount() == 0) scan_ = std::make_unique<RootScan>(rates, settings.interval);
}

Integrator::~Integrator() = default;

bool Integrator::create(double t) {
  ida_ = std::make_unique<Ida>();
  Ida& d = *ida_;
  const uint32_t n = rates_.stateCount();
  d.length = n;
  d.machine = &machine_;
  d.rates = &rates_;
  d.lastRoots = &lastRoots_;
  if (SUNContext_Create(nullptr, &d.context) != 0) return false;
  for (N_Vector* v : {&d.state, &d.rate, &d.tolerance, &d.work}) {
    if (!(*v = makeIdaVector(n, d.context))) return false;
  }
  for (uint32_t i = 0; i < n; ++i) {
    const double nominal = std::fabs(machine_.program().states[i].nominal);
    // The mixed error bound of the users guide of Modelica.Mechanics.Translational: reltol * nominal * 0.01.
    elements(d.tolerance)[i] = 0.01 * settings_.tolerance * (nominal > 0 ? nominal : 1);
  }
  d.memory = IDACreate(d.context);
  d.matrix = SUNMatNewEmpty(d.context);
  d.solver = SUNLinSolNewEmpty(d.context);
  if (!d.memory || !d.matrix || !d.solver) return false;
  d.matrix->ops->getid = [](SUNMatrix) { return SUNMATRIX_CUSTOM; };
  d.matrix->ops->zero = [](SUNMatrix) { return 0; };
  d.matrix->ops->destroy = [](SUNMatrix m) { SUNMatFreeEmpty(m); };
  d.solver->content = &d;
  d.solver->ops->gettype = [](SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; };
  d.solver->ops->getid = [](SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; };
  d.solver->ops->initialize = [](SUNLinearSolver) { return 0; };
  d.solver->ops->setup = IdaCallbacks::setup<Ida>;
  d.solver->ops->solve = IdaCallbacks::solve<Ida>;
  d.solver->ops->free = [](SUNLinearSolver s) {
    s->content = nullptr;
    SUNLinSolFreeEmpty(s);
    return 0;
  };
  d.newton = std::make_unique<NewtonMatrix>(machine_, rates_);
  d.scratch.resize(n);
  IDASetErrHandlerFn(d.memory, IdaCallbacks::error<Ida>, &d);
  if (IDAInit(d.memory, IdaCallbacks::residual<Ida>, t, d.state, d.rate) != IDA_SUCCESS) return false;
  IDASVtolerances(d.memory, settings_.tolerance, d.tolerance);
  IDASetUserData(d.memory, &d);
  IDASetLinearSolver(d.memory, d.solver, d.matrix);
  IDASetJacFn(d.memory, IdaCallbacks::jacobian<Ida>);
  IDASetDeltaCjLSetup(d.memory, kStaleness);
  IDASetMaxErrTestFails(d.memory, 20);
  IDASetMaxConvFails(d.memory, 20);
  if (!directions_.empty()) IDARootInit(d.memory, static_cast<int>(directions_.size()), IdaCallbacks::roots<Ida>);
  IDASetNoInactiveRootWarn(d.memory);
  return true;
}

// Length of a first step of order one from an estimate of the second derivative along the flow, as CVODE's CVHin
// does (Hindmarsh et al. 2005).
double Integrator::firstStep(double t, double span) {
  Ida& d = *ida_;
  const uint32_t n = rates_.stateCount();
  double *x = elements(d.state), *f = elements(d.rate), *ahead = elements(d.work);
  const double* absolute = elements(d.tolerance);
  const auto weight = [&](uint32_t i) { return 1 / (settings_.tolerance * std::fabs(x[i]) + absolute[i]); };
  double rate = 0;
  for (uint32_t i = 0; i < n; ++i) rate = std::max(rate, std::fabs(f[i]) * weight(i));
  const double tiny = 100 * 2.2e-16 * std::max(std::fabs(t), std::min(span, kLongSpan));
  const double probe = std::max(tiny, std::min(0.01 * span, rate > 0 ? 0.1 / rate : 0.01 * span));
  std::vector<double>& shifted = d.scratch;
  for (uint32_t i = 0; i < n; ++i) shifted[i] = x[i] + probe * f[i];
  double bend = 0;
  if (rates_.evaluate(t + probe, shifted.data(), ahead)) {
    for (uint32_t i = 0; i < n; ++i) bend = std::max(bend, std::fabs(ahead[i] - f[i]) / probe * weight(i));
  } else {
    machine_.clearFailure();
    bend = rate / probe;
  }
  double h = bend * span * span > 2 ? std::sqrt(2 / bend) : 0.1 * span;
  // A rate that is far off its error weight within the step says that the estimate above saw nothing.
  h = std::min(0.5 * h, 0.05 * span);
  return std::max(h, tiny);
}

bool Integrator::restart(double t) {
  beginTime_ = t;
  steps_ = 0;
  if (scan_) return restartScan(t);
  if (!ida_) {
    if (!create(t)) {
      reason_ = failure("R100", phrase("not enough memory for the integrator"));
      return false;
    }
  } else if (!isFresh_) {
    addPeriod(total_);
  }
  Ida& d = *ida_;
  time_ = t;
  const program::Program& p = machine_.program();
  for (uint32_t i = 0; i < p.states.size(); ++i) elements(d.state)[i] = machine_.at(p.states[i].slot);
  rates_.forget();
  rates_.acceptGuess();
  machine_.clearFailure();
  if (!rates_.evaluate(t, elements(d.state), elements(d.rate))) {
    reason_ = explainFailure(p, machine_.failure(), t, "R101");
    return false;
  }
  if (!directions_.empty()) {
    if (!rates_.roots(t, elements(d.state), lastRoots_.data())) machine_.clearFailure();
    pairs_.restart(t, lastRoots_);
  }
  const double span = std::max(settings_.stopTime - t, settings_.interval);
  const double h = firstStep(t, span);
  rates_.loadGuess(false);
  rates_.acceptPath(t, true);
  restoreStates();
  beginState_.assign(elements(d.state), elements(d.state) + d.length);
  beginRate_.assign(elements(d.rate), elements(d.rate) + d.length);
  if (IDAReInit(d.memory, t, d.state, d.rate) != IDA_SUCCESS) {
    reason_ = failure("R100", phrase("the integrator cannot start: %1", d.text));
    return false;
  }
  IDASetInitStep(d.memory, h);
  firstLength_ = h;
  d.control.restart();
  isFresh_ = true;
  isAtBrink_ = false;
  return true;
}

bool Integrator::restartScan(double t) {
  rates_.forget();
  rates_.acceptGuess();
  machine_.clearFailure();
  time_ = t;
  if (scan_->restart(t)) {
    rates_.acceptPath(t, true);
    return true;
  }
  reason_ = explainFailure(machine_.program(), machine_.failure(), t, "R101");
  return false;
}

Integrator::Stop Integrator::stepScan(double tStop) {
  std::fill(directions_.begin(), directions_.end(), 0);
  const bool isDone = scan_->step(endOfStep(tStop));
  rates_.forget();
  time_ = scan_->time();
  if (!isDone) {
    hasLeftModes_ = machine_.failure().isOfHeldModes;
    reason_ = explainFailure(machine_.program(), machine_.failure(), machine_.at(machine_.program().time), "R101");
    return Stop::failed;
  }
  rates_.acceptGuess();
  rates_.acceptPath(time_, false);
  restoreStates();
  lastRoots_ = scan_->roots();
  if (!scan_->hasFound()) return time_ >= tStop ? Stop::stopTime : Stop::step;
  directions_ = scan_->directions();
  return Stop::root;
}

Integrator::Stop Integrator::step(double tStop) {
  ++steps_;
  if (scan_) return stepScan(tStop);
  if (isAtBrink_) return Stop::failed;
  const bool isFirst = isFresh_;
  const double end = endOfStep(tStop);
  Stop stop = takeStep(end);
  for (int attempt = 0; isFirst && attempt < kShorterSteps && stop == Stop::root && hasTurned(); ++attempt) {
    if (!beginAgain()) return Stop::failed;
    stop = takeStep(end);
  }
  if ((stop == Stop::step || stop == Stop::stopTime) && !isAtBrink_ && !directions_.empty() && findPair())
    return Stop::root;
  return stop == Stop::stopTime && time_ < tStop ? Stop::step : stop;
}

// Looks for two crossings within the last step; where there are, the step ends right after the first.
bool Integrator::findPair() {
  const double end = time_;
  bool hasLooked = false;
  const auto evaluate = [&](double t, std::vector<double>& roots) {
    hasLooked = true;
    interpolate(t);
    if (rates_.roots(t, elements(ida_->work), roots.data())) return true;
    machine_.clearFailure();
    return false;
  };
  const std::optional<double> found = pairs_.find(end, lastRoots_, evaluate, directions_);
  if (found && endStepAt(*found)) return true;
  std::fill(directions_.begin(), directions_.end(), 0);
  pairs_.accept(end, lastRoots_);
  if (hasLooked) {
    rates_.loadGuess(false);
    restoreStates();
  }
  return false;
}

// Where the next step has to end at the latest: tStop, or before what depends on time alone switches twice within it.
double Integrator::endOfStep(double tStop) {
  if (timeRoots_.isEmpty()) return tStop;
  double length = scan_ ? settings_.interval : firstLength_;
  if (!scan_ && !isFresh_) IDAGetCurrentStep(ida_->memory, &length);
  const double ahead = std::min(tStop, time_ + length);
  const double bound = timeRoots_.bound(machine_.v(), time_, ahead);
  const double shortest = 1e-12 * std::max(std::fabs(time_), length);  // IDA refuses what rounding hides
  return bound < ahead && bound - time_ > shortest ? bound : tStop;
}

// Whether a root that the first step has found belongs to a function that moves away from zero at the beginning. A step
// of order one strides over such a hump, and the straight line to its end leads to a root at its very beginning: a
// thyristor that is fired right before the voltage reverses would stop conducting at once.
bool Integrator::hasTurned() {
  Ida& d = *ida_;
  double end = time_;
  IDAGetCurrentTime(d.memory, &end);
  const double probe = kProbe * (end - beginTime_);
  if (!(beginTime_ + probe > beginTime_)) return false;
  std::vector<double> before(lastRoots_.size()), after(lastRoots_.size()), ahead(beginState_);
  for (size_t i = 0; i < ahead.size(); ++i) ahead[i] += probe * beginRate_[i];
  const bool isDone = rates_.roots(beginTime_, beginState_.data(), before.data()) &&
                      rates_.roots(beginTime_ + probe, ahead.data(), after.data());
  machine_.clearFailure();
  rates_.loadGuess(false);
  restoreStates();
  if (!isDone) return false;
  for (size_t k = 0; k < directions_.size(); ++k) {
    if (directions_[k] != 0 && (after[k] - before[k]) * directions_[k] < 0) return true;
  }
  return false;
}

// The first step once more from where it began, but shorter.
bool Integrator::beginAgain() {
  Ida& d = *ida_;
  double end = time_;
  IDAGetCurrentTime(d.memory, &end);
  addPeriod(total_);
  time_ = beginTime_;
  std::copy(beginState_.begin(), beginState_.end(), elements(d.state));
  std::copy(beginRate_.begin(), beginRate_.end(), elements(d.rate));
  rates_.loadGuess(true);
  rates_.acceptGuess();
  restoreStates();
  if (IDAReInit(d.memory, beginTime_, d.state, d.rate) != IDA_SUCCESS) {
    reason_ = failure("R100", phrase("the integrator cannot start: %1", d.text));
    return false;
  }
  IDASetInitStep(d.memory, kShortening * (end - beginTime_));
  d.control.restart();
  return true;
}

Integrator::Stop Integrator::takeStep(double tStop) {
  Ida& d = *ida_;
  IDASetStopTime(d.memory, tStop);
  d.control.prepare(d.memory);
  isFresh_ = false;
  d.text.clear();
  d.stumble = {};
  const int flag = IDASolve(d.memory, tStop, &time_, d.state, d.rate, IDA_ONE_STEP);
  rates_.forget();
  if (flag < 0) {
    explain(flag);
    isAtBrink_ = flag == IDA_RTFUNC_FAIL && goToBrink();
    // IDA leaves the point at which it has failed in the vector of states.
    if (!isAtBrink_) IDAGetDky(d.memory, time_, 0, d.state);
    return isAtBrink_ ? Stop::step : Stop::failed;
  }
  rates_.acceptGuess();
  rates_.acceptPath(time_, false);
  restoreStates();
  // IDA goes on with steps that no longer move the time, e.g. towards a pole of the solution.
  double h = 0;
  IDAGetLastStep(d.memory, &h);
  const bool isTiny =
      std::fabs(h) <
      1e-14 * std::max(std::fabs(time_), std::min(1e-3 * (settings_.stopTime - settings_.startTime), kLongSpan));
  tinySteps_ = isTiny ? tinySteps_ + 1 : 0;
  if (tinySteps_ > kTinySteps) {
    explain(IDA_ERR_FAIL);
    return Stop::failed;
  }
  if (flag == IDA_ROOT_RETURN) {
    IDAGetRootInfo(d.memory, directions_.data());
    return Stop::root;
  }
  std::fill(directions_.begin(), directions_.end(), 0);
  return flag == IDA_TSTOP_RETURN || time_ >= tStop ? Stop::stopTime : Stop::step;
}

// After a step at whose end the root functions cannot be evaluated although the rates can: goes back within it to the
// last time at which they can be. False where that is its beginning.
bool Integrator::goToBrink() {
  Ida& d = *ida_;
  double end = time_, length = 0;
  IDAGetCurrentTime(d.memory, &end);
  IDAGetLastStep(d.memory, &length);
  const double begin = end - length;
  double good = begin, bad = end;
  const auto isGood = [&](double t) {
    machine_.clearFailure();
    return IDAGetDky(d.memory, t, 0, d.state) == IDA_SUCCESS && rates_.roots(t, elements(d.state), lastRoots_.data());
  };
  while (bad - good > 1e-15 * (std::fabs(end) + length) && !machine_.isCancelled()) {
    const double middle = 0.5 * (good + bad);
    if (!(middle > good && middle < bad)) break;
    (isGood(middle) ? good : bad) = middle;
  }
  time_ = good;
  if (good <= begin || !isGood(good)) return false;
  rates_.acceptGuess();
  restoreStates();
  return true;
}

bool Integrator::endStepAt(double t) {
  if (!scan_ && IDAGetDky(ida_->memory, t, 0, ida_->state) != IDA_SUCCESS) return false;
  rates_.forget();
  rates_.loadGuess(t == beginOfFirst());
  if (!rates_.roots(t, scan_ ? nullptr : elements(ida_->state), lastRoots_.data())) {
    machine_.clearFailure();
    return false;
  }
  time_ = t;
  restoreStates();
  return true;
}

void Integrator::interpolate(double t) {
  if (!scan_) {
    Ida& d = *ida_;
    IDAGetDky(d.memory, t, 0, d.work);
    const program::Program& p = machine_.program();
    for (uint32_t i = 0; i < p.states.size(); ++i) machine_.at(p.states[i].slot) = elements(d.work)[i];
  }
  machine_.at(machine_.program().time) = t;
  rates_.forget();
}

void Integrator::restoreStates() {
  const program::Program& p = machine_.program();
  for (uint32_t i = 0; i < p.states.size(); ++i) machine_.at(p.states[i].slot) = elements(ida_->state)[i];
  machine_.at(p.time) = time_;
  rates_.forget();
}

void Integrator::explain(int flag) {
  Ida& d = *ida_;
  const program::Program& p = machine_.program();
  double h = 0, t = time_;
  int order = 0;
  IDAGetLastStep(d.memory, &h);
  IDAGetCurrentTime(d.memory, &t);
  IDAGetLastOrder(d.memory, &order);
  Phrase text;
  Diagnostic inner;
  // The step may have become too small just because the model cannot be evaluated any further.
  const Failure& why = machine_.failure() ? machine_.failure() : d.stumble;
  const bool hasInner = static_cast<bool>(why);
  hasLeftModes_ = why.isOfHeldModes;
  if (hasInner) inner = explainFailure(p, why, t, "R101");
  switch (flag) {
    case IDA_ERR_FAIL:
      text = phrase("the integration cannot go on at t = %1: the step became too small", timeText(t));
      break;
    case IDA_CONV_FAIL:
    case IDA_LSETUP_FAIL:
    case IDA_LSOLVE_FAIL:
    case IDA_NLS_FAIL:
      text = phrase("the integration cannot go on at t = %1: the equations of a step could not be solved", timeText(t));
      break;
    case IDA_TOO_MUCH_ACC:
      text = phrase("the tolerance is too small for the accuracy of the numbers at t = %1", timeText(t));
      break;
    case IDA_REP_RES_ERR:
    case IDA_RES_FAIL:
    case IDA_FIRST_RES_FAIL:
    case IDA_RTFUNC_FAIL:
    case IDA_CONSTR_FAIL:
      text = phrase("the integration cannot go on at t = %1: the model could not be evaluated", timeText(t));
      break;
    default:
      text = phrase("the integration cannot go on at t = %1 (%2)", timeText(t), d.text);
  }
  reason_ = failure("R110", text);
  if (hasInner) {
    reason_.message = phrase("%1; %2", reason_.message, inner.message);
    reason_.parts = inner.parts;
    reason_.span = inner.span;
    return;
  }
  nameWorst(reason_, phrase(" (step %1 s, order %2)", program::formatReal(h), order));
}

Diagnostic Integrator::slowness(double since, uint64_t steps) const {
  Diagnostic d = failure("R111", phrase("%1 steps between t = %2 and t = %3 hardly get on: something changes very fast",
                                        steps, timeText(since), timeText(time_)));
  nameWorst(d, {});
  d.advice = phrase("shorten the time to be simulated, or look for a value that is far too large or too small");
  return d;
}

// The variable whose error weighs most is the one to look at.
void Integrator::nameWorst(Diagnostic& message, const Phrase& details) const {
  const program::Program& p = machine_.program();
  if (p.states.empty()) return;
  Ida& d = *ida_;
  N_Vector error = d.work, weights = d.tolerance;
  if (IDAGetEstLocalErrors(d.memory, error) != IDA_SUCCESS) return;
  uint32_t worst = 0;
  double largest = -1;
  for (uint32_t i = 0; i < p.states.size(); ++i) {
    const double size =
        std::fabs(elements(error)[i]) / (settings_.tolerance * std::fabs(elements(d.state)[i]) + elements(weights)[i]);
    if (size > largest) worst = i, largest = size;
  }
  message.message = phrase("%1; the largest error is that of %2%3", message.message, p.states[worst].name, details);
  for (const program::Variable& variable : p.variables) {
    if (variable.name == p.states[worst].name && !variable.part.empty()) message.parts.push_back(variable.part);
  }
}

void Integrator::addStatistics(Statistics& s) const {
  s.steps += total_.steps;
  s.jacobianEvaluations += total_.jacobianEvaluations;
  s.errorTestFailures += total_.errorTestFailures;
  addPeriod(s);
}

// Figures since the last restart.
void Integrator::addPeriod(Statistics& s) const {
  if (!ida_ || isFresh_) return;
  long steps = 0, jacobians = 0, failures = 0;
  IDAGetNumSteps(ida_->memory, &steps);
  IDAGetNumJacEvals(ida_->memory, &jacobians);
  IDAGetNumErrTestFails(ida_->memory, &failures);
  s.steps += static_cast<uint64_t>(steps);
  s.jacobianEvaluations += static_cast<uint64_t>(jacobians);
  s.errorTestFailures += static_cast<uint64_t>(failures);
}

}  // namespace armature::solve
