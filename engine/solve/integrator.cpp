#include "engine/solve/integrator.h"

#include <algorithm>
#include <cfenv>
#include <cmath>
#include <limits>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/rounding_watch.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

constexpr int kTinySteps = 300;         // in a row, then the step has collapsed
constexpr int kShorterFirstSteps = 12;  // tries of a first step
constexpr double kFirstShortening = 0.1;
constexpr double kProbe = 1e-4;      // of a step: what shows in which direction something begins to move
constexpr double kLeastPair = 1e-9;  // of the run: two crossings that lie closer together are none
constexpr double kLongSpan = 1e6;    // [s] a longer run says nothing about how short a step may be
// Scheduled events that may lose a tolerance each; the least share of a tolerance, and the least tolerance, that is
// asked for the others; growth of a share that is worth telling the method.
constexpr double kFreeEvents = 20, kLeastShare = 1.0 / 4096, kLeastTolerance = 1e-12, kLargerShare = 1.5;

}  // namespace

Integrator::Integrator(Machine& machine, Rates& rates, const Settings& settings)
    : machine_(machine),
      rates_(rates),
      settings_(settings),
      flow_(machine, rates, settings),
      kind_(settings.method),
      choice_(flow_),
      timeRoots_(machine.program(), rates.searched(), kLeastPair * (settings.stopTime - settings.startTime)),
      bumps_(machine.program(), kLeastPair * (settings.stopTime - settings.startTime)),
      delayed_(settings),
      pairs_(rates.searched().size(), settings.tolerance),
      hidden_(machine.program(), machine.program().roots, rates.rootSlots()),
      stepwise_(machine.program(), rates.searched(), settings),
      stability_(flow_),
      asked_(machine.context().native) {
  directions_.assign(rates.searched().size(), 0);
  if (rates.stateCount() == 0) scan_ = std::make_unique<RootScan>(rates, settings);
}

Integrator::~Integrator() = default;

bool Integrator::create(double t) {
  method_ = makeMethod(kind_, flow_);
  scratch_.resize(rates_.stateCount());
  ahead_.resize(rates_.stateCount());
  return method_->create(t);
}

// Length of a first step of order one from an estimate of the second derivative along the flow, as CVODE's CVHin
// does (Hindmarsh et al. 2005).
double Integrator::firstStep(double t, double span) {
  const uint32_t n = rates_.stateCount();
  double *x = method_->state(), *f = method_->rate(), *ahead = ahead_.data();
  const double* absolute = flow_.tolerance().data();
  const auto weight = [&](uint32_t i) { return 1 / (settings_.tolerance * std::fabs(x[i]) + absolute[i]); };
  double rate = 0;
  for (uint32_t i = 0; i < n; ++i) rate = std::max(rate, std::fabs(f[i]) * weight(i));
  const double tiny = Tolerances::kCrossing * std::max(std::fabs(t), std::min(span, kLongSpan));
  const double probe = std::max(tiny, std::min(0.01 * span, rate > 0 ? 0.1 / rate : 0.01 * span));
  std::vector<double>& shifted = scratch_;
  for (uint32_t i = 0; i < n; ++i) shifted[i] = x[i] + probe * f[i];
  double bend = 0;
  if (rates_.evaluate(t + probe, shifted.data(), ahead)) {
    askRoots(t + probe, shifted.data());
    asked_.note(t + probe);
    for (uint32_t i = 0; i < n; ++i) bend = std::max(bend, std::fabs(ahead[i] - f[i]) / probe * weight(i));
  } else {
    machine_.clearFailure();
    bend = rate / probe;
  }
  double h = bend * span * span > 2 ? std::sqrt(2 / bend) : 0.1 * span;
  // A rate that is far off its error weight within the step says that the estimate above saw nothing.
  h = std::min(0.5 * h, 0.05 * span);
  return std::max(h * std::sqrt(share_), tiny);
}

// What the steps between two events lose is one-sided, first of all that of the low orders behind a restart, and adds
// up from event to event. The first events of a run that come by plan, as samples do, may lose a tolerance each; the
// one with number n that part of it, so that all of them together lose as many tolerances, times the logarithm of how
// many times as many they are. A stretch that is a good part of the run has them all to itself. Events of states do not
// count: where they are many, as flows that go to and fro about zero, a smaller tolerance makes more of them.
double Integrator::shareOfTolerance(double t) const {
  const double run = std::min(settings_.stopTime - settings_.startTime, kLongSpan);
  const double least = std::min(1.0, std::max(kLeastShare, kLeastTolerance / settings_.tolerance));
  const double ofNumber = kFreeEvents / static_cast<double>(std::max<uint64_t>(scheduled_, 1));
  const double ofLength = run > 0 ? kFreeEvents * (t - beginTime_) / run : 1;
  return std::clamp(std::max(ofNumber, ofLength), least, 1.0);
}

void Integrator::setShare(double share) {
  share_ = share;
  method_->setShare(share);
}

bool Integrator::restart(double t) {
  beginTime_ = t;
  steps_ = 0;
  stepwise_.noteEvent(t, directions_);
  if (scan_) return restartScan(t);
  if (method_ && !isFresh_) addPeriod(total_);
  if (!method_ && !begin(t)) return false;
  time_ = t;
  const program::Program& p = machine_.program();
  double *state = method_->state(), *rate = method_->rate();
  for (uint32_t i = 0; i < p.states.size(); ++i) state[i] = machine_.at(p.states[i].slot);
  rates_.forget();
  rates_.acceptGuess();
  machine_.clearFailure();
  if (!rates_.evaluate(t, state, rate)) {
    reason_ = explainFailure(p, machine_.failure(), t, "R101");
    return false;
  }
  if (!directions_.empty()) {
    if (!rates_.roots(t, state, flow_.lastRoots().data())) machine_.clearFailure();
    pairs_.restart(t, flow_.lastRoots());
  }
  asked_.begin(t);
  const double span = std::max(settings_.stopTime - t, settings_.interval);
  setShare(shareOfTolerance(t));
  const double h = method_->isFixed() ? 0 : firstStep(t, span);
  rates_.loadGuess(false);
  rates_.acceptPath(t, true);
  restoreStates();
  beginState_.assign(state, state + rates_.stateCount());
  beginRate_.assign(rate, rate + rates_.stateCount());
  if (!method_->restart(t, h)) {
    reason_ = failure("R100", phrase("the integrator cannot start: %1", method_->text()));
    return false;
  }
  bumps_.restart();
  timeRoots_.restart();
  firstLength_ = method_->isFixed() ? method_->nextLength() : h;
  stability_.restart();
  isFresh_ = true;
  isAtBrink_ = false;
  return true;
}

// Objects that the root functions alone ask.
void Integrator::askRoots(double t, const double* x) {
  if (directions_.empty() || asked_.isEmpty()) return;
  std::vector<double> ignored(directions_.size());
  if (!rates_.roots(t, x, ignored.data())) machine_.clearFailure();
}

// Makes the method; which one, where that is left open, follows from the model at the start.
bool Integrator::begin(double t) {
  if (kind_ == MethodKind::automatic) {
    rates_.forget();
    rates_.acceptGuess();
    choices_.push_back(choice_.atStart(t));
    kind_ = choices_.back().kind;
  }
  if (create(t)) return true;
  reason_ = failure("R100", phrase("not enough memory for the integrator"));
  return false;
}

// After a step of an explicit method that the program has chosen: where another one has turned out to be better, goes
// on with that.
bool Integrator::changeMethod() {
  std::optional<MethodChoice::Choice> other = choice_.afterStep(*method_);
  if (!other) return true;
  if (!isFresh_) addPeriod(total_);
  isFresh_ = true;
  restoreStates();
  kind_ = other->kind;
  choices_.push_back(std::move(*other));
  method_.reset();
  return restart(time_);
}

bool Integrator::restartScan(double t) {
  rates_.forget();
  rates_.acceptGuess();
  machine_.clearFailure();
  time_ = t;
  asked_.begin(t);
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
  asked_.note(time_);
  rates_.acceptGuess();
  rates_.acceptPath(time_, false);
  restoreStates();
  flow_.lastRoots() = scan_->roots();
  if (!scan_->hasFound()) return time_ >= tStop ? Stop::stopTime : Stop::step;
  directions_ = scan_->directions();
  return Stop::root;
}

Integrator::Stop Integrator::step(double tStop) {
  if (isAtBrink_) return Stop::failed;
  if (kind_ != settings_.method && kind_ == MethodKind::arkodeErk && !changeMethod()) return Stop::failed;
  ++steps_;
  if (scan_) return stepScan(tStop);
  const bool isFirst = isFresh_;
  if (share_ < 1)
    if (const double share = shareOfTolerance(time_); share > kLargerShare * share_ || share == 1) setShare(share);
  const double end = endOfStep(tStop);
  Stop stop = takeStep(end);
  for (int attempt = 0; isFirst && attempt < kShorterFirstSteps && stop == Stop::root && hasTurned(); ++attempt) {
    if (!beginAgain()) return Stop::failed;
    stop = takeStep(end);
  }
  if (stop == Stop::root && mayHide()) findEarlier();
  if ((stop == Stop::step || stop == Stop::stopTime) && !isAtBrink_ && !directions_.empty() && findPair())
    return Stop::root;
  if (method_->isFixed() && (stop == Stop::step || stop == Stop::stopTime)) stability_.afterStep(*method_);
  return stop == Stop::stopTime && time_ < tStop ? Stop::step : stop;
}

// Root functions at a time within the last step.
bool Integrator::rootsWithin(double t, std::vector<double>& roots) {
  interpolate(t);
  if (rates_.roots(t, scratch_.data(), roots.data())) return true;
  machine_.clearFailure();
  return false;
}

std::vector<double> Integrator::rootSpread() {
  std::vector<double> up(directions_.size()), down(directions_.size());
  const auto evaluate = [&](int mode, std::vector<double>& roots) {
    const DirectedRounding rounding(mode);
    return rates_.roots(time_, method_->state(), roots.data());
  };
  const bool isDone = method_ && evaluate(FE_UPWARD, up) && evaluate(FE_DOWNWARD, down);
  machine_.clearFailure();
  rates_.loadGuess(false);
  restoreStates();
  if (!isDone) return {};
  for (size_t k = 0; k < up.size(); ++k) up[k] = std::fabs(up[k] - down[k]);
  return up;
}

// A crossing within the step that has ended at `end` of which the values at its ends say nothing.
std::optional<double> Integrator::findHidden(double end, const PairWatch::Evaluate& evaluate) {
  std::optional<double> inside;
  if (!hidden_.isEmpty())
    inside = hidden_.find(pairs_.begin(), end, pairs_.rootsAtBegin(), flow_.lastRoots(), machine_.v(), evaluate);
  const auto stepwise = stepwise_.find(pairs_.begin(), inside.value_or(end), pairs_.rootsAtBegin(), evaluate);
  if (stepwise) inside = stepwise;
  return inside ? pairs_.findBefore(*inside, evaluate, directions_) : std::nullopt;
}

// After a step that has ended at a root: one with an odd number of crossings shows any of them, which need not be the
// first.
void Integrator::findEarlier() {
  const std::vector<int> directions = directions_;
  const auto found = findHidden(time_, [this](double t, std::vector<double>& roots) { return rootsWithin(t, roots); });
  if (found && endStepAt(*found)) return;
  directions_ = directions;
  rates_.loadGuess(false);
  restoreStates();
}

// Looks for two crossings within the last step; where there are, the step ends right after the first.
bool Integrator::findPair() {
  const double end = time_;
  bool hasLooked = false;
  const PairWatch::Evaluate evaluate = [&](double t, std::vector<double>& roots) {
    hasLooked = true;
    return rootsWithin(t, roots);
  };
  std::optional<double> found = pairs_.find(end, flow_.lastRoots(), evaluate, directions_);
  if (!found && mayHide()) found = findHidden(end, evaluate);
  if (found && endStepAt(*found)) return true;
  std::fill(directions_.begin(), directions_.end(), 0);
  pairs_.accept(end, flow_.lastRoots());
  if (hasLooked) {
    rates_.loadGuess(false);
    restoreStates();
  }
  return false;
}

double Integrator::nextLength() {
  return scan_ ? settings_.interval : isFresh_ ? firstLength_ : method_->nextLength();
}

double Integrator::lastBegin() {
  return scan_ ? beginTime_ : method_->lastBegin();
}

// Whether a root that the first step has found belongs to a function that moves away from zero at the beginning. A step
// of order one strides over such a hump, and the straight line to its end leads to a root at its very beginning: a
// thyristor that is fired right before the voltage reverses would stop conducting at once.
bool Integrator::hasTurned() {
  const double probe = kProbe * (method_->lastEnd() - beginTime_);
  if (!(beginTime_ + probe > beginTime_)) return false;
  std::vector<double> before(directions_.size()), after(before), ahead(beginState_);
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
  const double length = method_->lastEnd() - beginTime_;
  addPeriod(total_);
  time_ = beginTime_;
  std::copy(beginState_.begin(), beginState_.end(), method_->state());
  std::copy(beginRate_.begin(), beginRate_.end(), method_->rate());
  rates_.loadGuess(true);
  rates_.acceptGuess();
  restoreStates();
  if (method_->isFixed()) (void)rates_.roots(beginTime_, beginState_.data(), flow_.lastRoots().data());
  if (method_->restart(beginTime_, kFirstShortening * length)) return true;
  reason_ = failure("R100", phrase("the integrator cannot start: %1", method_->text()));
  return false;
}

Integrator::Stop Integrator::takeStep(double tStop) {
  isFresh_ = false;
  const Method::End end = method_->step(tStop);
  time_ = method_->time();
  rates_.forget();
  if (end == Method::End::failed) {
    explain(method_->trouble());
    isAtBrink_ = method_->trouble() == Method::Trouble::roots && goToBrink();
    // The method may leave the point at which it has failed as the state, and have gone on to where nothing can be
    // evaluated any more: less than its errors beyond the border of a relation.
    if (!isAtBrink_ && !isGoodAt(time_)) (void)isGoodAt(lastGood());
    return isAtBrink_ ? Stop::step : Stop::failed;
  }
  asked_.note(time_);
  rates_.acceptMargins(time_, method_->state());
  rates_.acceptGuess();
  rates_.acceptPath(time_, false);
  restoreStates();
  // IDA goes on with steps that no longer move the time, e.g. towards a pole of the solution.
  const bool isTiny =
      std::fabs(method_->lastLength()) <
      Tolerances::kNoStep *
          std::max(std::fabs(time_),
                   std::min(Tolerances::kNoStepOfRun * (settings_.stopTime - settings_.startTime), kLongSpan));
  tinySteps_ = isTiny ? tinySteps_ + 1 : 0;
  if (tinySteps_ > kTinySteps) {
    explain(Method::Trouble::stepTooSmall);
    return Stop::failed;
  }
  if (end == Method::End::root) {
    method_->rootDirections(directions_);
    return Stop::root;
  }
  std::fill(directions_.begin(), directions_.end(), 0);
  return end == Method::End::stopTime ? Stop::stopTime : Stop::step;
}

// Whether rates and root functions can be evaluated at a time within the last step, whose states are those of the
// method afterwards.
bool Integrator::isGoodAt(double t) {
  machine_.clearFailure();
  return method_->interpolate(t, method_->state()) && rates_.roots(t, method_->state(), flow_.lastRoots().data());
}

// The last time within the last step at which they can be.
double Integrator::lastGood() {
  const double begin = method_->lastBegin(), end = method_->lastEnd(), length = end - begin;
  double good = begin, bad = end;
  while (bad - good > Tolerances::kLastGood * (std::fabs(end) + length) && !machine_.isCancelled()) {
    const double middle = 0.5 * (good + bad);
    if (!(middle > good && middle < bad)) break;
    (isGoodAt(middle) ? good : bad) = middle;
  }
  return good;
}

// After a step at whose end the root functions cannot be evaluated although the rates can: goes back within it to the
// last time at which they can be. False where that is its beginning.
bool Integrator::goToBrink() {
  time_ = lastGood();
  if (time_ <= method_->lastBegin() || !isGoodAt(time_)) return false;
  rates_.acceptGuess();
  restoreStates();
  return true;
}

bool Integrator::endStepAt(double t) {
  if (!scan_ && !method_->endAt(t)) return false;
  rates_.forget();
  rates_.loadGuess(t == beginOfFirst());
  if (!rates_.roots(t, scan_ ? nullptr : method_->state(), flow_.lastRoots().data())) {
    machine_.clearFailure();
    return false;
  }
  time_ = t;
  restoreStates();
  return true;
}

void Integrator::interpolate(double t) {
  if (!scan_) {
    method_->interpolate(t, scratch_.data());
    return rates_.put(t, scratch_.data());
  }
  machine_.at(machine_.program().time) = t;
  rates_.forget();
}

void Integrator::restoreStates() {
  if (!scan_) return rates_.put(time_, method_->state());
  machine_.at(machine_.program().time) = time_;
  rates_.forget();
}

void Integrator::explain(Method::Trouble trouble) {
  const program::Program& p = machine_.program();
  const double t = method_->lastEnd();
  // The step may have become too small just because the model cannot be evaluated any further.
  const Failure& why = machine_.failure() ? machine_.failure() : flow_.stumble();
  const bool hasInner = static_cast<bool>(why);
  hasLeftModes_ = why.isOfHeldModes;
  Diagnostic inner;
  if (hasInner) inner = explainFailure(p, why, t, "R101");
  Phrase text;
  switch (trouble) {
    case Method::Trouble::stepTooSmall:
      text = phrase("the integration cannot go on at t = %1: the step became too small", timeText(t));
      break;
    case Method::Trouble::fixedStep:
      text = phrase("the integration cannot go on at t = %1: the model could not be evaluated within a step of %2",
                    timeText(t), timeText(method_->nextLength()));
      break;
    case Method::Trouble::equations:
      text = phrase("the integration cannot go on at t = %1: the equations of a step could not be solved", timeText(t));
      break;
    case Method::Trouble::accuracy:
      text = phrase("the tolerance is too small for the accuracy of the numbers at t = %1", timeText(t));
      break;
    case Method::Trouble::model:
    case Method::Trouble::roots:
      text = phrase("the integration cannot go on at t = %1: the model could not be evaluated", timeText(t));
      break;
    default:
      text = phrase("the integration cannot go on at t = %1 (%2)", timeText(t), method_->text());
  }
  reason_ = failure("R110", text);
  if (trouble == Method::Trouble::fixedStep)
    reason_.advice = phrase("choose a shorter step, or a method that chooses its steps itself");
  if (hasInner) {
    reason_.message = phrase("%1; %2", reason_.message, inner.message);
    reason_.parts = inner.parts;
    reason_.span = inner.span;
    return;
  }
  nameWorst(reason_, phrase(" (step %1 s, order %2)", program::spokenReal(method_->lastLength()), method_->order()));
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
  std::vector<double> errors(p.states.size());
  if (!method_ || !method_->localErrors(errors.data())) return;
  uint32_t worst = 0;
  double largest = -1;
  for (uint32_t i = 0; i < p.states.size(); ++i) {
    const double bound = settings_.tolerance * std::fabs(method_->state()[i]) + flow_.tolerance()[i];
    if (const double size = std::fabs(errors[i]) / bound; size > largest) worst = i, largest = size;
  }
  message.message = phrase("%1; the largest error is that of %2%3", message.message, p.states[worst].name, details);
  for (const program::Variable& variable : p.variables) {
    if (variable.name == p.states[worst].name && !variable.part.empty()) message.parts.push_back(variable.part);
  }
}

void Integrator::addStatistics(Statistics& s) const {
  if (method_) s.method = nameOf(kind_);
  s.steps += total_.steps;
  s.jacobianEvaluations += total_.jacobianEvaluations;
  s.errorTestFailures += total_.errorTestFailures;
  addPeriod(s);
}

// Figures since the last restart.
void Integrator::addPeriod(Statistics& s) const {
  if (!method_ || isFresh_) return;
  const Method::Counts counts = method_->counts();
  s.steps += counts.steps;
  s.jacobianEvaluations += counts.jacobians;
  s.errorTestFailures += counts.failures;
}

}  // namespace armature::solve
