#include "engine/solve/delay_histories.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "engine/program/call.h"

namespace armature::solve {

namespace {

constexpr int kHalvings = 7;         // of a step, where an expression jumps without an event
constexpr double kLeastStep = 1e-9;  // of the time: within a shorter step nothing is looked at

}  // namespace

void DelayHistories::accept(double t) {
  const program::Program& p = machine_.program();
  previous_ = std::exchange(last_, t);
  for (size_t k = 0; k < p.delaySources.size(); ++k)
    program::acceptDelay(machine_.context().delays[k], t, machine_.at(p.delaySources[k]));
}

bool DelayHistories::refine(double begin, const Evaluate& evaluate) {
  begin = std::max(begin, previous_);
  if (machine_.program().delaySources.empty() || !(last_ - begin > kLeastStep * std::fabs(last_))) return false;
  refine(begin, last_, 0, evaluate);
  return true;
}

void DelayHistories::refine(double begin, double end, int depth, const Evaluate& evaluate) {
  const double middle = 0.5 * (begin + end);
  if (!evaluate(middle)) return;
  const program::Program& p = machine_.program();
  bool isFine = true;
  for (size_t k = 0; k < p.delaySources.size(); ++k) {
    const program::DelayBuffer& buffer = machine_.context().delays[k];
    const double value = machine_.at(p.delaySources[k]);
    const double size = std::max(
        {std::fabs(value), std::fabs(program::valueAt(buffer, begin)), std::fabs(program::valueAt(buffer, end))});
    isFine = isFine && !(std::fabs(program::valueAt(buffer, middle) - value) > settings_.tolerance * size);
  }
  if (isFine) return;
  for (size_t k = 0; k < p.delaySources.size(); ++k)
    program::insertDelay(machine_.context().delays[k], middle, machine_.at(p.delaySources[k]));
  if (depth + 1 >= kHalvings) return;
  refine(begin, middle, depth + 1, evaluate);
  refine(middle, end, depth + 1, evaluate);
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
