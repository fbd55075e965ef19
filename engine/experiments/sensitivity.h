// How measures and curves of a run change with parameters: derivatives by central differences at two steps,
// extrapolated (Richardson 1911), with what the two disagree in as a bound of their error. Each needs four runs a
// parameter, which are made in the locked processes of the model.
#pragma once
#include <atomic>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/facade/session.h"

namespace armature::experiments {

struct SensitivityTask {
  std::vector<std::string> parameters;  // tunable, real
  std::vector<std::string> measures;    // see facade/measure.h
  std::vector<std::string> sampled;     // variables, at
  std::vector<double> times;            // these instants [s]
  solve::Settings settings;
  solve::Overrides overrides;  // the same in every run
  unsigned jobs = 1;
};

struct Sensitivities {
  std::vector<double> at;      // values of the parameters, in the unit of the model
  std::vector<double> values;  // of the measures, then of the variables at all times, with these
  // By parameter, then as `values`: derivatives, and how far they may be off. Not a number where a run stopped early.
  std::vector<std::vector<double>> derivatives, errors;
};

// Failure E021 (no such parameter), E022 (the run itself does not come to its end), E023 (cancelled). `done` counts
// runs.
Result<Sensitivities> sensitivities(const SensitivityTask& task, const Model& model, solve::ControlState& control,
                                    std::atomic<uint64_t>& done);

}  // namespace armature::experiments
