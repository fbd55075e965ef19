#include "engine/solve/state_name.h"

#include <algorithm>
#include <vector>

namespace armature::solve {

StateName nameOf(const program::Program& program, const program::StateVariable& state) {
  const program::Variable* own = nullptr;
  const program::Variable* other = nullptr;
  const program::Variable* integral = nullptr;
  const bool isDerivative = state.name.starts_with("der(") && state.name.ends_with(")");
  const std::string inner = isDerivative ? state.name.substr(4, state.name.size() - 5) : std::string();
  for (const program::Variable& v : program.variables) {
    if (v.name == state.name) own = &v;
    if (isDerivative && v.name == inner) integral = &v;
    const bool isSame = v.slot == state.slot && !v.isNegated && v.type == program::Variable::Type::real;
    if (isSame && !other && !v.name.starts_with("der(")) other = &v;
  }
  const program::Variable* const best = isDerivative && other ? other : own ? own : other;
  if (!best) return {state.name, {}, {}, program.variables.size()};
  StateName found{best->name, best->unit == "1" ? std::string() : best->unit.text(), best->part,
                  static_cast<size_t>(best - program.variables.data())};
  if (found.unit.empty() && best == own && integral && !integral->unit.empty()) found.unit = integral->unit + "/s";
  return found;
}

std::optional<Phrase> sampledNames(const program::Program& program) {
  constexpr size_t kMost = 8;
  using Type = program::Variable::Type;
  const auto isHeld = [](const program::Variable& v) {
    return v.kind == program::Variable::Kind::discrete && v.slot != program::kNone;
  };
  const bool hasReals = std::any_of(program.variables.begin(), program.variables.end(),
                                    [&](const auto& v) { return isHeld(v) && v.type == Type::real; });
  std::vector<Phrase> names;
  size_t more = 0;
  for (const program::Variable& v : program.variables) {
    if (!isHeld(v) || (hasReals && v.type != Type::real)) continue;
    if (names.size() < kMost)
      names.push_back(Phrase(v.name));
    else
      ++more;
  }
  if (program.samplers.empty() || names.empty()) return {};
  const Phrase shown = sequence(std::move(names));
  return more > 0 ? phrase("%1 and %2 more", shown, more) : shown;
}

}  // namespace armature::solve
