#include "engine/solve/delay_histories.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "engine/program/call.h"

namespace armature::solve {

namespace {

constexpr int kHalvings = 24;   // of a step, where an expression jumps without an event, or has a narrow bump
constexpr double kPlace = 0.3;  // of a step, from both of its ends, where the curve is compared
// Evaluations within steps: what there are at first, and what each step adds. A burst is a bump, a stream is noise.
constexpr int kMostPast = 20000, kEachPast = 200;
constexpr double kFaintPast = 0.01;  // of the largest value up to now: less need not be known to the tolerance
constexpr double kNoPast = 1e-13;    // a value that rounding makes
constexpr double kLeastStep = 1e-9;  // of the time: within a shorter step nothing is looked at

}  // namespace

DelayHistories::DelayHistories(Machine& machine, const Settings& settings)
    : machine_(machine), settings_(settings), looks_(kMostPast) {}

void DelayHistories::accept(double t) {
  const program::Program& p = machine_.program();
  previous_ = std::exchange(last_, t);
  for (size_t k = 0; k < p.delaySources.size(); ++k)
    program::acceptDelay(machine_.context().delays[k], t, machine_.at(p.delaySources[k]));
}

bool DelayHistories::refine(double begin, const Evaluate& evaluate) {
  begin = std::max(begin, previous_);
  if (machine_.program().delaySources.empty() || !(last_ - begin > kLeastStep * std::fabs(last_))) return false;
  looks_ = std::min(std::max(looks_, 0) + kEachPast, kMostPast);
  refine(begin, last_, 0, evaluate);
  return true;
}

// Whether the histories are those of the model at a time between their points; nothing where it cannot be evaluated.
std::optional<bool> DelayHistories::follows(double begin, double time, double end, const Evaluate& evaluate) {
  if (--looks_ < 0 || !evaluate(time)) return {};
  const program::Program& p = machine_.program();
  largest_.resize(p.delaySources.size());
  for (size_t k = 0; k < p.delaySources.size(); ++k) {
    const program::DelayBuffer& buffer = machine_.context().delays[k];
    const double value = machine_.at(p.delaySources[k]);
    const program::DelayReading read = program::readingAt(buffer, time);
    const double off = std::fabs(read.value - value) + read.heldBack;
    largest_[k] = std::max(largest_[k], std::fabs(value));
    if (off == 0) continue;  // what stands still, as most signals of logic do
    const double size = std::max(
        {std::fabs(value), std::fabs(program::valueAt(buffer, begin)), std::fabs(program::valueAt(buffer, end))});
    largest_[k] = std::max(largest_[k], size);
    const double allowed = settings_.tolerance * std::max(size, kFaintPast * largest_[k]) + kNoPast;
    // Where the curve is held back, there is a kink, and what agrees with the model agrees by chance.
    if (off > allowed) return false;
  }
  return true;
}

void DelayHistories::refine(double begin, double end, int depth, const Evaluate& evaluate) {
  const std::optional<bool> first = follows(begin, begin + kPlace * (end - begin), end, evaluate);
  if (!first) return;
  if (*first) {
    const std::optional<bool> last = follows(begin, end - kPlace * (end - begin), end, evaluate);
    if (!last || *last) return;
  }
  const double middle = 0.5 * (begin + end);
  if (!evaluate(middle)) return;
  const program::Program& p = machine_.program();
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
