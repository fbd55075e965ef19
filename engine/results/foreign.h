// Results that come from a file: those of another program, measured data, or our own of another day. As a store, so
// that they are drawn and compared like those of a run.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/results/store.h"

namespace armature::results {

// What a file has, before it is a store.
struct ForeignResults {
  struct Variable {
    std::string name, unit, description;
    int64_t series = -1;  // −1: a constant
    bool isNegated = false;
    double constant = 0;
  };
  std::vector<Variable> variables;
  std::vector<double> times;                // [s], not falling
  std::vector<std::vector<double>> series;  // as many numbers as times, each
};
// Failure F302 where times fall, are missing, or a series has another length.
Result<std::shared_ptr<Store>> storeOf(ForeignResults results, const std::string& path);

// A .mat file (level 4, as Modelica tools write), .h5 or .hdf5, or, with any other ending, CSV with a column `time`.
// Failure F302, or F303 where this build or machine has no HDF5.
Result<std::shared_ptr<Store>> readResults(const std::string& path);

}  // namespace armature::results
