#include "engine/solve/residual_watch.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/explain.h"
#include "engine/solve/path_watch.h"

namespace armature::solve {

namespace {

constexpr double kShareLeft = 1e-6;         // of the terms that is worth a word
constexpr double kShareOfTolerance = 1e-3;  // what is smaller than it may be a zero
constexpr size_t kUnknownsTold = 3;

}  // namespace

ResidualWatch::ResidualWatch(Machine& machine, std::vector<const program::Section*> sections, double tolerance)
    : machine_(machine), tolerance_(tolerance) {
  const program::Program& p = machine.program();
  std::vector<uint8_t> isRun(p.nonlinear.size(), 0);
  for (const program::Section* section : sections) markSystems(p, *section, isRun);
  for (uint32_t k = 0; k < p.nonlinear.size(); ++k)
    if (isRun[k] && p.nonlinear[k].measure != program::kNone)
      systems_.push_back({k, std::vector<double>(p.nonlinear[k].size, 0)});
}

void ResidualWatch::look(double t, Diagnostics& diagnostics) {
  for (System& system : systems_)
    if (!system.hasTold) look(system, t, diagnostics);
}

void ResidualWatch::look(System& system, double t, Diagnostics& diagnostics) {
  const program::NonlinearSystem& s = machine_.program().nonlinear[system.index];
  machine_.runCode(s.residual);
  machine_.runCode(s.measure);
  const bool hasFailed = std::exchange(machine_.context().hasFailed, false);
  if (hasFailed) return;
  const double share = std::max(tolerance_, kShareLeft);
  for (size_t row = 0; row < s.sizes.size() && !system.hasTold; ++row) {
    if (s.sizes[row] == program::kNone) continue;
    const double left = std::fabs(machine_.at(s.residuals[row])), size = machine_.at(s.sizes[row]);
    if (std::isfinite(size)) system.sizes[row] = std::max(system.sizes[row], size);
    if (!(left > share * system.sizes[row]) || left < kShareOfTolerance * tolerance_) continue;
    system.hasTold = true;
    tell(s, row, size, t, diagnostics);
  }
}

void ResidualWatch::tell(const program::NonlinearSystem& system, size_t row, double size, double t,
                         Diagnostics& diagnostics) {
  std::vector<Phrase> names;
  for (size_t k = 0; k < std::min(kUnknownsTold, system.names.size()); ++k)
    names.push_back(phrase("%1 = %2", system.names[k], program::spokenReal(machine_.at(system.unknowns[k]))));
  const size_t others = system.names.size() - names.size();
  const Phrase listed = sequence(std::move(names));
  diagnostics.add(warningOf(
      machine_.program(), system, "R172",
      phrase("a system of equations is not solved exactly: %1 is left of terms of %2, with %3 (at t = %4)",
             program::spokenReal(std::fabs(machine_.at(system.residuals[row]))), program::spokenReal(size),
             others > 0 ? phrase("%1 and %2 more", listed, others) : listed, timeText(t)),
      phrase("no number is nearer: a function in it loses the digits there (a logarithm of next to nothing, a "
             "difference of large numbers); write its equation the other way round, or limit what goes into it")));
}

}  // namespace armature::solve
