// What a study has come to: everything that its pictures and tables show, as values that nobody changes any more.
#pragma once
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/look/display_unit.h"
#include "app/run/checker.h"
#include "engine/experiments/calibrate.h"
#include "engine/experiments/modes.h"
#include "engine/experiments/runner.h"
#include "engine/experiments/sensitivity.h"
#include "engine/experiments/written_study.h"

namespace armature::app {

// Of a sweep or a Monte Carlo study.
struct RunsOutcome {
  experiments::Study study;
  experiments::Table table{0, 0};
  uint32_t translations = 0;
  std::vector<std::pair<uint64_t, std::string>> troubles;  // the first runs that something is missing of, with reasons
  // Value of a sampled variable in a run at times[k]; not a number where there is none.
  double sampled(uint64_t run, size_t variable, size_t k) const {
    return table.values(run)[study.measures.size() + variable * study.times.size() + k];
  }
};

struct LinearOutcome {
  solve::Linearization model;
  std::vector<experiments::Mode> modes;
};

struct SteadyValue {
  std::string name;
  double value = 0;   // in the unit of the model
  DisplayUnit shown;  // that it is read in
  bool isTruth = false;
};

struct SteadyOutcome {
  double time = 0;  // [s]
  std::vector<SteadyValue> values;
};

struct CalibrationOutcome {
  experiments::Calibration result;
  std::vector<double> times;  // [s]
  std::vector<experiments::Comparison> data;
  std::vector<std::vector<double>> fitted, before;  // by comparison, at the times: with the values found, and without
};

struct SensitivityOutcome {
  experiments::Sensitivities result;
  std::vector<std::string> measures, curves;
  std::vector<double> times;  // [s]
};

struct StudyOutcome {
  experiments::WrittenStudy written;
  ModelPtr model;
  double seconds = 0;   // that it took
  bool isWhole = true;  // false: was stopped; what was done by then is there
  std::optional<RunsOutcome> runs;
  std::optional<LinearOutcome> linear;
  std::optional<SteadyOutcome> steady;
  std::optional<CalibrationOutcome> calibration;
  std::optional<SensitivityOutcome> sensitivity;
  std::optional<Diagnostic> problem;  // why there is nothing
  Messages messages;                  // of the runs to an instant
};
using OutcomePtr = std::shared_ptr<const StudyOutcome>;

}  // namespace armature::app
