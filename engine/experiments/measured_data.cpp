#include "engine/experiments/measured_data.h"

#include <algorithm>
#include <cmath>

#include "engine/results/csv.h"

namespace armature::experiments {

Result<void> readMeasured(const std::string& path, const std::vector<std::pair<std::string, std::string>>& comparisons,
                          CalibrationTask& task) {
  const Result<results::Table> data = results::readCsv(path);
  if (!data) return data.reason();
  const auto column = [&data](const std::string& name) -> const std::vector<double>* {
    const auto found = std::find(data->names.begin(), data->names.end(), name);
    return found == data->names.end() ? nullptr : &data->columns[static_cast<size_t>(found - data->names.begin())];
  };
  const std::vector<double>* const times = column("time");
  if (!times) return failure("F302", phrase("%1 has no column %2", path, std::string("time")));
  task.times.clear();
  for (const double t : *times)
    if (std::isfinite(t)) task.times.push_back(t);
  if (task.times.empty()) return failure("F302", phrase("%1 has no rows with a time", path));
  task.comparisons.clear();
  for (const auto& [variable, name] : comparisons) {
    const std::vector<double>* const values = column(name);
    if (!values) return failure("F302", phrase("%1 has no column %2", path, name));
    Comparison comparison{variable, {}};
    for (size_t k = 0; k < times->size(); ++k)
      if (std::isfinite((*times)[k])) comparison.values.push_back((*values)[k]);
    task.comparisons.push_back(std::move(comparison));
  }
  return {};
}

void fitToData(CalibrationTask& task, bool isIntervalFree, bool isToleranceFree) {
  solve::Settings& s = task.settings;
  s.stopTime = std::max(task.times.back(), s.startTime);
  double least = s.stopTime - s.startTime;
  for (size_t k = 1; k < task.times.size(); ++k)
    if (task.times[k] > task.times[k - 1]) least = std::min(least, task.times[k] - task.times[k - 1]);
  constexpr double kWhole = 1e-6;          // a quotient that is whole but for rounding
  constexpr double kOfCalibration = 1e-8;  // differences by the parameters are to be seen above the error of a run
  if (isIntervalFree && least > 0) s.interval = least / std::ceil(least / std::min(s.interval, least) - kWhole);
  if (isToleranceFree) s.tolerance = std::min(s.tolerance, kOfCalibration);
}

}  // namespace armature::experiments
