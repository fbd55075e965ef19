// Processes that have made the runs of a batch and wait for the next one. Inside of the room.
#pragma once
#include <mutex>
#include <optional>
#include <vector>

#include "engine/native/permissions.h"
#include "engine/worker/channel.h"
#include "engine/worker/page.h"
#include "engine/worker/wire.h"

namespace armature::worker {

// A copy of the model's process, which makes the runs of one batch after another: making it costs as much as a few
// short runs, and its first run finds everything cold. It goes when its channel closes.
struct BatchHand {
  Page page;
  Channel channel;
  Bytes permissions;  // that it has locked itself in with
};

// Those of one model that have nothing to do. Thread-safe.
class BatchHands {
 public:
  // One that is locked in with these permissions, if there is one.
  std::optional<BatchHand> take(const native::Permissions& permissions);
  // A hand that has answered all of its batch. One that may change files goes: its folder is that of one batch.
  void giveBack(BatchHand hand, const native::Permissions& permissions);

 private:
  std::mutex mutex_;
  std::vector<BatchHand> idle_;
};

}  // namespace armature::worker
