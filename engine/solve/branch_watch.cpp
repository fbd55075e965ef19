#include "engine/solve/branch_watch.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/tolerances.h"

namespace armature::solve {

namespace {

// [-] Of what an unknown's rounding errors are measured by: values that lie nearer may be two ends of one search.
constexpr double kOneValue = 10 * Tolerances::kNewtonStep;

}  // namespace

void BranchWatch::look(double t, Severity severity, Diagnostics& diagnostics) {
  const Jump jump = farthest();
  if (!(jump.share > kLeast) || !told_.insert(jump.system->names[jump.unknown]).second) return;
  Diagnostic told = message(jump, t);
  told.severity = severity;
  diagnostics.add(std::move(told));
}

BranchWatch::Jump BranchWatch::farthest() const {
  Jump farthest;
  for (const program::NonlinearSystem& system : machine_.program().nonlinear)
    if (const Jump jump = jumpOf(system); jump.share > farthest.share) farthest = jump;
  return farthest;
}

BranchWatch::Jump BranchWatch::jumpOf(const program::NonlinearSystem& system) const {
  Jump farthest{&system, 0, 0};
  for (size_t k = 0; k < system.unknowns.size(); ++k) {
    const double before = before_[system.unknowns[k]], now = machine_.at(system.unknowns[k]);
    const double size = std::max(std::fabs(before), std::fabs(now)), way = std::fabs(now - before);
    const double rounding = k < system.roundedAt.size() ? system.roundedAt[k] : 1;
    if (way > kOneValue * rounding && way > farthest.share * size) farthest = {&system, k, way / size};
  }
  return farthest;
}

Diagnostic BranchWatch::message(const Jump& jump, double t) const {
  const program::NonlinearSystem& system = *jump.system;
  const auto slot = system.unknowns[jump.unknown];
  return warningOf(
      machine_.program(), system, "R175",
      phrase(
          "the solution of a system of equations that the run has followed ends; it goes on with another one: %1 was "
          "%2 and is %3 (at t = %4)",
          system.names[jump.unknown], program::spokenReal(before_[slot]), program::spokenReal(machine_.at(slot)),
          timeText(t)),
      phrase("the equations have several solutions there; if the part is not meant to switch between them, look for "
             "what makes it jump (a density or a temperature that depends on which way something flows)"));
}

}  // namespace armature::solve
