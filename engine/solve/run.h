// The door of the room `solve`: from a program to a trajectory. Runs on the caller's thread.
#pragma once
#include <atomic>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/diagnostic.h"
#include "engine/base/method_kind.h"
#include "engine/base/whereabouts.h"
#include "engine/native/permissions.h"
#include "engine/program/evaluator.h"
#include "engine/program/program.h"
#include "engine/results/store.h"

namespace armature::solve {

// What a run is for.
enum class Aim : uint8_t {
  trajectory,
  steadyState,    // to the stop time, and from there to where all derivatives are zero; one row, that state
  linearization,  // to the stop time; one row, that state, and RunResult::linearization
};

using ParameterValues = std::vector<std::pair<std::string, double>>;

// Parameters that change in the middle of a run, which is an event: both limits are recorded.
struct Change {
  // Where it is taken in: at its time, which is met exactly as that of any event of time; or where a run has taken in
  // what it was told on its way, so that another run that is given the same takes the same steps, digit for digit:
  // right behind a result point within a step of the integrator, or between two steps.
  enum class Place : uint8_t { planned, withinStep, betweenSteps };
  double time = 0;  // [s]
  Place place = Place::planned;
  ParameterValues values;
  bool operator==(const Change&) const = default;
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

// The part of a control that is plain memory: a run in another process shares it.
struct ControlState {
  CancelToken cancel;
  std::atomic<bool> isPaused{false};
  std::atomic<double> pace{0};          // simulated seconds per real second, 0 = as fast as possible
  std::atomic<double> time{0};          // simulated time reached [s], written by the run
  std::atomic<bool> hasPending{false};  // parameters wait to be taken
  // Counted up by whoever orders the run: a run that is paused goes on to its next result point, or past its next
  // event, once for each. Counts and not commands, so that a copy of them may be written again and again.
  std::atomic<uint32_t> pointSteps{0}, eventSteps{0};
  // Up to this time [s] the run goes on though it is paused, as fast as it can, and takes in nothing that it is told.
  std::atomic<double> goTo{-std::numeric_limits<double>::infinity()};
  std::atomic<uint64_t> events{0}, steps{0};  // so far, written by the run
  std::atomic<bool> hasDestination{false};    // a store to move on to waits to be taken
  std::atomic<uint32_t> moves{0};             // to other stores so far, written by the run
};

// A fresh store that a run goes on in, with its rows since a time [s].
struct Destination {
  std::shared_ptr<results::Store> store;
  double from = -std::numeric_limits<double>::infinity();
};

// A copy of a run that has been woken: the changes that it takes in from there on, instead of those of its settings,
// and where it writes, beginning with the first rows that the run had then.
struct Woken {
  std::vector<Change> changes;
  std::shared_ptr<results::Store> store;
  uint64_t rows = 0;
};

// What another thread, or the process that has ordered a run, may say to it. Everything is polled between steps.
class Control {
 public:
  Control() : Control(own_, {}) {}
  // A run's end of a state that it shares with another process; `fetch` gives the parameters that have come when
  // hasPending is set.
  Control(ControlState& state, std::function<ParameterValues()> fetch)
      : cancel(state.cancel),
        isPaused(state.isPaused),
        pace(state.pace),
        time(state.time),
        pointSteps(state.pointSteps),
        eventSteps(state.eventSteps),
        goTo(state.goTo),
        events(state.events),
        steps(state.steps),
        moves(state.moves),
        state_(state),
        fetch_(std::move(fetch)) {}
  Control(const Control&) = delete;
  Control& operator=(const Control&) = delete;

  CancelToken& cancel;
  std::atomic<bool>& isPaused;
  std::atomic<double>& pace;
  std::atomic<double>& time;
  std::atomic<uint32_t>&pointSteps, &eventSteps;
  std::atomic<double>& goTo;
  std::atomic<uint64_t>&events, &steps;
  std::atomic<uint32_t>& moves;
  Whereabouts* whereabouts = nullptr;  // is told what is under way; given before the run, outlives it; may be null
  // Asked between two steps: an answer gets the copy of the run that was made there and is woken. `taken`: the changes
  // so far, `rows`: of the results.
  std::function<std::optional<Woken>(const std::vector<Change>& taken, uint64_t rows)> whereItStands;
  // Lets the run write into another store from its next step on, with what it has written since a time [s]; it has done
  // so when `moves` has grown.
  void moveOn(Destination to);
  std::optional<Destination> takeDestination();
  bool hasDestination() const { return state_.hasDestination.load(std::memory_order_relaxed); }
  // How a run in another process gets it.
  std::function<std::optional<Destination>()> fetchDestination;
  // Changes a tunable parameter while the run goes on; takes effect at an event of its own.
  void setParameter(std::string name, double value);
  // Several at one event.
  void setParameters(const ParameterValues& values);
  ParameterValues takeParameters();

 private:
  ControlState own_;
  ControlState& state_;
  std::function<ParameterValues()> fetch_;
  std::mutex mutex_;
  ParameterValues pending_;
  std::optional<Destination> destination_;
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
