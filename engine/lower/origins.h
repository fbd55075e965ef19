// Where what a program computes comes from in the model, for the messages of a run.
#pragma once
#include <string>

#include "engine/lower/work.h"

namespace armature::lower {

// One more origin of the program: its index. `text`: the equation or relation as a person reads it.
uint32_t addOrigin(Work& w, PartId part, SourceSpan span = {}, std::string text = {});

}  // namespace armature::lower
