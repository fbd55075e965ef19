// armature-cli linearize.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

// Writes the matrices of the linear model of small deviations and its modes as JSON. Returns the exit status.
int linearize(const Arguments& arguments);

}  // namespace armature::cli
