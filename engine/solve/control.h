// What is said to a run on its way: by another thread, or by the process that has ordered it.
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
#include "engine/base/whereabouts.h"
#include "engine/results/store.h"

namespace armature::solve {

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

}  // namespace armature::solve
