#include "engine/solve/state_sets.h"

#include <cmath>

namespace armature::solve {

namespace {

// A candidate is replaced below this part of the largest coefficient: well before its equation is badly conditioned,
// and far enough from 1 that two candidates do not take turns.
constexpr double kFading = 0.3;

bool select(Machine& machine, const program::Program& program, const program::StateSet& set) {
  const size_t n = set.candidates.size();
  size_t solved = 0, best = 0;
  for (size_t j = 0; j < n; ++j) {
    bool isSelected = false;
    for (size_t i = 0; i + 1 < n; ++i) isSelected = isSelected || machine.at(set.selectors[i * n + j]) != 0;
    if (!isSelected) solved = j;
    if (std::fabs(machine.at(set.jacobian[j])) > std::fabs(machine.at(set.jacobian[best]))) best = j;
  }
  const double largest = std::fabs(machine.at(set.jacobian[best]));
  if (best == solved || !(std::fabs(machine.at(set.jacobian[solved])) < kFading * largest)) return false;
  for (size_t i = 0, j = 0; i + 1 < n; ++i, ++j) {
    if (j == best) ++j;
    for (size_t k = 0; k < n; ++k) machine.at(set.selectors[i * n + k]) = k == j ? 1 : 0;
    machine.at(program.states[set.states[i]].slot) = machine.at(set.candidates[j]);
    if (!set.velocities.empty()) machine.at(program.states[set.states[n - 1 + i]].slot) = machine.at(set.velocities[j]);
  }
  return true;
}

}  // namespace

bool selectStates(Machine& machine, const program::Program& program) {
  if (program.stateSets.empty()) return false;
  if (!machine.run(program.derivatives) || !machine.run(program.selection)) {
    machine.clearFailure();
    return false;
  }
  bool isChanged = false;
  for (const program::StateSet& set : program.stateSets)
    if (select(machine, program, set)) isChanged = true;
  return isChanged;
}

}  // namespace armature::solve
