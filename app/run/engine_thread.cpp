#include "app/run/engine_thread.h"

namespace armature::app {

EngineThread::EngineThread(std::function<std::unique_ptr<Engine>()> make, QObject* parent)
    : QObject(parent), thread_([this, make = std::move(make)] { work(make); }) {}

EngineThread::~EngineThread() {
  {
    const std::lock_guard lock(mutex_);
    isStopping_ = true;
    for (auto& queue : queues_) queue.clear();
  }
  wake_.notify_all();
  thread_.join();
}

void EngineThread::post(Priority priority, QObject* receiver, std::function<Answer(Engine&)> job) {
  {
    const std::lock_guard lock(mutex_);
    queues_[priority].push_back({receiver, std::move(job)});
  }
  wake_.notify_one();
}

bool EngineThread::isBusy() const {
  const std::lock_guard lock(mutex_);
  return isWorking_ || !queues_[0].empty() || !queues_[1].empty() || !queues_[2].empty();
}

void EngineThread::work(const std::function<std::unique_ptr<Engine>()>& make) {
  const auto engine = make();
  std::unique_lock lock(mutex_);
  while (true) {
    const auto waiting = [this] {
      return isStopping_ || !queues_[0].empty() || !queues_[1].empty() || !queues_[2].empty();
    };
    wake_.wait(lock, waiting);
    if (isStopping_) return;
    auto& queue = !queues_[0].empty() ? queues_[0] : !queues_[1].empty() ? queues_[1] : queues_[2];
    Job job = std::move(queue.front());
    queue.pop_front();
    isWorking_ = true;
    lock.unlock();
    Answer answer = job.work(*engine);
    if (answer)
      mailbox_.put([receiver = job.receiver, answer = std::move(answer)] {
        if (receiver) answer();
      });
    lock.lock();
    isWorking_ = false;
  }
}

}  // namespace armature::app
