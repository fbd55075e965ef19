#include "app/power/quadrant.h"

#include <cmath>

namespace armature::app {

Quadrant quadrantOf(const OperatingPoint& point, double largestSpeed, double largestEffort) {
  const bool moves = std::abs(point.speed) > kIdle * largestSpeed,
             acts = std::abs(point.effort) > kIdle * largestEffort;
  if (!moves || !acts) return Quadrant::idle;
  if (point.speed > 0) return point.effort > 0 ? Quadrant::drivesForward : Quadrant::brakesForward;
  return point.effort < 0 ? Quadrant::drivesBackward : Quadrant::brakesBackward;
}

bool isDriving(Quadrant quadrant) {
  return quadrant == Quadrant::drivesForward || quadrant == Quadrant::drivesBackward;
}

bool isBraking(Quadrant quadrant) {
  return quadrant == Quadrant::brakesForward || quadrant == Quadrant::brakesBackward;
}

}  // namespace armature::app
