// How measures of a run change with parameters.
#pragma once
#include "app/cli/arguments.h"

namespace armature::cli {

int sensitivity(const Arguments& arguments);

}  // namespace armature::cli
