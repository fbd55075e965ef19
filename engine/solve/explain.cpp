#include "engine/solve/explain.h"

#include <algorithm>
#include <cmath>

#include "engine/program/format.h"

namespace armature::solve {

void addOrigin(Diagnostic& diagnostic, const program::Program& program, uint32_t origin) {
  if (origin >= program.origins.size()) return;
  const program::Origin& place = program.origins[origin];
  const auto& parts = diagnostic.parts;
  if (!place.part.empty() && std::find(parts.begin(), parts.end(), place.part) == parts.end()) {
    diagnostic.parts.insert(diagnostic.parts.begin(), place.part);
  }
  if (place.file != program::kNone) {
    diagnostic.span = SourceSpan{FileId(place.file), place.begin, place.end};
  }
}

Diagnostic explainFailure(const program::Program& program, const Failure& why, double time, std::string code) {
  std::string text = why.text;
  if (why.origin < program.origins.size()) {
    const program::Origin& place = program.origins[why.origin];
    if (!place.text.empty()) text += ", in " + place.text;
    if (!place.part.empty()) text += (place.text.empty() ? ", in " : " of ") + place.part;
  }
  if (why.kind == Failure::Kind::singular && !why.variables.empty()) {
    text += "; not determined: ";
    for (size_t k = 0; k < why.variables.size() && k < 5; ++k) text += (k ? ", " : "") + why.variables[k];
  } else if (why.kind == Failure::Kind::mixed && !why.variables.empty()) {
    text += "; they switch back and forth: ";
    for (size_t k = 0; k < why.variables.size() && k < 8; ++k) text += (k ? ", " : "") + why.variables[k];
  }
  Diagnostic diagnostic = failure(std::move(code), text + " (at t = " + program::formatReal(time) + " s)");
  for (const std::string& name : why.variables) {
    for (const program::Variable& variable : program.variables) {
      if (variable.name != name) continue;
      const auto& parts = diagnostic.parts;
      if (!variable.part.empty() && std::find(parts.begin(), parts.end(), variable.part) == parts.end()) {
        diagnostic.parts.push_back(variable.part);
      }
      break;
    }
  }
  addOrigin(diagnostic, program, why.origin);
  return diagnostic;
}

Failure findNotFinite(const program::Program& program, const double* v) {
  for (const program::Variable& variable : program.variables) {
    const bool isNumber =
        variable.type == program::Variable::Type::real || variable.type == program::Variable::Type::integer;
    if (variable.slot == program::kNone || !isNumber) continue;
    if (std::isfinite(v[variable.slot])) continue;
    const bool isInfinite = std::isinf(v[variable.slot]);
    return {Failure::Kind::notFinite,
            variable.name + (isInfinite ? " is infinite: a division by zero, or growth without bounds"
                                        : " is not a number: a division of zero by zero, a root or logarithm of a "
                                          "negative number, or a subscript out of range"),
            {variable.name},
            program::kNone};
  }
  return {};
}

}  // namespace armature::solve
