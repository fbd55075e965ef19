// A job file for Slurm that does what this command line says, on as many ranks as wanted.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

// `words`: the command line as it was given. The job goes on where it was stopped when it is queued again. Exit status.
int writeSbatch(const Arguments& arguments, const std::vector<std::string>& words);

}  // namespace armature::cli
