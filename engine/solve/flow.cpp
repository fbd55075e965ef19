#include "engine/solve/flow.h"

#include <algorithm>
#include <cmath>

#include "engine/solve/explain.h"

namespace armature::solve {

std::vector<double> absoluteTolerances(const program::Program& program, double relative) {
  std::vector<double> tolerances;
  tolerances.reserve(program.states.size());
  for (const program::StateVariable& state : program.states) {
    const double nominal = std::fabs(state.nominal);
    // The mixed error bound of the users guide of Modelica.Mechanics.Translational: reltol * nominal * 0.01.
    tolerances.push_back(0.01 * relative * (nominal > 0 ? nominal : 1));
  }
  return tolerances;
}

Flow::Flow(Machine& machine, Rates& rates, const Settings& settings)
    : machine_(machine),
      rates_(rates),
      settings_(settings),
      tolerance_(absoluteTolerances(machine.program(), settings.tolerance)),
      lastRoots_(rates.searched().size(), 0) {}

int Flow::rates(double t, const double* x, double* f) {
  if (machine_.isCancelled()) return cancelled;
  machine_.clearFailure();
  if (!rates_.evaluate(t, x, f)) {
    stumble_ = machine_.failure();
    if (!stumble_) stumble_ = findNotFinite(machine_.program(), machine_.v());
    return refused;
  }
  return rates_.isNear(t) ? fine : refused;
}

void Flow::weights(const double* x, double share, double* w) const {
  const double relative = settings_.tolerance;
  for (size_t i = 0; i < tolerance_.size(); ++i) w[i] = 1 / (share * (relative * std::fabs(x[i]) + tolerance_[i]));
}

int Flow::roots(double t, const double* x, double* g) {
  if (!rates_.roots(t, x, g)) return refused;
  // SUNDIALS sees a change of sign in the product of two values, which must not vanish: it would miss roots, and look
  // for others outside of the step.
  constexpr double kLeast = 1e-150;
  for (size_t k = 0; k < lastRoots_.size(); ++k)
    if (g[k] != 0 && std::fabs(g[k]) < kLeast) g[k] = std::copysign(kLeast, g[k]);
  std::copy_n(g, lastRoots_.size(), lastRoots_.begin());
  return fine;
}

}  // namespace armature::solve
