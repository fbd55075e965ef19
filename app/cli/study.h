// armature-cli sweep and montecarlo.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

// Makes the runs of a study and writes its table; with --plan measures a few of them and tells what the whole will
// cost. Returns the exit status: runs that stop early are told and do not make it fail.
int study(const Arguments& arguments);

}  // namespace armature::cli
