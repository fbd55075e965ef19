#include "app/document/meaning.h"

#include <algorithm>
#include <map>

#include "engine/diagram/json.h"

namespace armature::app {
namespace {

using Values = std::map<std::string, std::string>;

Values valuesOf(const diagram::ComponentItem& part, const std::set<std::string>& except) {
  Values values;
  for (const diagram::Modifier& m : part.modifiers)
    if (!except.contains(part.name + "." + m.name)) values[m.name] = m.value;
  return values;
}

bool isSamePart(const diagram::ComponentItem& a, const diagram::ComponentItem& b, const std::set<std::string>& except) {
  if (a.name != b.name || a.className != b.className || a.prefixes != b.prefixes || a.dimensions != b.dimensions ||
      a.condition != b.condition || a.isProtected != b.isProtected)
    return false;
  return a.modifiers == b.modifiers || valuesOf(a, except) == valuesOf(b, except);
}

bool isSameParameter(const diagram::ParameterItem& a, const diagram::ParameterItem& b,
                     const std::set<std::string>& except) {
  return a.name == b.name && a.type == b.type && a.unit == b.unit && (a.value == b.value || except.contains(a.name));
}

bool isOpen(const diagram::Experiment& experiment) {
  const auto found = experiment.extra->find("openEnded");
  return found != experiment.extra->end() && found->is_boolean() && found->get<bool>();
}

bool isSameExperiment(const diagram::Experiment& a, const diagram::Experiment& b) {
  return a.startTime == b.startTime && a.stopTime == b.stopTime && a.interval == b.interval &&
         a.tolerance == b.tolerance && a.method == b.method && a.step == b.step && isOpen(a) == isOpen(b);
}

}  // namespace

bool isOpenEnded(const diagram::Document& document) {
  return isOpen(document.experiment);
}

bool meansTheSame(const diagram::Document& a, const diagram::Document& b, const std::set<std::string>& except) {
  return a.libraries == b.libraries && a.declarations == b.declarations && a.classes == b.classes &&
         isSameExperiment(a.experiment, b.experiment) &&
         std::ranges::equal(a.components, b.components,
                            [&](const auto& x, const auto& y) { return isSamePart(x, y, except); }) &&
         std::ranges::equal(a.connections, b.connections,
                            [](const auto& x, const auto& y) { return x.from == y.from && x.to == y.to; }) &&
         std::ranges::equal(a.parameters, b.parameters,
                            [&](const auto& x, const auto& y) { return isSameParameter(x, y, except); });
}

}  // namespace armature::app
