#include <algorithm>
#include <cmath>

#include "engine/solve/machine.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// Names of the model's variables that live in the given slots.
std::vector<std::string> namesOf(const program::Program& program, const std::vector<program::Slot>& slots) {
  std::vector<std::string> names;
  for (const program::Slot slot : slots) {
    for (const program::Variable& variable : program.variables) {
      if (variable.slot != slot) continue;
      names.push_back(variable.name);
      break;
    }
    if (names.size() == 8) break;
  }
  return names;
}

}  // namespace

LinearSolver::LinearSolver(const program::LinearSystem& system) : system_(system) {
  std::vector<MatrixSolver::Position> positions;
  positions.reserve(system.entries.size());
  for (const program::MatrixEntry& e : system.entries) positions.push_back({e.row, e.column});
  matrix_.setPattern(system.size, positions);
  matrix_.setReference(system.nearest);
  values_.resize(system.entries.size());
  right_.resize(system.size);
}

bool LinearSolver::run(Machine& machine) {
  if (system_.code != program::kNone) machine.runCode(system_.code);
  double* const v = machine.v();
  for (size_t k = 0; k < values_.size(); ++k) values_[k] = v[system_.entries[k].slot];
  for (size_t k = 0; k < right_.size(); ++k) right_[k] = v[system_.rhs[k]];
  // One equation is so common that it has its own short way; the general one decides when it is singular.
  if (system_.size == 1 && values_.size() == 1 && std::fabs(values_[0]) > Tolerances::kDivisor) {
    matrix_.factor(values_.data());
    const double z = right_[0] / values_[0];
    if (std::isfinite(z)) {
      v[system_.unknowns[0]] = z;
      return true;
    }
  }
  if (!matrix_.factor(values_.data())) {
    return machine.fail({Failure::Kind::notFinite,
                         phrase("a coefficient of a linear system of equations is not a finite number"),
                         namesOf(machine.program(), system_.unknowns), system_.origin});
  }
  if (!matrix_.solve(right_.data())) {
    std::vector<program::Slot> slots;
    for (const uint32_t column : matrix_.dependentColumns()) slots.push_back(system_.unknowns[column]);
    if (slots.empty()) slots = system_.unknowns;
    return machine.fail({Failure::Kind::singular, phrase("a linear system of equations has no solution"),
                         namesOf(machine.program(), slots), system_.origin});
  }
  for (size_t k = 0; k < right_.size(); ++k) v[system_.unknowns[k]] = right_[k];
  return true;
}

void LinearSolver::choose(std::vector<double> reference) {
  matrix_.setReference(std::move(reference));
  hasChoice_ = true;
}

void LinearSolver::clearChoice() {
  if (hasChoice_) matrix_.setReference(system_.nearest);
  hasChoice_ = false;
}

std::vector<double> LinearSolver::solution(const double* v) const {
  std::vector<double> z;
  for (const program::Slot slot : system_.unknowns) z.push_back(v[slot]);
  return z;
}

bool LinearSolver::solveTangent(const program::LinearTangent& tangent, double* v) {
  for (size_t k = 0; k < right_.size(); ++k) right_[k] = v[tangent.rhs[k]];
  const bool isSolved = solveAgain(right_.data());
  for (size_t k = 0; k < right_.size(); ++k) v[tangent.result[k]] = right_[k];
  return isSolved;
}

bool LinearSolver::solveAgain(double* b) {
  // A choice shifts the solution, not its derivative.
  std::vector<double> kept = matrix_.takeReference();
  const bool isSolved = matrix_.solve(b);
  matrix_.setReference(std::move(kept));
  // A tangent of a singular system need not be consistent; its least-squares solution still helps Newton's method.
  return isSolved || !matrix_.isRegular();
}

}  // namespace armature::solve
