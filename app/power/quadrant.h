// The four quadrants of whatever acts on a moving point or drives a current: which way it pushes, and which way the
// point moves. What counts is what the part does to its neighbour: the cut force or torque of its flange with the other
// sign, the current out of its pin. Force and motion the same way: it drives, and gives power; against each other: it
// brakes, and takes power.
#pragma once
#include <string>

#include "engine/facade/domain.h"

namespace armature::app {

enum class Quadrant { idle, drivesForward, brakesForward, drivesBackward, brakesBackward };

// A connector whose force is looked at, against another one of the same part (the housing, the negative pin) or the
// ground.
struct Sided {
  std::string part, connector, other;  // `other` is empty: against the ground
  Domain domain = Domain::other;
  int port = -1, otherPort = -1;  // in Powers
  bool isSource = false;
  bool isGiving() const { return domain == Domain::electrical; }  // "gives, takes" instead of "drives, brakes"
};

// Speed [m/s, rad/s] or voltage [V] over force [N], torque [N·m] or current [A] on the neighbour.
struct OperatingPoint {
  double speed = 0, effort = 0;
  double power() const { return speed * effort; }  // out of the part
};

// Below a millionth of the largest of the run either one counts as zero: what integration leaves.
inline constexpr double kIdle = 1e-6;
Quadrant quadrantOf(const OperatingPoint& point, double largestSpeed, double largestEffort);
bool isDriving(Quadrant quadrant);
bool isBraking(Quadrant quadrant);

}  // namespace armature::app
