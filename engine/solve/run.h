// The door of the room `solve`: from a program to a trajectory. Runs on the caller's thread.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/base/method_kind.h"
#include "engine/native/permissions.h"
#include "engine/program/evaluator.h"
#include "engine/program/program.h"
#include "engine/results/store.h"
#include "engine/solve/control.h"

namespace armature::solve {

// What a run is for.
enum class Aim : uint8_t {
  trajectory,
  steadyState,    // to the stop time, and from there to where all derivatives are zero; one row, that state
  linearization,  // to the stop time; one row, that state, and RunResult::linearization
};

inline constexpr double kUsualIntervals = 500;  // of a run whose interval nobody has given

struct Settings {
  double startTime = 0;  // [s]
  double stopTime = 1;   // [s]
  // Goes on beyond the stop time until it is cancelled, which is its end then; the span from the start to the stop time
  // still says what counts as long.
  bool isOpenEnded = false;
  double interval = 0.002;  // [s] distance of result points
  // The source says so itself; otherwise another span has another interval.
  bool isIntervalGiven = false;
  double tolerance = 1e-6;  // [-] relative; absolute ones are tolerance times the states' nominal values
  MethodKind method = MethodKind::ida;
  double step = 0;  // [s] of methods of fixed step; 0: the interval
  bool useMachineCode = true;
  uint64_t stepBudget = 0;                 // 0 = none
  uint32_t eventsPerInstant = 1000;        // event iterations at one instant before it is called endless
  uint32_t eventsWithoutProgress = 20000;  // events within a negligible span of time (chattering, Zeno)
  uint32_t stepsWithoutProgress = 200000;  // the same of steps (a vibration too fast for the span to be simulated)
  native::Permissions permissions;         // what the model's functions may touch of the world
  Aim aim = Aim::trajectory;
  // What changes on the way, in the order of time.
  std::vector<Change> changes;
  // Keeps its state now and then, where that can be done, so that a run that is to go to a time begins near it.
  bool isKeptOnTheWay = false;
  // Of a linearization, by name: inputs beside the model's own, outputs instead of them where there are any.
  std::vector<std::string> inputs, outputs;
};

struct Statistics {
  uint64_t steps = 0, residualEvaluations = 0, jacobianEvaluations = 0, stateEvents = 0, timeEvents = 0;
  uint64_t newtonIterations = 0, errorTestFailures = 0, eventIterations = 0;
  double initializeSeconds = 0, integrateSeconds = 0, codeSeconds = 0;
  std::string method;        // by which the run was made (the last, where it was changed); empty: it had no steps
  std::string methodReason;  // where the program has chosen it
  uint64_t peakBytes = 0;    // most memory that the process of the run has had [bytes]
};

struct Signal {
  std::string name, unit;
  double value = 0;  // where the model was linearized
};

// dx/dt = A x + B u, y = C x + D u for small deviations from a point, in the units of the variables; switching states
// and everything else that changes at events alone stay as they are.
struct Linearization {
  double time = 0;  // [s]
  std::vector<Signal> states, inputs, outputs;
  std::vector<double> a, b, c, d;  // row by row: (nx x nx), (nx x nu), (ny x nx), (ny x nu)
};

enum class Outcome : uint8_t { finished, terminated /* by terminate() */, cancelled, failed };

// An event for the Events tab and the plots.
struct EventRecord {
  double time = 0;
  std::vector<uint32_t> relations;  // program relations that changed
  bool isTimeEvent = false;
  bool isChange = false;  // of parameters, by a person or as the settings planned it
  std::string text;
};

struct RunResult {
  Outcome outcome = Outcome::failed;
  double endTime = 0;  // [s]
  Statistics statistics;
  std::vector<EventRecord> events;  // bounded
  std::vector<Change> changes;      // that the run has taken in, for another one that is to do the same
  std::string runFolder;            // the folder that was made for the model's files; empty where it has made none
  std::optional<Linearization> linearization;  // where it was asked for and could be made
};

using IsWanted = std::function<bool(const program::Variable&)>;

// The values that a program's variables have before the run; 0 for one without a slot.
std::vector<double> initialValues(const program::Program& program);
// A store with a column for each variable of a model that is wanted, in their order (without a question: all).
// `initial`: by variable, see initialValues. In `memory`, or in one of its own.
std::shared_ptr<results::Store> makeStore(const std::vector<program::Variable>& variables,
                                          const std::vector<double>& initial, const IsWanted& isWanted,
                                          std::shared_ptr<results::Memory> memory = nullptr);
std::shared_ptr<results::Store> makeStore(const program::Program& program, const IsWanted& isWanted = {},
                                          std::shared_ptr<results::Memory> memory = nullptr);

// Overrides of parameter and start values by name, applied before initialization. Unknown names or a value out of range
// are errors in the diagnostics (codes R…).
using Overrides = std::vector<std::pair<std::string, double>>;

// Initializes and integrates. Messages: I… initialization, R… run; they name the parts. What was computed until a
// failure stays in the store. Never throws, never hangs: cancellation is polled in every loop.
RunResult run(const program::Program& program, const Settings& settings, const Overrides& overrides, Control& control,
              results::Store& store, Diagnostics& diagnostics);

}  // namespace armature::solve
