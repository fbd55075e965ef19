#include "engine/solve/small_states.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"
#include "engine/solve/state_name.h"

namespace armature::solve {
namespace {

constexpr double kLeftOfZero = 1e-6;  // of the absolute tolerance: what an initial system may leave of a state at rest
constexpr double kResolved = 100;     // times the absolute tolerance: of such a value two digits are asked for
constexpr size_t kStatesTold = 3;

}  // namespace

void SmallStates::look() {
  const auto& states = machine_.program().states;
  if (!std::exchange(hasBegun_, true))
    for (size_t k = 0; k < tolerances_.size(); ++k) {
      const double x = machine_.at(states[k].slot), size = std::fabs(x);
      if (size < tolerances_[k] && size > kLeftOfZero * tolerances_[k]) small_.push_back({k, x, size, false});
    }
  for (Small& s : small_) {
    const double x = machine_.at(states[s.state].slot);
    s.largest = std::max(s.largest, std::fabs(x));
    s.hasChanged = s.hasChanged || x != s.start;
  }
}

void SmallStates::tell(Diagnostics& diagnostics) const {
  std::vector<Phrase> found;
  std::vector<std::string> parts;
  size_t count = 0;
  for (const Small& s : small_) {
    if (!s.hasChanged || s.largest > kResolved * tolerances_[s.state]) continue;
    if (++count > kStatesTold) continue;
    const StateName name = nameOf(machine_.program(), machine_.program().states[s.state]);
    found.push_back(phrase("%1 begins at %2", name.name, program::spokenReal(s.start, name.unit)));
    if (!name.part.empty() && std::find(parts.begin(), parts.end(), name.part) == parts.end())
      parts.push_back(name.part);
  }
  if (found.empty()) return;
  const size_t others = count - found.size();
  const Phrase listed = sequence(std::move(found));
  diagnostics.warning("R173",
                      phrase("states stay smaller than what the tolerance of the run resolves, all their digits may be "
                             "wrong: %1",
                             others > 0 ? phrase("%1 and %2 more", listed, others) : listed),
                      {}, std::move(parts),
                      phrase("give them nominal values of their size, such as x(nominal = 1e-9)"));
}

}  // namespace armature::solve
