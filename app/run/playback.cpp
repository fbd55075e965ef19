#include "app/run/playback.h"

#include <algorithm>

namespace armature::app {

namespace {

constexpr int kInterval = 25;  // [ms] from picture to picture, where they take no longer
constexpr double kRest = 1;    // [s] that the end is shown before it begins anew

// How long a run of so many simulated seconds is played [s]: at its pace, so that slow motion is one; where none was
// chosen in real time, where that is neither a blink nor a wait.
double secondsFor(double length, double pace) {
  constexpr double kLeast = 6, kMost = 20, kBlink = 0.25;
  return pace > 0 ? std::max(kBlink, length / pace) : std::clamp(length, kLeast, kMost);
}

}  // namespace

Playback::Playback(RunControl& run, QObject* parent) : QObject(parent), run_(run) {
  timer_.setInterval(kInterval);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &Playback::tick);
  connect(&run_, &RunControl::stateChanged, this, &Playback::update);
}

void Playback::setWanted(bool isWanted) {
  if (isWanted == isWanted_) return;
  isWanted_ = isWanted;
  update();
  if (!isWanted_) run_.showNewest();
}

void Playback::update() {
  const bool isDone = run_.state() == RunState::done || run_.state() == RunState::stopped;
  const bool canPlay = isWanted_ && isDone && run_.store() && run_.store()->rowCount() > 1;
  if (canPlay == timer_.isActive()) return;
  if (canPlay) {
    clock_.start();
    timer_.start();
  } else {
    timer_.stop();
  }
}

void Playback::tick() {
  const StorePtr& store = run_.store();
  if (!store || store->rowCount() < 2) return timer_.stop();
  const double from = store->time(0), to = store->time(store->rowCount() - 1), length = to - from;
  if (length <= 0) return timer_.stop();
  // On from the instant that is shown, whoever has set it.
  const double shown = run_.isShowingNewest() ? from : std::clamp(run_.shownTime(), from, to);
  const double passed = static_cast<double>(clock_.nsecsElapsed()) / 1e9;
  if (shown >= to && passed < kRest) return;
  clock_.restart();
  const double next = shown + length * passed / secondsFor(length, run_.pace());
  run_.setShownTime(shown >= to ? from : std::min(to, next));
}

}  // namespace armature::app
