// The subcommands of experiments on the command line. Inside of the room.
#pragma once
#include <CLI/CLI.hpp>

#include "app/cli/arguments.h"

namespace armature::cli {

struct Experiments {
  std::vector<std::pair<CLI::App*, Command>> commands;
  Command chosen() const;
};

// Adds the subcommands with what each of them alone knows; the options write into `arguments`.
Experiments addExperiments(CLI::App& app, Arguments& arguments);

// False after saying what does not make sense.
bool isSensibleExperiment(const Arguments& arguments);

}  // namespace armature::cli
