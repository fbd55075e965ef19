// One run from initialization to the end: steps of the integrator, result points, events, what another thread asks for.
#pragma once
#include <chrono>
#include <deque>
#include <functional>
#include <queue>
#include <set>
#include <string>
#include <vector>

#include "engine/solve/events.h"
#include "engine/solve/integrator.h"
#include "engine/solve/recorder.h"
#include "engine/solve/run.h"
#include "engine/solve/state_sets.h"

namespace armature::solve {

class Simulation {
 public:
  Simulation(const program::Program& program, const Settings& settings, Control& control, results::Store& store,
             Diagnostics& diagnostics);
  RunResult run(const Overrides& overrides);

 private:
  enum class Next : uint8_t { proceed, stop };

  bool start(const Overrides& overrides);
  void integrate();
  Next advance();
  Next afterStep(Integrator::Stop stop);
  struct Cause {
    bool isTime = false, isState = false;
    double nudge = 0;       // to be moved by before anything is evaluated [s]
    std::string text = {};  // what was changed from outside
  };
  Next event(Cause cause);
  bool nudge(double step);
  void moveAlongRates(double step);
  double farthestNudge() const { return 1e-6 * (settings_.stopTime - settings_.startTime); }
  double stepOutOfModes();
  bool evaluateHeld();
  bool passRoots(const std::vector<int>& directions);
  bool iterateEvent();
  Next recover();
  Next poll();
  Next applyParameters();
  // Warns of parameters outside their range, except of those whose value is still that in `told` (slotCount).
  void warnAboutRanges(const std::vector<double>& told);
  void finish();

  // Result points up to a time, by interpolation; false when the run must end.
  bool outputsUntil(double t, bool isIncluded);
  bool evaluatePoint();
  bool isFiniteStart();
  bool record(double t);
  void acceptDelays(double t);
  void scheduleDelayedJumps();
  double nextScheduled();
  void setDelaySide(bool isFromLeft);
  Next check(bool isEvent, bool isStart = false);
  bool checkStart();
  bool waitForPace(double t);
  void noteEvent(bool isTimeEvent, const std::string& text);
  bool isChattering(double t);
  bool isStuck();
  Next fail(Diagnostic reason);
  bool updateRoots();
  double time() { return machine_.at(program_.time); }
  double outputTime(uint64_t index) const;

  const program::Program& program_;
  const Settings settings_;
  Control& control_;
  Diagnostics& diagnostics_;
  RunResult result_;
  Machine machine_;
  Rates rates_;
  Events events_;
  Integrator integrator_;
  Recorder recorder_;
  StateSelector selector_;
  uint64_t nextOutput_ = 0;  // index of the next point of the grid
  double reached_ = 0;       // time up to which the trajectory is known [s]
  bool needsIntegrator_ = false;
  uint64_t advances_ = 0;
  double stepAnchor_ = 0;  // time from which steps without progress are counted [s]
  uint64_t stepsSinceAnchor_ = 0;
  std::vector<double> states_, roots_, before_;
  std::set<size_t> warned_;
  // Chattering.
  double anchor_ = 0, lastEvent_ = 0;
  uint64_t sinceAnchor_ = 0, atOneInstant_ = 0;
  std::vector<uint64_t> switchCount_;  // per relation since the anchor
  // Recovery after failures of the integrator.
  double lastFailure_ = -1;
  int failures_ = 0;
  // Pace.
  std::chrono::steady_clock::time_point paceBegan_;
  double paceTime_ = 0, pace_ = 0;
  std::priority_queue<double, std::vector<double>, std::greater<>> delayedJumps_;  // instants at which a jump returns
};

}  // namespace armature::solve
