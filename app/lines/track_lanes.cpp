#include "app/lines/track_lanes.h"

#include <algorithm>
#include <cmath>

namespace armature::app {
namespace {
constexpr float kTouch = 0.75F;  // [px] of rounding
constexpr float kApart = 4;      // [px] between words
}  // namespace

bool doMeet(const TrackCover& one, const TrackCover& other, bool withLabels) {
  const bool areLabels = withLabels && one.isLabelAbove == other.isLabelAbove;
  int side = 0;
  for (size_t k = 0; k < std::min(one.from.size(), other.from.size()); ++k) {
    if (std::isnan(one.from[k]) || std::isnan(other.from[k])) continue;
    if (one.from[k] < other.to[k] - kTouch && other.from[k] < one.to[k] - kTouch) return true;
    if (areLabels && one.labelFrom[k] < other.labelTo[k] + kApart && other.labelFrom[k] < one.labelTo[k] + kApart)
      return true;
    const float way = one.from[k] + one.to[k] - other.from[k] - other.to[k];
    const int now = way > 0 ? 1 : -1;
    if (side != 0 && now != side) return true;
    side = now;
  }
  return false;
}

std::vector<int> packLanes(std::span<const TrackCover> covers, std::span<const int> order, std::span<const int> before,
                           bool withLabels) {
  std::vector<int> lanes(covers.size(), -1);
  std::vector<std::vector<int>> taken;
  const auto isFree = [&](size_t lane, int part) {
    if (lane >= taken.size()) return true;
    return std::none_of(taken[lane].begin(), taken[lane].end(), [&](int other) {
      return doMeet(covers[static_cast<size_t>(part)], covers[static_cast<size_t>(other)], withLabels);
    });
  };
  const auto put = [&](size_t lane, int part) {
    if (lane >= taken.size()) taken.resize(lane + 1);
    taken[lane].push_back(part);
    lanes[static_cast<size_t>(part)] = static_cast<int>(lane);
  };
  for (const int part : order) {
    const int last = before.empty() ? -1 : before[static_cast<size_t>(part)];
    if (last >= 0 && isFree(static_cast<size_t>(last), part)) {
      put(static_cast<size_t>(last), part);
      continue;
    }
    size_t lane = 0;
    while (!isFree(lane, part)) ++lane;
    put(lane, part);
  }
  return lanes;
}

}  // namespace armature::app
