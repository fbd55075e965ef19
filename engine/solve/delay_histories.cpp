#include "engine/solve/delay_histories.h"

#include <cmath>
#include <limits>

#include "engine/program/call.h"

namespace armature::solve {

void DelayHistories::accept(double t) {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.delaySources.size(); ++k) {
    program::DelayBuffer& buffer = machine_.context().delays[k];
    buffer.time = t;
    buffer.value = machine_.at(p.delaySources[k]);
    program::acceptDelay(buffer);
  }
}

void DelayHistories::setSide(bool isFromLeft) {
  for (program::DelayBuffer& buffer : machine_.context().delays) buffer.isFromLeft = isFromLeft;
}

void DelayHistories::scheduleJumps() {
  constexpr size_t kBudget = 100000;  // reflections without end
  for (const program::DelayBuffer& buffer : machine_.context().delays) {
    const size_t n = buffer.times.size();
    if (n < buffer.first + 2 || buffer.times[n - 1] != buffer.times[n - 2] || !(buffer.delay > 0)) continue;
    const double left = buffer.values[n - 2], right = buffer.values[n - 1];
    if (std::fabs(right - left) <= settings_.tolerance * (std::fabs(left) + std::fabs(right))) continue;
    if (jumps_.size() < kBudget) jumps_.push(buffer.times[n - 1] + buffer.delay);
  }
}

double DelayHistories::nextJump() const {
  return jumps_.empty() ? std::numeric_limits<double>::infinity() : jumps_.top();
}

void DelayHistories::takeJumps(double t) {
  while (!jumps_.empty() && jumps_.top() <= t) jumps_.pop();
}

}  // namespace armature::solve
