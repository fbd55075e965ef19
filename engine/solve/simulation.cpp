#include "engine/solve/simulation.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/program/ranges.h"
#include "engine/solve/explain.h"
#include "engine/solve/initialize.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// Share of a first step at which what has happened in it is looked for.
constexpr double kEarly = 1e-6;
constexpr double kMostOfPipe = 0.5;  // that is passed in a step
constexpr int kShorterSteps = 20;    // tries to find such a step

double secondsSince(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

}  // namespace

Simulation::Simulation(const program::Program& program, const Settings& settings, Control& control,
                       results::Store& store, Diagnostics& diagnostics)
    : program_(program),
      settings_(settings),
      changes_(settings.changes),
      control_(control),
      diagnostics_(diagnostics),
      machine_(program, settings.useMachineCode, &control.cancel),
      rates_(machine_, settings_.tolerance),
      events_(machine_, rates_, settings_, result_.statistics),
      integrator_(machine_, rates_, settings_),
      recorder_(machine_, store),
      path_(machine_, settings_.tolerance, {&program.derivatives, &program.outputs}, Rates::sections(program)),
      selector_(machine_),
      delays_(machine_, settings_),
      transports_(machine_, settings_),
      progress_(program, settings_),
      faint_(program, rates_.searched(), settings_.stopTime - settings_.startTime),
      accumulation_(program),
      undetermined_(machine_),
      branches_(machine_),
      rounding_(machine_, settings.tolerance, settings.stopTime - settings.startTime),
      residuals_(machine_, {&program.derivatives, &program.outputs}, settings.tolerance),
      small_(machine_,
             hasFixedStep(settings.method) ? std::vector<double>() : absoluteTolerances(program, settings.tolerance)),
      whole_(program),
      pace_(control),
      halt_(control),
      assertions_(machine_, rates_, settings_),
      flow_(machine_, rates_),
      inputs_(program) {
  states_.resize(program.states.size());
  roots_.resize(rates_.searched().size());
  machine_.context().native.door = native::Door(settings_.permissions);
}

RunResult Simulation::run(const Overrides& overrides) {
  const auto began = std::chrono::steady_clock::now();
  result_.outcome = Outcome::finished;
  result_.endTime = settings_.startTime;
  result_.statistics.codeSeconds = machine_.codeSeconds();
  const bool hasStarted = start(overrides);
  result_.statistics.initializeSeconds = secondsSince(began);
  if (hasStarted) {
    const auto integrationBegan = std::chrono::steady_clock::now();
    tell(wording("running").text);
    integrate();
    finish();
    if (result_.outcome == Outcome::finished || result_.outcome == Outcome::terminated) small_.tell(diagnostics_);
    result_.statistics.integrateSeconds = secondsSince(integrationBegan);
  } else if (control_.cancel.isCancelled()) {
    result_.outcome = Outcome::cancelled;
  } else if (result_.outcome == Outcome::finished) {
    result_.outcome = Outcome::failed;
  }
  integrator_.addStatistics(result_.statistics);
  tellOfMethod();
  result_.statistics.residualEvaluations = rates_.evaluations;
  result_.statistics.newtonIterations = machine_.newtonIterations;
  result_.endTime = reached_;
  tellOfWorld();
  return std::move(result_);
}

void Simulation::tellTime(double at) {
  control_.time.store(at, std::memory_order_relaxed);
  if (control_.whereabouts) control_.whereabouts->atTime(at);
}

void Simulation::tell(const char* activity) {
  if (control_.whereabouts) control_.whereabouts->begin(activity);
}

void Simulation::tellOfMethod() {
  for (const MethodChoice::Choice& choice : integrator_.choices()) {
    const Phrase text = phrase("method %1: %2", nameOf(choice.kind), choice.reason);
    result_.statistics.methodReason = choice.reason.text();
    Diagnostic note = failure("R170", text);
    note.severity = Severity::note;
    diagnostics_.add(std::move(note));
  }
}

// What the model's functions have said and done outside of the numbers.
void Simulation::tellOfWorld() {
  program::RunContext& context = machine_.context();
  for (const std::string& text : context.native.messages) diagnostics_.warning("R130", Phrase(text));
  for (const Diagnostic& warning : context.native.warnings) diagnostics_.add(warning);
  if (context.native.door.hasRunFolder()) result_.runFolder = settings_.permissions.runFolder;
  // A solver that went on without a refused call may have failed for that reason and said another.
  if (result_.outcome != Outcome::failed || !context.refusal) return;
  const auto isRefusal = [](const Diagnostic& d) { return d.access.has_value(); };
  if (std::any_of(diagnostics_.all().begin(), diagnostics_.all().end(), isRefusal)) return;
  Failure why{Failure::Kind::call, context.refusal->message, {}, context.refusalOrigin};
  why.reason = context.refusal;
  diagnostics_.add(explainFailure(program_, why, reached_, "R102"));
}

bool Simulation::start(const Overrides& overrides) {
  tell(wording("finding the values at the start").text);
  reached_ = settings_.startTime;
  tellTime(reached_);
  machine_.at(program_.time) = settings_.startTime;
  if (!applyOverrides(machine_, overrides, diagnostics_)) return false;
  if (!computeParameters(machine_, settings_.startTime, diagnostics_)) return false;
  warnAboutRanges(program_.initial);  // of what the model itself says the translation has warned
  if (!initializeStates()) return false;
  transports_.begin();
  recorder_.setConstants();
  // What initialization has found is the left limit of the first event.
  events_.begin();
  if (!checkStart()) return false;
  events_.schedule(settings_.startTime);
  const bool hasEventSection = !program_.event.empty();
  if (hasEventSection && !events_.iterate()) {
    fail(events_.reason());
    return false;
  }
  if (hasEventSection && events_.takeDue(settings_.startTime, true)) {
    if (!events_.iterate()) {
      fail(events_.reason());
      return false;
    }
  }
  // What is late asks for a history without gaps.
  needsIntegrator_ =
      !program_.states.empty() || !rates_.searched().empty() || program_.delayCount > 0 || !program_.transports.empty();
  if (!evaluatePoint() || !takeIn() || !isFiniteStart() || !record(settings_.startTime)) return false;
  undetermined_.look(settings_.startTime, diagnostics_);
  if (check(true) == Next::stop) return false;
  nextOutput_ = 1;
  path_.begin(settings_.startTime);
  if (hasEventSection && !events_.finish()) {
    fail(events_.reason());
    return false;
  }
  delays_.accept(settings_.startTime);
  if (needsIntegrator_ && end() > settings_.startTime) {
    selector_.select();
    if (!restart(time())) return false;
  }
  assertions_.begin(needsIntegrator_);
  progress_.begin(settings_.startTime);
  pace_.begin(settings_.startTime);
  return true;
}

// Start values of coordinates that contradict each other a little are guesses, as long as they are not fixed: where the
// ones that are held have no solution, their combinations may have one.
bool Simulation::initializeStates() {
  selector_.selectAtStart();
  const std::vector<double> begin = machine_.values();
  Diagnostics reasons;
  if (initialize(machine_, settings_, reasons)) {
    selector_.selectInitial();
    return true;
  }
  const auto holdsTangents = [&](uint32_t attempt) {
    if (machine_.isCancelled() || program_.stateSets.empty()) return false;
    machine_.values() = begin;
    machine_.clearFailure();
    Diagnostics others;
    return selector_.holdTangents(attempt) && initialize(machine_, settings_, others);
  };
  constexpr uint32_t kAttempts = 8;
  bool isDone = false;
  for (uint32_t k = 0; !isDone && k < kAttempts; ++k) isDone = holdsTangents(k);
  if (isDone)
    selector_.settle();
  else
    diagnostics_.append(reasons);
  return isDone;
}

double Simulation::outputTime(uint64_t index) const {
  return std::min(end(), settings_.startTime + static_cast<double>(index) * settings_.interval);
}

void Simulation::integrate() {
  while (reached_ < end()) {
    if (poll() == Next::stop) return;
    if (control_.whereItStands) offerState();
    if (control_.hasDestination()) moveOn();
    control_.steps.store(++advances_, std::memory_order_relaxed);
    if (settings_.stepBudget > 0 && advances_ > settings_.stepBudget) {
      fail(failure("R141", phrase("the run has used up its budget of steps")));
      return;
    }
    if (advance() == Next::stop) return;
    if (progress_.isStuck(reached_)) {
      fail(integrator_.slowness(progress_.stepsSince(), progress_.steps()));
      return;
    }
    if (auto lost = accumulation_.passed(reached_, machine_.v())) diagnostics_.add(std::move(*lost));
    if (auto unstable = integrator_.instability()) diagnostics_.add(std::move(*unstable));
    tellTime(reached_);
  }
}

// A copy that is woken goes on under another control.
void Simulation::offerState() {
  if (machine_.context().native.door.hasRunFolder() || !told_.empty()) return;  // what it does to files is not undone
  auto woken = control_.whereItStands(result_.changes, recorder_.rowCount());
  if (!woken) return;
  recorder_.moveOn(std::move(woken->store), woken->rows);
  changes_ = std::move(woken->changes);
  nextChange_ = result_.changes.size();
  halt_.beginAnew();
  pace_.beginAnew();
  tellTime(reached_);
}

// Into another store, with the last rows alone.
void Simulation::moveOn() {
  std::optional<Destination> to = control_.takeDestination();
  if (!to || !to->store) return;
  recorder_.moveOn(std::move(to->store), to->from);
  control_.moves.fetch_add(1);
}

// One step of the integrator, or a jump to the next event or the end where there is nothing to integrate.
Simulation::Next Simulation::advance() {
  const double scheduled = nextScheduled();
  delays_.setSide(true);
  // What is due at the end of the run still happens, whether or not there is something to integrate.
  const double farthest =
      settings_.isOpenEnded ? reached_ + (settings_.stopTime - settings_.startTime) : settings_.stopTime;
  const bool isEventNext = scheduled <= farthest + Events::resolution(farthest);
  const double target = std::min(scheduled, farthest);
  if (needsIntegrator_ && target - reached_ > 10 * Events::resolution(target)) {
    machine_.setFrozen(true);
    return afterStep(integrator_.step(endOfTransport(target)));
  }
  if (!needsIntegrator_) {
    machine_.setFrozen(true);
    if (!outputsUntil(target, false) ||
        lookAtAssertions(isEventNext ? Assertions::before(target, reached_) : target) == Next::stop)
      return Next::stop;
  }
  reached_ = target;
  machine_.at(program_.time) = target;
  if (needsIntegrator_ && !isEventNext) return Next::proceed;
  return isEventNext ? event({.isTime = true}) : Next::proceed;
}

Simulation::Next Simulation::afterStep(Integrator::Stop stop) {
  if (stop == Integrator::Stop::failed) return recover();
  lookAtJump(rates_.path());
  faint_.noteStep(integrator_.roots());
  if (auto leaving = findLeaving()) {
    reached_ = integrator_.time();
    events_.takeRoots(leaving->directions);
    return event({.isState = true, .leaving = std::move(leaving)});
  }
  // What a root of the first step hides: a relation that has left its border at the beginning, where no series tells.
  const double found = integrator_.time();
  const bool isHidden = stop == Integrator::Stop::root && events_.hasLeftBorder(integrator_.roots()) && findMissed() &&
                        integrator_.time() < found;
  const bool isStateEvent = stop == Integrator::Stop::root && !isHidden;
  if (isStateEvent)
    faint_.noteRoots(
        integrator_.time(), integrator_.rootDirections(), [this] { return integrator_.rootSpread(); }, diagnostics_);
  const bool isMissed = isHidden || (!isStateEvent && findMissed());
  const double t = integrator_.time();
  const bool isTimeEvent = nextScheduled() <= t + Events::resolution(t);
  if (lookAtAssertions(isStateEvent || isTimeEvent ? Assertions::before(t, reached_) : t) == Next::stop ||
      !outputsUntil(t, !isStateEvent && !isTimeEvent && t < end()))
    return Next::stop;
  // What has been changed counts from the instant on that was shown, not from the end of a step that may be a long one.
  if (const auto cut = std::exchange(cut_, std::nullopt); cut && integrator_.endStepAt(*cut)) {
    reached_ = *cut;
    isCut_ = true;
    assertions_.begin(needsIntegrator_);
    return Next::proceed;
  }
  reached_ = t;
  integrator_.restoreStates();
  if (program_.delayCount > 0 || !transports_.isEmpty()) {
    if (!evaluatePoint() || !takeIn()) return Next::stop;
    acceptHistories();
  }
  if (!isStateEvent && !isTimeEvent && !isMissed) {
    if (program_.stateSets.empty()) return Next::proceed;
    rates_.forget();
    if (!selector_.select()) return Next::proceed;
    rates_.forget();
    if (!restart(reached_)) return Next::stop;
    assertions_.begin(needsIntegrator_);
    return Next::proceed;
  }
  if (isStateEvent) events_.takeRoots(integrator_.rootDirections());
  return event({.isTime = isTimeEvent, .isState = isStateEvent || isMissed});
}

// Nothing passes more than half of a pipe in a step: the fronts that are in it would leave without being seen; nor
// does a bump in it between the step's ends.
double Simulation::endOfTransport(double target) {
  if (transports_.isEmpty()) return target;
  double step = std::min(target - reached_, integrator_.nextLength());
  here_ = machine_.values();
  bool isShortened = false;
  for (int attempt = 0; attempt < kShorterSteps; ++attempt) {
    moveAlongRates(step);
    const bool isThere = tryPoint();
    const double share = isThere ? transports_.moved(here_) / kMostOfPipe : 10;
    const bool isShort = share <= 1;
    const double shorter = isShort ? transports_.shown(step, here_) : step * std::max(0.1, 0.8 / share);
    machine_.values() = here_;
    isShortened = isShortened || shorter != step;
    step = shorter;
    if (isShort) break;
  }
  machine_.clearFailure();
  rates_.forget();
  return isShortened ? reached_ + step : target;
}

// At the end of a step.
void Simulation::acceptHistories() {
  delays_.accept(time());
  if (program_.delayCount == 0) return;
  rates_.loadGuess(true);
  const bool isElsewhere = delays_.refine(integrator_.lastBegin(), [this](double t) {
    place(t);
    return tryPoint();
  });
  rates_.loadGuess(false);
  if (!isElsewhere) return;
  integrator_.restoreStates();
  if (!tryPoint()) machine_.clearFailure();  // it could be evaluated before
}

// A relation whose root function was exactly zero when the integrator began, and that is found on the other side after
// the first step: its event belongs to the beginning of that, where the series of the solution decides it. Goes back
// there then.
std::optional<Simulation::Leaving> Simulation::findLeaving() {
  const double end = integrator_.time(), begin = integrator_.beginOfFirst();
  if (begin == end || !events_.hasLeftBorder(integrator_.roots())) return {};
  machine_.setFrozen(true);
  if (integrator_.endStepAt(begin) && flow_.expand()) {
    Leaving leaving{events_.leaving(flow_.signsAfter()), 0};
    const auto later = laterAcross(leaving.directions, end - begin);
    integrator_.restoreStates();
    if (later) {
      leaving.later = *later;
      return leaving;
    }
  }
  machine_.clearFailure();
  (void)integrator_.endStepAt(end);
  return {};
}

// How much later numbers show that these relations have been left; nothing where there are none, or it takes too long.
std::optional<double> Simulation::laterAcross(const std::vector<int>& directions, double farthest) {
  if (std::all_of(directions.begin(), directions.end(), [](int d) { return d == 0; })) return {};
  const double now = integrator_.time();
  for (double later = 4 * Events::resolution(now); later < farthest; later *= 4) {
    flow_.place(later);
    for (size_t k = 0; k < states_.size(); ++k) states_[k] = machine_.at(program_.states[k].slot);
    if (!rates_.roots(time(), states_.data(), roots_.data())) break;
    bool isAcross = true;
    for (size_t k = 0; k < directions.size(); ++k)
      isAcross = isAcross && (directions[k] == 0 || roots_[k] * directions[k] > 0);
    if (isAcross) return later;
  }
  machine_.clearFailure();
  return {};
}

// Whether a relation disagrees with its root function after a step that has found no root. What is zero right after an
// event and moves away from it at once (a velocity, when something begins to slide) does so in the first step; it
// belongs to the beginning of that.
bool Simulation::findMissed() {
  const double end = integrator_.time();
  if (nextScheduled() <= end + Events::resolution(end) || !events_.findContradictions(integrator_.roots()))
    return false;
  const double begin = integrator_.beginOfFirst(), early = begin + kEarly * (end - begin);
  if (early <= begin + 10 * Events::resolution(begin) || early >= end) return true;
  if (!integrator_.endStepAt(early) || !events_.findContradictions(integrator_.roots())) integrator_.endStepAt(end);
  return true;
}

// What initial equations and algorithms assert and call, while initial() still holds.
bool Simulation::checkStart() {
  if (program_.initialFlag == program::kNone) return true;
  machine_.at(program_.initialFlag) = 1;
  const Next next = check(true, true);
  machine_.at(program_.initialFlag) = 0;
  return next != Next::stop;
}

// Assertions, terminate and effects at the present point; at the start those alone that have a condition.
Simulation::Next Simulation::check(bool isEvent, bool isStart) {
  if (program_.assertions.empty() && program_.effects.empty()) return Next::proceed;
  machine_.clearFailure();
  if (!machine_.run(program_.checks) || !machine_.runEffects(isStart))
    return fail(explainFailure(program_, machine_.failure(), time(), "R102"));
  const Assertions::Verdict verdict = assertions_.tell(isEvent, isStart, events_.met(), diagnostics_);
  if (verdict == Assertions::Verdict::fine) return Next::proceed;
  result_.outcome = verdict == Assertions::Verdict::failed ? Outcome::failed : Outcome::terminated;
  return Next::stop;
}

// Violations within the last step, or up to the next point where there are no steps: tells of those that are warnings;
// the run ends at the first one that is none. What is transported is known where results are alone.
Simulation::Next Simulation::lookAtAssertions(double until) {
  if (!assertions_.isWatched() || !transports_.isEmpty()) return Next::proceed;
  constexpr int kMostViolations = 1000;  // in a step
  const double now = time();
  for (int k = 0; k < kMostViolations; ++k) {
    const auto at = assertions_.find(until, needsIntegrator_, [this](double t) { place(t); });
    if (!at) break;
    if (needsIntegrator_ && !outputsUntil(*at, false)) return Next::stop;
    place(*at);
    if (!evaluatePoint()) return Next::stop;
    if (assertions_.isFailing()) {
      reached_ = *at;
      if (!record(*at)) return Next::stop;
    }
    if (check(false) == Next::stop) return Next::stop;
  }
  if (needsIntegrator_)
    integrator_.restoreStates();
  else
    place(now);
  return Next::proceed;
}

Simulation::Next Simulation::poll() {
  if (!isLetGo(reached_)) return Next::stop;
  Change change = takeChange();
  return change.values.empty() ? Next::proceed : event({.change = std::move(change)});
}

// Waits out a pause, during which the run says that it has come to `at`. False when it was cancelled.
bool Simulation::isLetGo(double at) {
  if (control_.isPaused.load(std::memory_order_relaxed)) tellTime(at);
  if (!halt_.wait(at)) return false;
  if (halt_.hasWaited()) pace_.beginAnew();
  return true;
}

// What the settings have for this place, else what has been told.
Change Simulation::takeChange() {
  const bool isCut = std::exchange(isCut_, false);
  if (nextChange_ < changes_.size()) {
    const Change& next = changes_[nextChange_];
    if (next.place != Change::Place::planned && next.time <= reached_) {
      ++nextChange_;
      return next;
    }
  }
  if (!isToldAt(reached_)) return {};
  Change change{reached_, isCut ? Change::Place::withinStep : Change::Place::betweenSteps, {}};
  // Who says something new leaves the way of the run before, but not what had been changed further on: that is how the
  // parameters stand for whoever changes one of them.
  for (; nextChange_ < changes_.size() && nextPlanned() == HUGE_VAL; ++nextChange_)
    for (const auto& value : changes_[nextChange_].values) change.values.push_back(value);
  for (auto& value : std::exchange(told_, {})) change.values.push_back(std::move(value));
  return change;
}

// Whether there are parameters to be taken in at a time. They are looked at and not announced alone: what is announced
// may have come with what was told before, and a step that is cut for nothing leaves the integrator behind.
bool Simulation::isToldAt(double at) {
  if (at < control_.goTo.load()) return false;
  for (auto& value : control_.takeParameters()) told_.push_back(std::move(value));
  return !told_.empty();
}

// Whether a change that a run has taken in right behind a result point belongs behind this one.
bool Simulation::isChangeDue(double at) const {
  if (nextChange_ >= changes_.size()) return false;
  const Change& next = changes_[nextChange_];
  return next.place == Change::Place::withinStep && next.time <= at;
}

double Simulation::nextPlanned() const {
  if (nextChange_ >= changes_.size()) return HUGE_VAL;
  const Change& next = changes_[nextChange_];
  return next.place == Change::Place::planned ? next.time : HUGE_VAL;
}

void Simulation::warnAboutRanges(const std::vector<double>& told) {
  for (Diagnostic& d : program::warningsAboutRanges(program_, machine_.v(), told.data()))
    diagnostics_.add(std::move(d));
}

Simulation::Next Simulation::fail(Diagnostic reason) {
  diagnostics_.add(std::move(reason));
  result_.outcome = Outcome::failed;
  return Next::stop;
}

void Simulation::tellOfDelays() {
  const auto late = integrator_.lateness();
  if (!late) return;
  const auto [delay, step] = *late;
  diagnostics_.warning(
      "R004",
      phrase("a delay of %1 s is too short for this run, whose steps would have to be as short: what it "
             "delays comes up to %2 s late",
             program::formatReal(delay), program::formatReal(step)),
      {}, {}, phrase("shorten the run, or leave the delay out"));
}

// The last row and what the model does at the end.
void Simulation::finish() {
  if (control_.cancel.isCancelled()) {
    result_.outcome = settings_.isOpenEnded ? Outcome::finished : Outcome::cancelled;
    return;
  }
  // An analysis that `terminate` ends has been successful (specification 8.3.8), and its last row is written.
  const bool isTerminated = result_.outcome == Outcome::terminated;
  if (!isTerminated && result_.outcome != Outcome::finished) return;
  if (!isTerminated) tellOfDelays();
  machine_.at(program_.time) = reached_;
  isAtEnd_ = true;
  if (!isTerminated) {
    if (settings_.aim == Aim::steadyState && !findSteadyState()) return;
    if (!evaluatePoint() || !takeIn() || !record(reached_) || settings_.aim != Aim::trajectory) return;
    if (check(false) == Next::stop) return;
  }
  if (settings_.aim != Aim::trajectory || program_.terminalFlag == program::kNone) return;
  events_.begin();
  machine_.at(program_.terminalFlag) = 1;
  if (!events_.iterate()) {
    fail(events_.reason());
  } else if (evaluatePoint() && (!recorder_.hasChanged() || record(reached_))) {
    check(true);
  }
}

}  // namespace armature::solve
