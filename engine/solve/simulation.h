// One run from initialization to the end: steps of the integrator, result points, events, what another thread asks for.
#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "engine/solve/accumulation.h"
#include "engine/solve/assertions.h"
#include "engine/solve/branch_watch.h"
#include "engine/solve/delay_histories.h"
#include "engine/solve/events.h"
#include "engine/solve/faint_switches.h"
#include "engine/solve/flow_inputs.h"
#include "engine/solve/flow_series.h"
#include "engine/solve/halt.h"
#include "engine/solve/integrator.h"
#include "engine/solve/pace.h"
#include "engine/solve/progress.h"
#include "engine/solve/recorder.h"
#include "engine/solve/residual_watch.h"
#include "engine/solve/rounding_watch.h"
#include "engine/solve/run.h"
#include "engine/solve/small_states.h"
#include "engine/solve/state_sets.h"
#include "engine/solve/steady_state.h"
#include "engine/solve/tolerances.h"
#include "engine/solve/transport_histories.h"
#include "engine/solve/undetermined.h"
#include "engine/solve/whole_numbers.h"

namespace armature::solve {

// As far a point is moved at most where an event cannot be decided at its instant [s].
inline double farthestNudge(const Settings& settings) {
  return Tolerances::kFarthestNudge * (settings.stopTime - settings.startTime);
}

class Simulation {
 public:
  Simulation(const program::Program& program, const Settings& settings, Control& control, results::Store& store,
             Diagnostics& diagnostics);
  RunResult run(const Overrides& overrides);
  // After a run that has come to its end: the values there, derivatives and outputs evaluated.
  Machine& machine() { return machine_; }

 private:
  enum class Next : uint8_t { proceed, stop };

  void tellTime(double at);  // to those who watch [s]
  void tell(const char* activity);
  bool start(const Overrides& overrides);
  bool initializeStates();
  void integrate();
  Next advance();
  Next afterStep(Integrator::Stop stop);
  bool findMissed();
  // Relations that have left their border since the integrator began, against their values.
  struct Leaving {
    std::vector<int> directions;  // by position in Rates::searched
    double later = 0;             // when the root functions show it [s]
  };
  std::optional<Leaving> findLeaving();
  std::optional<double> laterAcross(const std::vector<int>& directions, double farthest);
  struct Cause {
    bool isTime = false, isState = false;
    std::optional<Leaving> leaving = {};
    double nudge = 0;    // to be moved by before anything is evaluated [s]
    Change change = {};  // of parameters
  };
  Next event(Cause cause);
  bool nudge(double step);
  void moveAlongRates(double step);
  bool passRoots(const std::vector<int>& directions);
  bool iterateEvent();
  Next poll();
  bool isLetGo(double at);
  void offerState();
  void moveOn();
  // What is to be taken in where the run stands between two steps.
  Change takeChange();
  bool isChangeDue(double at) const;
  bool takeChanges(Cause& cause, double t, std::string& text);
  bool apply(const Change& change, std::string& text);
  // Warns of parameters outside their range, except of those whose value is still that in `told` (slotCount).
  void warnAboutRanges(const std::vector<double>& told);
  void tellOfDelays();
  void finish();
  // simulation_recovery.cpp
  Next recover();
  double stepTo(const std::function<bool()>& evaluate, const std::function<bool()>& holds, double farthest);
  Next leaveBranch(bool mayTry, const Diagnostic& reason);
  // simulation_steady.cpp
  bool findSteadyState();
  bool isSettled();
  void tellOfSteadyState(const SteadyState& steady);
  void tellOfWorld();
  void tellOfMethod();

  // Result points up to a time, by interpolation; false when the run must end.
  bool outputsUntil(double t, bool isIncluded);
  void acceptHistories();
  double endOfTransport(double target);
  bool evaluatePoint();
  // Takes the present point into the spatial distributions: what it says of their inlets is then new.
  bool takeIn();
  // The same for a result point within the last step, over points between the last one and it where needed.
  bool evaluateOutput(double t);
  void place(double t);
  bool tryPoint();
  void lookAtJump(const PathWatch& path);
  bool isFiniteStart();
  bool record(double t);
  double nextScheduled() const { return std::min({events_.next(), delays_.nextJump(), nextPlanned()}); }
  double nextPlanned() const;
  double end() const { return settings_.isOpenEnded ? HUGE_VAL : settings_.stopTime; }
  bool isToldAt(double at);
  Next check(bool isEvent, bool isStart = false);
  bool checkStart();
  Next lookAtAssertions(double until);
  void noteEvent(const Cause& cause, const std::string& text);
  Next fail(Diagnostic reason);
  bool restart(double t);
  double time() { return machine_.at(program_.time); }
  double outputTime(uint64_t index) const;

  const program::Program& program_;
  const Settings settings_;
  std::vector<Change> changes_;  // that are planned, or to be done again
  Control& control_;
  Diagnostics& diagnostics_;
  RunResult result_;
  Machine machine_;
  Rates rates_;
  Events events_;
  Integrator integrator_;
  Recorder recorder_;
  PathWatch path_;  // of what the result points alone ask for
  StateSelector selector_;
  DelayHistories delays_;
  TransportHistories transports_;
  std::vector<double> here_, moveFrom_;
  Progress progress_;
  FaintSwitches faint_;
  Accumulation accumulation_;
  Undetermined undetermined_;
  BranchWatch branches_;
  RoundingWatch rounding_;
  ResidualWatch residuals_;
  SmallStates small_;
  WholeNumbers whole_;
  Pace pace_;
  Halt halt_;
  Assertions assertions_;
  FlowSeries flow_;
  FlowInputs inputs_;          // as they were before the event under way
  std::optional<double> cut_;  // the last step is to end at this time within it [s]
  ParameterValues told_;       // and not taken in yet
  bool isCut_ = false;         // the last step has ended so, and what was told has not been taken in yet
  bool isInfinityTold_ = false;
  size_t nextChange_ = 0;    // of changes_
  uint64_t nextOutput_ = 0;  // index of the next point of the grid
  double reached_ = 0;       // time up to which the trajectory is known [s]
  bool needsIntegrator_ = false;
  bool isAtEnd_ = false;
  uint64_t advances_ = 0;
  std::vector<double> states_, roots_, before_;
  // Recovery after failures of the integrator.
  double lastFailure_ = -1;
  int failures_ = 0;
};

}  // namespace armature::solve
