// armature-cli simulate.
#pragma once
#include <chrono>

#include "app/cli/arguments.h"

namespace armature::cli {

// Translates and runs; `began` is when the program started. Returns the exit status.
int simulate(const Arguments& arguments, std::chrono::steady_clock::time_point began);

// Translates only.
int check(const Arguments& arguments, std::chrono::steady_clock::time_point began);

}  // namespace armature::cli
