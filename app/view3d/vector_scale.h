// The scale on which forces and torques are drawn as arrows: the largest one of a kind that the run has had so far,
// wherever it has been looked at, is nearly half as long as the scene's radius.
#pragma once
#include <algorithm>
#include <cmath>

namespace armature::app {

enum class LoadKind { force, torque };

class VectorScale {
 public:
  void clear() { *this = {}; }
  // A vector of this size is drawn [N or N.m]; sizes that are not finite are passed over.
  void note(LoadKind kind, double size) {
    if (std::isfinite(size)) largest(kind) = std::max(largest(kind), size);
  }
  // Metres per newton or newton metre in a scene of a radius [m]; 0 as long as there is nothing to draw.
  double of(LoadKind kind, double radius) {
    constexpr double kLongest = 0.45;
    return largest(kind) > 0 ? kLongest * radius / largest(kind) : 0;
  }

 private:
  double& largest(LoadKind kind) { return kind == LoadKind::force ? force_ : torque_; }
  double force_ = 0, torque_ = 0;
};

}  // namespace armature::app
