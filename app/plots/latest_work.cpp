#include "app/plots/latest_work.h"

#include <QTimer>

namespace armature::app {

constexpr int kNoticed = 200;  // [ms]

void LatestWork::begin(Work work, std::function<void()> late) {
  cancel();
  isBusy_ = true;
  thread_ = std::thread([this, work = std::move(work), request = request_] {
    Answer answer = work(stop_);
    mailbox_.put([this, request, answer = std::move(answer)] {
      if (request != request_) return;
      isBusy_ = false;
      if (answer) answer();
    });
  });
  if (late)
    QTimer::singleShot(kNoticed, &mailbox_, [this, late = std::move(late), request = request_] {
      if (isBusy_ && request == request_) late();
    });
}

void LatestWork::cancel() {
  ++request_;
  isBusy_ = false;
  stop_.cancel();
  if (thread_.joinable()) thread_.join();
  stop_.reset();
}

}  // namespace armature::app
