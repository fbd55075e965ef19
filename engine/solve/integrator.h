// From one event to the next on xdot = f(x, t), by the method of the run: one internal step at a time, roots of the
// searched relations located, values between steps by the method's interpolation; a model without states is scanned for
// roots and makes no steps.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/solve/asked_objects.h"
#include "engine/solve/hidden_crossings.h"
#include "engine/solve/history_bumps.h"
#include "engine/solve/method.h"
#include "engine/solve/method_choice.h"
#include "engine/solve/pair_watch.h"
#include "engine/solve/rates.h"
#include "engine/solve/root_scan.h"
#include "engine/solve/run.h"
#include "engine/solve/stability_watch.h"
#include "engine/solve/stepwise_watch.h"
#include "engine/solve/time_bumps.h"
#include "engine/solve/time_roots.h"

namespace armature::solve {

class Integrator {
 public:
  enum class Stop : uint8_t { step, stopTime, root, failed };

  Integrator(Machine& machine, Rates& rates, const Settings& settings);
  ~Integrator();
  Integrator(const Integrator&) = delete;
  Integrator& operator=(const Integrator&) = delete;

  // The next restart is that of an event that was scheduled (see shareOfTolerance).
  void noteScheduled() { ++scheduled_; }
  // Begins anew at t from the states in the machine. False with reason() when memory or f fails.
  bool restart(double t);
  // One internal step, not past tStop; the machine then holds the new states (and, unless failed, their rates).
  Stop step(double tStop);
  double time() const { return time_; }
  // States at a time within the last step into the machine.
  void interpolate(double t);
  // The time at which the last step began, if it is the first one since the restart; else its end.
  double beginOfFirst() const { return steps_ == 1 ? beginTime_ : time_; }
  // The step that will be tried next [s].
  double nextLength();
  // [s]; what lies before cannot be interpolated.
  double lastBegin();
  // Ends the last step at a time within it: states, time() and roots() are those of there. False where that fails.
  bool endStepAt(double t);
  // The states at time() back into the machine.
  void restoreStates();
  // Positions in Rates::searched of the roots found, with the sign of the crossing (+1 rising).
  const std::vector<int>& rootDirections() const { return directions_; }
  // Root functions at the end of the last step.
  const std::vector<double>& roots() { return flow_.lastRoots(); }
  // How far apart they are at time(), all arithmetic rounded up and all of it rounded down; empty where it fails.
  std::vector<double> rootSpread();
  // Why the last step or restart failed, in the user's names.
  const Diagnostic& reason() const { return reason_; }
  // Whether the last step failed because the discrete values it held have no solution any more: others may have one.
  bool hasLeftModes() const { return hasLeftModes_; }
  // The message for a run that has made so many steps since a time [s] and has hardly got on.
  Diagnostic slowness(double since, uint64_t steps) const;
  void addStatistics(Statistics& statistics) const;
  // A delay that was too short to be kept to, and the length of the steps instead [s]; nothing where all have been.
  std::optional<std::pair<double, double>> lateness() const;
  // A warning about steps of a fixed length that are too long, when there is one that has not been taken yet.
  std::optional<Diagnostic> instability() { return stability_.take(nameOf(kind_)); }
  // Why these methods were taken, where the run has left the choice to the program.
  const std::vector<MethodChoice::Choice>& choices() const { return choices_; }

 private:
  bool begin(double t);
  bool create(double t);
  bool changeMethod();
  bool restartScan(double t);
  Stop stepScan(double tStop);
  double endOfStep(double tStop);
  double boundOfBumps(double end);
  double shortestDelay();
  void addPeriod(Statistics& statistics) const;
  double firstStep(double t, double span);
  double shareOfTolerance(double t) const;
  void setShare(double share);
  void askRoots(double t, const double* x);
  Stop takeStep(double tStop);
  bool hasTurned();
  bool rootsWithin(double t, std::vector<double>& roots);
  bool mayHide() const { return !hidden_.isEmpty() || !stepwise_.isEmpty(); }
  std::optional<double> findHidden(double end, const PairWatch::Evaluate& evaluate);
  void findEarlier();
  bool findPair();
  bool beginAgain();
  bool isGoodAt(double t);
  double lastGood();
  bool goToBrink();
  void explain(Method::Trouble trouble);
  void nameWorst(Diagnostic& message, const Phrase& details) const;

  Machine& machine_;
  Rates& rates_;
  const Settings& settings_;
  Flow flow_;
  MethodKind kind_;
  std::unique_ptr<Method> method_;  // made when it is first needed
  std::unique_ptr<RootScan> scan_;  // in its place where there are no states
  MethodChoice choice_;
  std::vector<MethodChoice::Choice> choices_;
  TimeRoots timeRoots_;
  TimeBumps bumps_;
  HistoryBumps delayed_;
  PairWatch pairs_;
  HiddenCrossings hidden_;
  StepwiseWatch stepwise_;
  StabilityWatch stability_;
  AskedObjects asked_;
  double time_ = 0;
  bool isFresh_ = true, hasLeftModes_ = false;
  bool isAtBrink_ = false;  // beyond time() the root functions cannot be evaluated: the next step fails
  int tinySteps_ = 0;
  uint64_t steps_ = 0;      // since the last restart
  double beginTime_ = 0;    // of the last restart [s]
  uint64_t scheduled_ = 0;  // events that were, which it was begun anew for
  double share_ = 1;        // of the tolerance that local errors may be now
  uint64_t lateSteps_ = 0;
  std::pair<double, double> lateness_;
  double firstLength_ = 0;  // of the first step after it [s]
  std::vector<double> beginState_, beginRate_, scratch_, ahead_;
  std::vector<int> directions_;
  Diagnostic reason_;
  Statistics total_;  // of periods before the last restart
};

}  // namespace armature::solve
