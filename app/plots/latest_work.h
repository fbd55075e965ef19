// Work beside the window, on a thread of its own: only what was asked for last is answered.
#pragma once
#include <functional>
#include <thread>

#include "app/document/mailbox.h"
#include "engine/base/cancel.h"

namespace armature::app {

class LatestWork {
 public:
  // Done in the thread of the owner when the work is ready.
  using Answer = std::function<void()>;
  // Runs on the thread; polls `stop` often, since whoever asks anew waits for it to end.
  using Work = std::function<Answer(const CancelToken& stop)>;
  LatestWork() = default;
  ~LatestWork() { cancel(); }
  LatestWork(const LatestWork&) = delete;
  LatestWork& operator=(const LatestWork&) = delete;

  // Cancels what is under way. `late` is called in the thread of the owner if it takes so long that a person notices.
  void begin(Work work, std::function<void()> late = {});
  void cancel();
  bool isBusy() const { return isBusy_; }

 private:
  int request_ = 0;
  bool isBusy_ = false;
  CancelToken stop_;
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
