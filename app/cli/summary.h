// What a run came to, for a person who has asked for no file.
#pragma once
#include <string>

#include "engine/results/store.h"
#include "engine/solve/run.h"

namespace armature::cli {

// On standard output: the span, result points, events and time of the run, and the last values, of the variables that
// were asked for or (`isAll`) of the states. Nothing without a result point.
void printSummary(const std::string& model, const results::Store& store, const solve::RunResult& result, bool isAll,
                  double seconds);

}  // namespace armature::cli
