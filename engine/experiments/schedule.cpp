#include "engine/experiments/schedule.h"

#include <algorithm>

namespace armature::experiments {

namespace {

constexpr double kMostAtOnce = 1e6;  // where a run takes no time that can be measured

constexpr double kMostSeconds = 0.5, kLeastSeconds = 0.005;  // of a chunk: handing it out costs a tenth of that
constexpr uint64_t kMostOfChunk = 2000, kFirst = 4;
constexpr double kForgetting = 0.1;  // share of the newest run in the mean

}  // namespace

Schedule::Schedule(std::vector<Chunk> groups, unsigned workers) : groups_(std::move(groups)), workers_(workers) {
  std::erase_if(groups_, [](const Chunk& c) { return c.isEmpty(); });
  // Handed out from the end: the first runs first.
  std::reverse(groups_.begin(), groups_.end());
  for (Chunk& c : groups_) {
    std::reverse(c.runs.begin(), c.runs.end());
    left_ += c.runs.size();
  }
}

Chunk Schedule::next() {
  const std::lock_guard lock(mutex_);
  Chunk chunk;
  if (groups_.empty()) return chunk;
  Chunk& from = groups_.back();
  // Half of what is left goes out in equal shares (factoring: Hummel, Schonberg, Flynn, Communications of the ACM 35,
  // 1992): towards the end the chunks get smaller, for nobody to wait long for the last one.
  const auto runsIn = [this](double seconds) {
    return mean_ > 0 ? static_cast<uint64_t>(std::min(kMostAtOnce, seconds / mean_)) : kFirst;
  };
  const uint64_t fair = std::max(left_ / (2 * uint64_t{workers_}), runsIn(kLeastSeconds));
  const uint64_t wanted = std::max<uint64_t>(1, std::min(fair, runsIn(kMostSeconds)));
  const uint64_t size = std::min<uint64_t>({from.runs.size(), wanted, kMostOfChunk});
  chunk.group = from.group;
  chunk.runs.assign(from.runs.rbegin(), from.runs.rbegin() + static_cast<ptrdiff_t>(size));
  from.runs.resize(from.runs.size() - size);
  left_ -= size;
  if (from.isEmpty()) groups_.pop_back();
  return chunk;
}

void Schedule::giveBack(Chunk chunk) {
  const std::lock_guard lock(mutex_);
  if (chunk.isEmpty()) return;
  left_ += chunk.runs.size();
  std::reverse(chunk.runs.begin(), chunk.runs.end());
  groups_.push_back(std::move(chunk));
}

void Schedule::learn(double seconds) {
  const std::lock_guard lock(mutex_);
  mean_ = mean_ > 0 ? mean_ + kForgetting * (seconds - mean_) : seconds;
}

uint64_t Schedule::left() const {
  const std::lock_guard lock(mutex_);
  return left_;
}

}  // namespace armature::experiments
