// The door of the room `solve`: from a program to a trajectory. Runs on the caller's thread.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/diagnostic.h"
#include "engine/program/evaluator.h"
#include "engine/program/program.h"
#include "engine/results/store.h"

namespace armature::solve {

struct Settings {
  double startTime = 0;     // [s]
  double stopTime = 1;      // [s]
  double interval = 0.002;  // [s] distance of result points
  double tolerance = 1e-6;  // [-] relative; absolute ones are tolerance times the states' nominal values
  bool useMachineCode = true;
  uint64_t stepBudget = 0;                 // 0 = none
  uint32_t eventsPerInstant = 1000;        // event iterations at one instant before it is called endless
  uint32_t eventsWithoutProgress = 20000;  // events within a negligible span of time (chattering, Zeno)
  uint32_t stepsWithoutProgress = 200000;  // the same of steps (a vibration too fast for the span to be simulated)
};

// What another thread may say to a run. Everything is polled between steps.
class Control {
 public:
  CancelToken cancel;
  std::atomic<bool> isPaused{false};
  std::atomic<double> pace{0};  // simulated seconds per real second, 0 = as fast as possible
  // Changes a tunable parameter while the run goes on; takes effect at an event of its own.
  void setParameter(std::string name, double value);
  std::vector<std::pair<std::string, double>> takeParameters();
  // Progress, written by the run.
  std::atomic<double> time{0};  // simulated time reached [s]

 private:
  std::mutex mutex_;
  std::vector<std::pair<std::string, double>> pending_;
  std::atomic<bool> hasPending_{false};
};

struct Statistics {
  uint64_t steps = 0, residualEvaluations = 0, jacobianEvaluations = 0, stateEvents = 0, timeEvents = 0;
  uint64_t newtonIterations = 0, errorTestFailures = 0, eventIterations = 0;
  double initializeSeconds = 0, integrateSeconds = 0, codeSeconds = 0;
};

enum class Outcome : uint8_t { finished, terminated /* by terminate() */, cancelled, failed };

// An event for the Events tab and the plots.
struct EventRecord {
  double time = 0;
  std::vector<uint32_t> relations;  // program relations that changed
  bool isTimeEvent = false;
  std::string text;
};

struct RunResult {
  Outcome outcome = Outcome::failed;
  double endTime = 0;  // [s]
  Statistics statistics;
  std::vector<EventRecord> events;  // bounded
};

// The columns a store for this program must have, in the order of program.variables; and how many series.
std::shared_ptr<results::Store> makeStore(const program::Program& program);
// The same with only those variables that are wanted: long runs of large models need less memory.
std::shared_ptr<results::Store> makeStore(const program::Program& program,
                                          const std::function<bool(const program::Variable&)>& isWanted);

// Overrides of parameter and start values by name, applied before initialization. Unknown names or a value out of range
// are errors in the diagnostics (codes R…).
using Overrides = std::vector<std::pair<std::string, double>>;

// Initializes and integrates. Messages: I… initialization, R… run; they name the parts. What was computed until a
// failure stays in the store. Never throws, never hangs: cancellation is polled in every loop.
RunResult run(const program::Program& program, const Settings& settings, const Overrides& overrides, Control& control,
              results::Store& store, Diagnostics& diagnostics);

}  // namespace armature::solve
