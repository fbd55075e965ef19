// Units of a diagram: its own parameters' units must be known, and a part's parameter that is set to one of them must
// be of the same unit.
#pragma once
#include <functional>
#include <string>

#include "engine/base/diagnostic.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature {

// Adds errors D060 (unknown unit) and D061 (units that do not fit; names part, parameter and both units). `classInfo`
// answers null for an unknown class, which is somebody else's error. Linear in the number of modifiers.
void checkUnits(const diagram::Document& document,
                const std::function<const ClassInfo*(const std::string& className)>& classInfo,
                Diagnostics& diagnostics);

}  // namespace armature
