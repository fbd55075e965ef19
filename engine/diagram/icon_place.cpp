#include "engine/diagram/icon_place.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace armature::diagram {

Point inDiagram(const Placement& placement, double x, double y) {
  x *= placement.width / 200 * (placement.flip ? -1 : 1);
  y *= placement.height / 200;
  const double angle = placement.rotation * std::numbers::pi / 180;
  double cosine = std::cos(angle), sine = std::sin(angle);
  if (std::fmod(placement.rotation, 90) == 0) {  // exact in the usual quarter turns
    cosine = std::round(cosine);
    sine = std::round(sine);
  }
  return {placement.x + cosine * x - sine * y, placement.y + sine * x + cosine * y};
}

RouteBox boxOf(const Placement& placement) {
  Point least = inDiagram(placement, -100, -100), most = least;
  for (const auto& [x, y] : {std::pair{-100, 100}, {100, -100}, {100, 100}}) {
    const Point corner = inDiagram(placement, x, y);
    least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
    most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
  }
  return boxAbout(least, most);
}

}  // namespace armature::diagram
