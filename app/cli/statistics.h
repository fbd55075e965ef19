// The statistics file.
#pragma once
#include <string>

#include "engine/facade/session.h"

namespace armature::cli {

// Writes the figures of a translation and, if there was one, of a run; `total` is the time since the program's start
// [s]. False after printing why the file could not be written.
bool writeStatistics(const std::string& path, const Model& model, const solve::RunResult* run, double total);

}  // namespace armature::cli
