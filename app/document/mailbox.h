// What another thread hands to the thread that owns an object, to be done there. Under a lock of the language's own: in
// Qt's queue the hand-over is one that ThreadSanitizer cannot see, and every use would look like a race.
#pragma once
#include <QObject>
#include <deque>
#include <functional>
#include <mutex>

namespace armature::app {

// A member of the object that is handed something: what has not been done when it goes is dropped. Threads that put
// something in have to end before it goes.
class Mailbox : public QObject {
 public:
  // From any thread; `work` is done in the thread of the mailbox, in turn, when that comes to its events.
  void put(std::function<void()> work);

 protected:
  bool event(QEvent* event) override;

 private:
  std::mutex mutex_;
  std::deque<std::function<void()>> waiting_;
};

}  // namespace armature::app
