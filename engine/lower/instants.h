// Conditions that hold for an instant only, as those of when-clauses do.
#pragma once
#include "engine/lower/work.h"

namespace armature::lower {

// Whether a condition holds for an instant only: `b and not pre(b)`, whatever else it asks for.
bool isInstant(const Work& w, ExprId condition);

}  // namespace armature::lower
