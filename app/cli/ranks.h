// Whether this process is one of several that mpirun or srun has started for one command line, and its line to the
// others.
#pragma once
#include <memory>

#include "engine/experiments/ranks.h"

namespace armature::cli {

// Whether a launcher has started this process as one of several.
bool isOneOfRanks();
// Begins to speak MPI; null, with words on stderr, where that is impossible. To be called when the engine's process has
// been started: it must not inherit the line. The line is closed with its end, where all ranks wait for each other.
std::unique_ptr<experiments::Ranks> joinRanks();

}  // namespace armature::cli
