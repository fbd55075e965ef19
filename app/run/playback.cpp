#include "app/run/playback.h"

#include <algorithm>

namespace armature::app {

Playback::Playback(RunControl& run, QObject* parent) : QObject(parent), run_(run) {
  timer_.setInterval(33);
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
  // Real time where that is neither a blink nor a wait.
  const double seconds = std::clamp(length, 6.0, 20.0);
  const double passed = static_cast<double>(clock_.elapsed()) / 1000;
  if (passed > seconds + 1) clock_.restart();
  run_.setShownTime(from + length * std::min(1.0, passed / seconds));
}

}  // namespace armature::app
