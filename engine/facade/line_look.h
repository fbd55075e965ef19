// How lines of a kind look in Modelica's annotations.
#pragma once
#include <string>

#include "engine/facade/class_info.h"

namespace armature {

// Arguments of a Line annotation, coloured as libraries have them, so that a wire looks alike beside those of other
// models ("color = {0, 0, 255}"); empty for black, the default.
std::string lineLook(Domain domain);

}  // namespace armature
