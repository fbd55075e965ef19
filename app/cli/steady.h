// armature-cli steady.
#pragma once
#include "app/cli/arguments.h"
#include "app/cli/translation.h"

namespace armature::cli {

// Writes the state in which all derivatives are zero. Returns the exit status.
int steady(const Arguments& arguments);

// The model's settings with those of the command line, for what is asked of one instant.
solve::Settings settingsAtInstant(const Arguments& arguments, const Model& model, solve::Aim aim);

// Runs a model to the instant that --at names, with what its aim asks for there. The exit status; messages are printed.
int runToInstant(const Arguments& arguments, const Opened& opened, solve::Settings& settings, results::Store& store,
                 solve::RunResult& result);

}  // namespace armature::cli
