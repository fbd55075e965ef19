#include "engine/facade/unit_check.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "engine/base/units.h"

namespace armature {

namespace {

struct KnownUnit {
  std::string text;
  Unit unit;
};

// Units of the diagram's parameters by name; unknown ones are reported.
std::unordered_map<std::string, KnownUnit> parameterUnits(const diagram::Document& document, Diagnostics& diagnostics) {
  std::unordered_map<std::string, KnownUnit> units;
  for (const diagram::ParameterItem& p : document.parameters) {
    if (p.unit.empty()) continue;
    Result<Unit> unit = parseUnit(p.unit);
    if (unit)
      units[p.name] = {p.unit, *unit};
    else
      diagnostics.error("D060", phrase("parameter %1: %2", p.name, unit.reason().message), {}, {p.name},
                        phrase("Units are written as in \"kg.m2\" or \"N.m/rad\"."));
  }
  return units;
}

// Modelica computes with the numbers as they are: a factor between the units would be lost silently.
bool doesFit(const Unit& a, const Unit& b) {
  constexpr double kSame = 1e-12;  // products of prefixes, however they were multiplied
  return a.hasDimension(b) && std::abs(a.factor - b.factor) <= kSame * std::abs(b.factor) && a.offset == b.offset;
}

}  // namespace

void checkUnits(const diagram::Document& document,
                const std::function<const ClassInfo*(const std::string& className)>& classInfo,
                Diagnostics& diagnostics) {
  const auto units = parameterUnits(document, diagnostics);
  if (units.empty()) return;
  for (const diagram::ComponentItem& component : document.components) {
    const ClassInfo* info = nullptr;
    for (const diagram::Modifier& modifier : component.modifiers) {
      const auto given = units.find(modifier.value);
      if (given == units.end()) continue;
      if (!info) info = classInfo(component.className);
      if (!info) break;
      const auto declared = std::find_if(info->parameters.begin(), info->parameters.end(),
                                         [&](const ParameterInfo& p) { return p.name == modifier.name; });
      if (declared == info->parameters.end() || declared->unit.empty()) continue;
      const Result<Unit> unit = parseUnit(declared->unit);
      if (!unit || doesFit(*unit, given->second.unit)) continue;
      diagnostics.error("D061",
                        phrase("%1.%2 is in %3, but %4 is in %5", component.name, modifier.name, declared->unit,
                               modifier.value, given->second.text),
                        {}, {component.name},
                        phrase("Give %1 the unit %2, or set another parameter.", modifier.value, declared->unit));
    }
  }
}

}  // namespace armature
