// The one thread that uses the engine. Jobs wait in three queues; an urgent one (translate) goes before a picture of a
// class, and that before browsing the library. Answers come back in the thread that owns this object.
#pragma once
#include <QObject>
#include <QPointer>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "app/document/mailbox.h"
#include "app/run/engine.h"

namespace armature::app {

class EngineThread : public QObject {
  Q_OBJECT
 public:
  enum Priority { urgent = 0, normal = 1, idle = 2 };
  // The engine is made, used and destroyed in the thread.
  explicit EngineThread(std::function<std::unique_ptr<Engine>()> make, QObject* parent = nullptr);
  // Waits for the job that runs; those that wait are dropped.
  ~EngineThread() override;

  // Runs `job` in the engine's thread; it returns what is to be done with its answer in this object's thread (may be
  // empty). Nothing is done after the end of this object or of `receiver`.
  using Answer = std::function<void()>;
  void post(Priority priority, QObject* receiver, std::function<Answer(Engine&)> job);
  // Whether a job runs or waits.
  bool isBusy() const;

 private:
  void work(const std::function<std::unique_ptr<Engine>()>& make);

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  struct Job {
    QPointer<QObject> receiver;
    std::function<Answer(Engine&)> work;
  };
  std::deque<Job> queues_[3];
  bool isStopping_ = false;
  bool isWorking_ = false;
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
