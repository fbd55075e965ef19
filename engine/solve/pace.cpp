#include "engine/solve/pace.h"

#include <algorithm>
#include <thread>

namespace armature::solve {

void Pace::begin(double t) {
  time_ = t;
  began_ = std::chrono::steady_clock::now();
}

bool Pace::waitFor(double t, double reached) {
  const double pace = control_.pace.load(std::memory_order_relaxed);
  if (pace != pace_) {
    pace_ = pace;
    begin(reached);
  }
  if (!(pace > 0)) return true;
  if (t <= control_.goTo.load(std::memory_order_relaxed)) {
    beginAnew();
    return true;
  }
  for (;;) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began_;
    const double wait = (t - time_) / pace - passed.count();
    if (wait <= 0) return true;
    if (control_.cancel.isCancelled()) return false;
    if (control_.pace.load(std::memory_order_relaxed) != pace || control_.isPaused.load()) return true;
    std::this_thread::sleep_for(std::chrono::duration<double>(std::min(wait, 0.02)));
  }
}

}  // namespace armature::solve
