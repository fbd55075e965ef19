#include "engine/solve/explain.h"

#include <algorithm>
#include <cctype>
#include <cmath>

#include "engine/program/format.h"

namespace armature::solve {

Phrase timeText(double t) {
  constexpr double kZero = 1e-16;  // [s] the first instants that an event at zero may be moved by
  return program::spokenReal(std::fabs(t) <= kZero ? 0 : t, "s");
}

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

Diagnostic warningOf(const program::Program& program, const program::NonlinearSystem& system, std::string code,
                     Phrase message, Phrase advice) {
  Diagnostic d = failure(std::move(code), std::move(message));
  d.severity = Severity::warning;
  d.advice = std::move(advice);
  d.parts = system.parts;
  addOrigin(d, program, system.origin);
  return d;
}

namespace {

bool isOfName(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '\'' || c == ']';
}

void addPart(Diagnostic& diagnostic, const std::string& part) {
  auto& parts = diagnostic.parts;
  if (!part.empty() && std::find(parts.begin(), parts.end(), part) == parts.end()) parts.push_back(part);
}

std::string joined(const std::vector<std::string>& names, size_t most) {
  std::string text;
  for (size_t k = 0; k < names.size() && k < most; ++k) text += (k ? ", " : "") + names[k];
  return text;
}

}  // namespace

std::string partOfRelation(const program::Program& program, uint32_t relation) {
  const uint32_t origin = program.relations[relation].origin;
  return origin < program.origins.size() ? program.origins[origin].part : std::string();
}

std::string relationName(const program::Program& program, uint32_t relation) {
  const std::string part = partOfRelation(program, relation), prefix = part + ".";
  const std::string& text = program.relations[relation].text;
  if (part.empty()) return text;
  std::string name;
  for (size_t at = 0; at < text.size();) {
    const bool isBegin = at == 0 || !isOfName(text[at - 1]);
    if (isBegin && text.compare(at, prefix.size(), prefix) == 0) {
      at += prefix.size();
    } else {
      name += text[at++];
    }
  }
  return part + ": " + name;
}

Diagnostic explainFailure(const program::Program& program, const Failure& why, double time, std::string code) {
  Phrase text = why.text;
  if (why.origin < program.origins.size()) {
    const program::Origin& place = program.origins[why.origin];
    if (!place.text.empty() && !place.part.empty())
      text = phrase("%1, in %2 of %3", text, place.text, place.part);
    else if (!place.text.empty() || !place.part.empty())
      text = phrase("%1, in %2", text, place.text.empty() ? place.part : place.text);
  }
  if (why.kind == Failure::Kind::singular && !why.variables.empty()) {
    text = phrase("%1; not determined: %2", text, joined(why.variables, 5));
  } else if (why.kind == Failure::Kind::mixed && !(why.variables.empty() && why.relations.empty())) {
    std::vector<std::string> names = why.variables;
    for (const uint32_t relation : why.relations) names.push_back(relationName(program, relation));
    text = phrase("%1; they switch back and forth: %2", text, joined(names, 8));
  }
  // What has been refused is told by the refusal's code, with the way to allow it.
  if (why.reason) code = why.reason->code;
  Diagnostic diagnostic = failure(std::move(code), phrase("%1 (at t = %2)", text, timeText(time)));
  if (why.reason) {
    diagnostic.advice = why.reason->advice;
    diagnostic.access = why.reason->access;
    if (diagnostic.access && why.origin < program.origins.size())
      diagnostic.access->part = program.origins[why.origin].part;
  }
  for (const std::string& name : why.variables) {
    for (const program::Variable& variable : program.variables) {
      if (variable.name != name) continue;
      addPart(diagnostic, variable.part);
      break;
    }
  }
  for (const uint32_t relation : why.relations) addPart(diagnostic, partOfRelation(program, relation));
  for (const std::string& part : why.parts) addPart(diagnostic, part);
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
            isInfinite ? phrase("%1 is infinite: a division by zero, or growth without bounds", variable.name)
                       : phrase("%1 is not a number: a division of zero by zero, a root or logarithm of a negative "
                                "number, or a subscript out of range",
                                variable.name),
            {variable.name},
            program::kNone};
  }
  return {};
}

}  // namespace armature::solve
