// What a study will cost, measured on a few of its runs.
#pragma once
#include <string>

#include "engine/experiments/points.h"

namespace armature::cli {

// Makes some runs, spread over the study, and prints a model of the cost of all. Returns the exit status.
int plan(const experiments::Study& study, experiments::Points& points, unsigned jobs);

// "3.2 s", "4 min 10 s", "3 h 20 min".
std::string durationText(double seconds);

}  // namespace armature::cli
