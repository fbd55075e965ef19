// Positions of plane linkages in closed form.
#pragma once
#include <cmath>
#include <numbers>

namespace armature::test {

// Position of the piston of a crank 0.3 at the origin with a rod 0.5 [m], from the crank's angle [rad].
inline double pistonAt(double phi) {
  return 0.3 * std::cos(phi) + std::sqrt(0.25 - 0.09 * std::pow(std::sin(phi), 2));
}

// Angle [rad] of the rocker of a four-bar linkage: crank 0.3 at the origin, rod 1.0, rocker 0.6 about {1, 0, 0}, which
// stands above the ground.
inline double rockerAt(double phi) {
  const double x = 1 - 0.3 * std::cos(phi),
               y = -0.3 * std::sin(phi);  // from the end of the crank to the rocker's hinge
  const double d2 = x * x + y * y, inner = std::acos((d2 + 0.36 - 1) / (2 * 0.6 * std::sqrt(d2)));
  return std::remainder(std::atan2(-y, -x) - inner, 2 * std::numbers::pi);
}

}  // namespace armature::test
