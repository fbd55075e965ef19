#include "app/document/mailbox.h"

#include <QCoreApplication>
#include <QEvent>

namespace armature::app {

void Mailbox::put(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  QCoreApplication::postEvent(this, new QEvent(QEvent::User));
}

// One event a piece of work: what has other events before it in the queue waits for them, as with a queued call.
bool Mailbox::event(QEvent* event) {
  if (event->type() != QEvent::User) return QObject::event(event);
  std::function<void()> work;
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.empty()) return true;
    work = std::move(waiting_.front());
    waiting_.pop_front();
  }
  work();
  return true;
}

}  // namespace armature::app
