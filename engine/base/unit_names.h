// How coherent units are written: "N.m" for a torque, "rad/s2" for an angular acceleration.
#pragma once
#include <string>
#include <string_view>

#include "engine/base/units.h"

namespace armature {

// The usual name of a unit whose factor is 1, else its base units: "m.kg/(s.A)"; "1" of a plain number.
std::string unitName(const Unit& unit);

// Whether a unit is that of a torque, or a product of one: a joule per radian, which the radian is not seen in.
bool isTorque(std::string_view unit);

// The unit of the time derivative of what is in a unit: "rad/s" for "rad". Empty where a unit is unknown, or not
// coherent ("min").
std::string unitOfRate(std::string_view of);

}  // namespace armature
