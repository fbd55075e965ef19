// In the process of a run: copies of that process are made now and then, which sleep until they are woken or nobody can
// wake them any more. One that is woken goes on from there as a run of its own, with all that the run was at that
// instant, the history of the integrator included. How often is a matter of the time that has been computed: what lies
// between two copies is computed again. Inside of the room.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/results/store.h"
#include "engine/worker/page.h"
#include "engine/worker/protocol.h"

namespace armature::worker {

// The memory of a store whose descriptors stand in a frame from `first` on: shared memory, and the file of rows that
// have left it where there is one.
Result<std::shared_ptr<results::Memory>> joinStore(Frame& frame, size_t first);

class StateKeeper {
 public:
  using MakeStore = std::function<std::shared_ptr<results::Store>(std::shared_ptr<results::Memory>)>;
  // The run's socket and the page that it shares; both are exchanged for others in a copy that is woken.
  StateKeeper(Channel& channel, Page& page, MakeStore makeStore)
      : channel_(channel), page_(page), makeStore_(std::move(makeStore)) {}

  // What has come: parameters, another store.
  solve::ParameterValues takeParameters();
  std::optional<solve::Destination> takeDestination();
  // Between two steps; see solve::Control::whereItStands.
  std::optional<solve::Woken> offer(const std::vector<solve::Change>& taken, uint64_t rows);

 private:
  void readAll();
  solve::Woken sleep(uint64_t rows);
  std::optional<solve::Woken> wake(Frame& frame, uint64_t rows);
  void endWithProgram();

  Channel& channel_;
  Page& page_;
  MakeStore makeStore_;
  solve::ParameterValues values_;
  std::optional<solve::Destination> destination_;
  Descriptor spare_;                   // of the next copy
  double last_ = 0, gap_ = kFirstGap;  // [s] of the processor
  uint32_t count_ = 0;                 // of the copies that there are
  static constexpr double kFirstGap = 0.1;
};

}  // namespace armature::worker
