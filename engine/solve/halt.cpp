#include "engine/solve/halt.h"

#include <chrono>
#include <thread>
#include <utility>

namespace armature::solve {

void Halt::atPoint(double at) {
  if (at <= control_.goTo.load(std::memory_order_relaxed)) return;
  if (points_ != control_.pointSteps.load(std::memory_order_relaxed)) ++points_;
}

void Halt::atEvent(double at) {
  if (at <= control_.goTo.load(std::memory_order_relaxed)) return;
  atPoint(at);
  if (events_ != control_.eventSteps.load(std::memory_order_relaxed)) ++events_;
}

bool Halt::mayGoOn(double at) {
  if (at < control_.goTo.load(std::memory_order_relaxed)) return true;
  const uint32_t points = control_.pointSteps.load(std::memory_order_relaxed);
  const uint32_t events = control_.eventSteps.load(std::memory_order_relaxed);
  if (!control_.isPaused.load(std::memory_order_relaxed)) {
    // Steps that were still to be made are part of going on.
    points_ = points;
    events_ = events;
    return true;
  }
  return points_ != points || events_ != events;
}

void Halt::beginAnew() {
  points_ = events_ = 0;
}

bool Halt::wait(double at) {
  while (!mayGoOn(at)) {
    if (control_.cancel.isCancelled()) return false;
    hasWaited_ = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return !control_.cancel.isCancelled();
}

bool Halt::hasWaited() {
  return std::exchange(hasWaited_, false);
}

}  // namespace armature::solve
