// Connectors that come and go with a parameter: one that is shown and has to be held must be connected. Told before the
// equations are looked at, because there the reason can no longer be seen.
#pragma once
#include <functional>
#include <string>

#include "engine/base/diagnostic.h"
#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"

namespace armature {

using ClassInfoSource = std::function<const ClassInfo*(const std::string& className)>;

// Adds errors D062 (a connector that must be connected is open); they name the part, the connector and the parameter
// that switches it. Unknown classes and connectors are left to others. Linear in parts and connections.
void checkConnectors(const diagram::Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics);

// Too few equations in a diagram (S002, S003) mostly come from signal inputs that nothing is connected to: where there
// are such, they are told instead of what follows from them, as errors D064.
void explainByInputs(const diagram::Document& document, const ClassInfoSource& classInfo, Diagnostics& diagnostics);

}  // namespace armature
