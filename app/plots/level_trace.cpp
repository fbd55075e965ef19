#include "app/plots/level_trace.h"

#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

constexpr uint64_t kMostGroups = 10'000;
constexpr double kMostLevel = 1000;

int levelOf(double value) {
  return std::isnan(value) ? 0 : static_cast<int>(std::lround(std::clamp(value, -kMostLevel, kMostLevel)));
}

}  // namespace

std::vector<LevelChange> levelTrace(const results::Store& store, const results::Column& column, uint64_t begin,
                                    uint64_t end) {
  std::vector<LevelChange> trace;
  if (begin >= end) return trace;
  const auto take = [&](uint64_t row, int level) {
    if (trace.empty() || level != trace.back().level) trace.push_back({store.time(row), level});
  };
  const uint64_t group = std::max<uint64_t>(1, (end - begin + kMostGroups - 1) / kMostGroups);
  for (uint64_t row = begin; row < end; row += group) {
    const uint64_t behind = std::min(end, row + group);
    const int first = levelOf(store.value(column, row));
    take(row, first);
    if (behind - row < 2) continue;
    const auto [low, high] = store.range(column, row, behind);
    const int other = levelOf(high) != first ? levelOf(high) : levelOf(low);
    if (other != first) take(row + (behind - row) / 2, other);
  }
  trace.push_back({store.time(end - 1), levelOf(store.value(column, end - 1))});
  return trace;
}

}  // namespace armature::app
