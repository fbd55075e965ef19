#include "event_watch.h"

#include <fcntl.h>
#include <unistd.h>

#include <QEvent>
#include <QMetaEnum>
#include <QThread>
#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace armature::test {

namespace {

constexpr size_t kMostKept = 1000;
constexpr double kSlow = 50;  // [ms] what is shorter is not worth a line

QByteArray describe(const QObject* receiver, const QEvent* event) {
  const char* const type = QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type());
  QByteArray text = type ? QByteArray(type) : QByteArray::number(event->type());
  text += " of " + QByteArray(receiver->metaObject()->className());
  if (!receiver->objectName().isEmpty()) text += " '" + receiver->objectName().toUtf8() + "'";
  return text;
}

}  // namespace

WatchedApplication::WatchedApplication(int& argc, char** argv) : QApplication(argc, argv) {
  schedule_ = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
}

WatchedApplication::~WatchedApplication() {
  if (schedule_ >= 0) ::close(schedule_);
}

WatchedApplication::Moment WatchedApplication::now() const {
  Moment moment;
  const auto wall = std::chrono::steady_clock::now().time_since_epoch();
  moment.wall = std::chrono::duration<double, std::milli>(wall).count();
  // Time on a processor and time waiting for one [ns].
  char text[64] = {};
  if (schedule_ < 0 || ::pread(schedule_, text, sizeof text - 1, 0) <= 0) return moment;
  char* second = nullptr;
  (void)std::strtoull(text, &second, 10);
  moment.waited = static_cast<double>(std::strtoull(second, nullptr, 10)) / 1e6;
  return moment;
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
  const int level = QThread::currentThread()->loopLevel();
  // Part of an event that is being delivered.
  if (!open_.empty() && level <= open_.back().level) return QApplication::notify(receiver, event);
  if (!open_.empty() && !open_.back().isPaused) {
    record(open_.back());
    open_.back().isPaused = true;
  }
  open_.push_back({level, false, now(), describe(receiver, event)});
  const bool isTaken = QApplication::notify(receiver, event);
  record(open_.back());
  open_.pop_back();
  // Should this have been the last one of its loop, the handler that has opened it goes on now.
  if (!open_.empty()) open_.back().start = now();
  return isTaken;
}

void WatchedApplication::record(const Delivery& delivery) {
  const Moment end = now();
  const double spent = end.wall - delivery.start.wall - (end.waited - delivery.start.waited);
  if (spent < kSlow) return;
  const Gap gap{spent, label_ + ": " + delivery.what.toStdString()};
  const auto isLonger = [](const Gap& a, const Gap& b) { return a.milliseconds > b.milliseconds; };
  slow_.insert(std::upper_bound(slow_.begin(), slow_.end(), gap, isLonger), gap);
  if (slow_.size() > kMostKept) slow_.pop_back();
}

}  // namespace armature::test
