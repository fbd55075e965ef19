#include "engine/program/ranges.h"

#include "engine/program/format.h"

namespace armature::program {

namespace {

// "the parameter J of inertia1 is -1 kg.m2, less than the least value 0 kg.m2 that it may have".
Diagnostic warning(const Variable& x, double value) {
  const auto shown = [&](double number) { return spokenReal(number, x.unit); };
  const bool isInside = !x.part.empty() && x.name.starts_with(x.part + ".");
  const std::string name = isInside ? x.name.substr(x.part.size() + 1) : x.name;
  Diagnostic d;
  d.code = "I004";
  d.severity = Severity::warning;
  const Phrase whose = isInside ? phrase(" of %1", x.part) : Phrase();
  d.message = value < x.min ? phrase("the parameter %1%2 is %3, less than the least value %4 that it may have", name,
                                     whose, shown(value), shown(x.min))
                            : phrase("the parameter %1%2 is %3, more than the greatest value %4 that it may have", name,
                                     whose, shown(value), shown(x.max));
  d.advice = phrase("enter another value for %1", name);
  if (!x.part.empty()) d.parts.push_back(x.part);
  return d;
}

}  // namespace

std::vector<Diagnostic> warningsAboutRanges(const Program& program, const double* v, const double* told) {
  std::vector<Diagnostic> warnings;
  for (const Variable& x : program.variables) {
    if (x.slot == kNone || x.isProtected) continue;
    const double value = x.isNegated ? -v[x.slot] : v[x.slot];
    if (!(value < x.min || value > x.max) || (told && told[x.slot] == v[x.slot])) continue;
    warnings.push_back(warning(x, value));
  }
  return warnings;
}

}  // namespace armature::program
