#include "app/document/mailbox.h"

#include <QCoreApplication>
#include <QEvent>
#include <memory>

namespace armature::app {

void Mailbox::put(std::function<void()> work) {
  auto event = std::make_unique<QEvent>(QEvent::User);
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  QCoreApplication::postEvent(this, event.release());
}

// One event a piece of work: what has other events before it in the queue waits for them, as with a queued call. The
// lock is taken before the event is looked at: its maker has held it since, so that the event is seen whole here,
// whatever the queue between them does.
bool Mailbox::event(QEvent* event) {
  std::unique_lock lock(mutex_);
  if (event->type() != QEvent::User) {
    lock.unlock();
    return QObject::event(event);
  }
  if (waiting_.empty()) return true;
  const std::function<void()> work = std::move(waiting_.front());
  waiting_.pop_front();
  lock.unlock();
  work();
  return true;
}

}  // namespace armature::app
