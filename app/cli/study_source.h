// A study that is written in a diagram (--study NAME) as what its command line would say.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

// Puts the values of the study into the arguments, where the command line does not say otherwise. False after saying
// what is wrong: there is no such study, it is one of another kind, or it cannot be read.
bool takeStudy(Arguments& arguments);

}  // namespace armature::cli
