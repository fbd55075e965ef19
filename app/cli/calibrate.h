// armature-cli calibrate.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

// Finds the parameters that bring the model closest to data and writes them as JSON. Returns the exit status.
int calibrate(const Arguments& arguments);

}  // namespace armature::cli
