#include "app/view3d/scene_extent.h"

#include <algorithm>

namespace armature::app {

void SceneExtent::add(const Vec3& point, Of of) {
  everything_.add(point);
  if (of == Of::bodies) bodies_.add(point);
  if (of == Of::world) world_.add(point);
}

std::vector<uint64_t> SceneExtent::rowsToVisit(uint64_t rowCount) {
  constexpr uint64_t kMost = 60;  // say as much as all of them
  std::vector<uint64_t> rows;
  if (rowCount <= visitedRows_) return rows;
  const uint64_t step = std::max<uint64_t>(1, (rowCount - visitedRows_) / kMost);
  for (uint64_t row = visitedRows_; row < rowCount; row += step) rows.push_back(row);
  rows.push_back(rowCount - 1);
  visitedRows_ = rowCount;
  return rows;
}

namespace {
double farthest(const std::vector<Vec3>& points) {
  double most = 0;
  for (const Vec3& point : points) most = std::max(most, norm(point));
  return most;
}
}  // namespace

double SceneExtent::worldScale() const {
  constexpr double kBeyond = 1.25;  // the tip and its letter stand out
  constexpr double kNoSize = 1e-3;  // bodies all of whose sizes are still 0
  const double bodies = farthest(bodies_.points()), world = farthest(world_.points());
  return bodies <= kNoSize * world ? 1 : std::min(1.0, kBeyond * bodies / world);
}

std::vector<Vec3> SceneExtent::worldPoints() const {
  std::vector<Vec3> points = world_.points();
  const double scale = worldScale();
  for (Vec3& point : points) point = scale * point;
  return points;
}

SceneExtent::Range SceneExtent::along(const Vec3& direction) const {
  Range range;
  const Vec3 &low = bounds().low, &high = bounds().high;
  for (int k = 0; k < 8 && !bounds().isEmpty(); ++k) {
    const Vec3 corner{k & 1 ? high.x : low.x, k & 2 ? high.y : low.y, k & 4 ? high.z : low.z};
    range.low = std::min(range.low, dot(direction, corner));
    range.high = std::max(range.high, dot(direction, corner));
  }
  return range;
}

}  // namespace armature::app
