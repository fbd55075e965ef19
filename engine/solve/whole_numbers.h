// Integers that have become too large: values are doubles, which have no place for all whole numbers beyond 2^53. What
// is computed with such a one, such as its remainder, means nothing any more.
#pragma once
#include <vector>

#include "engine/base/diagnostic.h"
#include "engine/program/program.h"

namespace armature::solve {

class WholeNumbers {
 public:
  explicit WholeNumbers(const program::Program& program);

  // At a result point of time t [s] with values v: tells of the first Integers that are too large, once.
  void look(double t, const double* v, Diagnostics& diagnostics);

 private:
  const program::Program& program_;
  std::vector<size_t> integers_;  // indices of Program::variables that vary
};

}  // namespace armature::solve
