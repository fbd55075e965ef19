// Parameters that bring a model closest to measured data: bounded nonlinear least squares. A coarse search over the box
// chooses where to begin, NLopt's SLSQP (Kraft, DFVLR-FB 88-28, 1988) descends, a few Gauss–Newton steps end it.
// Standard errors are those of the linearized problem (Bates & Watts, Nonlinear Regression Analysis, 1988,
// section 2.2).
#pragma once
#include <atomic>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/facade/session.h"

namespace armature::experiments {

struct Fit {
  std::string name;
  double low = 0, high = 0;
};
// NAME=[LOW,HIGH]. Failure E020.
Result<Fit> readFit(const std::string& text);

// One variable beside its data; values that are no number are passed over.
struct Comparison {
  std::string variable;
  std::vector<double> values;  // at the task's times
};

struct CalibrationTask {
  std::vector<Fit> fits;
  std::vector<double> times;  // [s], rising
  std::vector<Comparison> comparisons;
  solve::Settings settings;
  solve::Overrides overrides;  // the same in every run
  unsigned jobs = 1;
};

struct Calibration {
  struct Parameter {
    std::string name;
    double value = 0;
    double error = 0;  // standard error; not a number where the data do not determine the parameter
    bool isAtBound = false;
  };
  std::vector<Parameter> parameters;
  // Root of the mean square of model minus data, by comparison, in the unit of the variable: before and after.
  std::vector<double> before, after;
  uint64_t evaluations = 0;  // runs of the model
  uint64_t points = 0;       // numbers compared
};

// Weights of the comparisons are one over the range of their data. Failure E021 (names, data, bounds do not fit
// together), E022 (no run of the model comes to its end), E023 (cancelled). `evaluations` counts as it goes on.
Result<Calibration> calibrate(const CalibrationTask& task, const Model& model, solve::ControlState& control,
                              std::atomic<uint64_t>& evaluations);

}  // namespace armature::experiments
