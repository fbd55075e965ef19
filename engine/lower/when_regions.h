// What a when-clause computes is left out of an event at which the clause is not active, where that is worth a step of
// its own: an array filled element by element, a function called on thousands of values.
#pragma once
#include "engine/lower/section_builder.h"

namespace armature::lower {

// Whether an expression is worth to be skipped: it calls a function or has many operations.
bool isLarge(Work& w, ExprId e);

// Adds the plans of an event, Work::eventPlans, in their order.
void addEventPlans(Work& w, SectionBuilder& section);

}  // namespace armature::lower
