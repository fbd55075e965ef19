// Measured data for a calibration: columns of a file beside variables of the model.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/experiments/calibrate.h"

namespace armature::experiments {

// Times and comparisons of a task from a file with a column `time`; rows without a time are left out. `comparisons`:
// variable and column. Failure F302 where something is missing.
Result<void> readMeasured(const std::string& path, const std::vector<std::pair<std::string, std::string>>& comparisons,
                          CalibrationTask& task);

// The run covers the data, with result points (unless their distance is given) so close that straight lines between
// them do not matter, and on the data's own points where those are evenly spaced.
void fitToData(CalibrationTask& task, bool isIntervalFree, bool isToleranceFree);

}  // namespace armature::experiments
