// Writes the machine's values into a result store, row by row.
#pragma once
#include <vector>

#include "engine/results/store.h"
#include "engine/solve/machine.h"

namespace armature::solve {

class Recorder {
 public:
  // Finds the variables of the store's columns in the program by name.
  Recorder(Machine& machine, results::Store& store);
  // Values of parameters and constants, once they are known and after a change.
  void setConstants();
  // Whether every present value that would be recorded is a number; infinite ones are.
  bool holdsNumbers() const;
  // One row from the present values. False when memory is exhausted.
  bool append(double time);
  // Whether a row would now differ from the last one.
  bool hasChanged() const;

 private:
  const Machine& machine_;
  results::Store& store_;
  std::vector<program::Slot> slots_;  // of each series
  struct Constant {
    size_t column;
    program::Slot slot;
    bool isNegated;
  };
  std::vector<Constant> constants_;
  std::vector<double> row_;
};

}  // namespace armature::solve
