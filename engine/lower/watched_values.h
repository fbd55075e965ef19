// Integers and Booleans that are computed at events, and of which no relation of the model says when they change.
#pragma once
#include "engine/lower/work.h"

namespace armature::lower {

// Makes it an event that `value`, of which v gets its value at events, is something else than v. What calls impure
// functions cannot be watched: false, and nothing is made.
bool watchValue(Work& w, VarId v, ExprId value, PartId part, SourceSpan span);

}  // namespace armature::lower
