// What a variable was called in an earlier state of a diagram: before its part was renamed, or went into a sub-model.
#pragma once
#include <string>

#include "engine/diagram/document.h"

namespace armature::app {

// `name`: full name of a variable of `now` ("load1.inertia2.w", "der(motor.phi)"). Its name in `then`; the name itself
// where nothing tells of another one.
std::string formerName(const std::string& name, const diagram::Document& then, const diagram::Document& now);

}  // namespace armature::app
