// What a set of points reaches over: of any number of points only those are kept that lie farthest in some direction,
// which are enough to fit the eye to all of them.
#pragma once
#include <vector>

#include "app/view3d/spatial.h"

namespace armature::app {

class Extent {
 public:
  // Points that are not finite are passed over.
  void add(const Vec3& p) {
    if (!std::isfinite(dot(p, p))) return;
    bounds_.add(p);
    for (size_t k = 0; k < kDirections; ++k) {
      const Vec3 n{double(kAlong[k][0]), double(kAlong[k][1]), double(kAlong[k][2])};
      const double reach = dot(n, p);
      if (isEmpty_ || reach < low_[k]) low_[k] = reach, lowest_[k] = p;
      if (isEmpty_ || reach > high_[k]) high_[k] = reach, highest_[k] = p;
    }
    isEmpty_ = false;
  }
  const Bounds& bounds() const { return bounds_; }
  std::vector<Vec3> points() const {
    std::vector<Vec3> points;
    if (isEmpty_) return points;
    points.insert(points.end(), lowest_.begin(), lowest_.end());
    points.insert(points.end(), highest_.begin(), highest_.end());
    return points;
  }

 private:
  // The directions to the faces, edges and corners of a cube, one of each opposite pair.
  static constexpr size_t kDirections = 13;
  static constexpr int kAlong[kDirections][3] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1}, {1, 1, 0},  {1, -1, 0},
                                                 {1, 0, 1},  {1, 0, -1}, {0, 1, 1}, {0, 1, -1}, {1, 1, 1},
                                                 {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}};
  bool isEmpty_ = true;
  Bounds bounds_;
  std::array<double, kDirections> low_{}, high_{};
  std::array<Vec3, kDirections> lowest_, highest_;
};

}  // namespace armature::app
