// Ends of wires as text: which connector they name, and elements of arrays of connectors.
#include <algorithm>

#include "app/canvas/buses.h"
#include "app/canvas/condition.h"
#include "app/canvas/diagram_scene.h"
#include "app/look/domain_facts.h"

namespace armature::app {

ConnectorInfo outerConnector(const QString& className) {
  ConnectorInfo info;
  info.type = className.toStdString();
  const QString name = className.section('.', -1);
  for (const DomainFacts& facts : domainFacts())
    if (facts.package && className.contains(QLatin1String(facts.package))) info.domain = facts.domain;
  for (const auto& [kind, domain] :
       {std::pair{"Real", Domain::real}, {"Boolean", Domain::boolean}, {"Integer", Domain::integer}})
    if (name.startsWith(QLatin1String(kind)) || className.contains(QStringLiteral(".%1").arg(kind)))
      if (info.domain == Domain::other) info.domain = domain;
  if (name.contains("Input")) info.causality = "input";
  if (name.contains("Output")) info.causality = "output";
  // Seen from inside, the diagram's input is a source.
  if (!info.causality.empty()) info.causality = info.causality == "input" ? "output" : "input";
  info.isFilled = !name.endsWith("_b") && !name.startsWith("Negative");
  return info;
}

ConnectorRef DiagramScene::findEnd(const std::string& end) const {
  const auto [name, rest] = splitEnd(end);
  int part = partNames_.find(name, document_.values().components);
  if (part < 0) part = document_.partIndex(name);
  if (part < 0 || static_cast<size_t>(part) >= parts_.size()) return {};
  const PartPicture& picture = parts_[static_cast<size_t>(part)];
  if (picture.info && isBusClass(*picture.info) && !picture.connectors.empty()) return {part, 0};
  const std::string plain = rest.substr(0, rest.find('['));
  const auto& connectors = parts_[static_cast<size_t>(part)].connectors;
  for (size_t i = 0; i < connectors.size(); ++i)
    if (connectors[i].info.name == plain) return {part, static_cast<int>(i)};
  // A signal of a bus that the part has.
  const size_t dot = plain.find('.');
  for (size_t i = 0; i < connectors.size() && dot != std::string::npos; ++i)
    if (connectors[i].info.name == plain.substr(0, dot)) return {part, static_cast<int>(i)};
  return {};
}

bool DiagramScene::has(ConnectorRef ref) const {
  return ref.isValid() && static_cast<size_t>(ref.part) < parts_.size() &&
         static_cast<size_t>(ref.connector) < parts_[static_cast<size_t>(ref.part)].connectors.size();
}

const ConnectorPicture& DiagramScene::connector(ConnectorRef ref) const {
  return parts_[static_cast<size_t>(ref.part)].connectors[static_cast<size_t>(ref.connector)];
}

std::string DiagramScene::endName(ConnectorRef ref) const {
  const std::string part = parts_[static_cast<size_t>(ref.part)].name.toStdString();
  const ConnectorInfo& info = connector(ref).info;
  if (info.name.empty()) return part;
  const std::string end = part + "." + info.name;
  if (info.dimensions.empty()) return end;
  // An array of connectors: the first element that no wire uses.
  int element = 1;
  while (isElementUsed(ref, element)) ++element;
  return elementName(ref, element);
}

std::string DiagramScene::elementName(ConnectorRef ref, int element) const {
  return parts_[static_cast<size_t>(ref.part)].name.toStdString() + "." + connector(ref).info.name + "[" +
         std::to_string(element) + "]";
}

bool DiagramScene::isElementUsed(ConnectorRef ref, int element) const {
  const std::string name = elementName(ref, element);
  const auto& list = document_.values().connections;
  return std::any_of(list.begin(), list.end(), [&](const auto& c) { return c.from == name || c.to == name; });
}

int DiagramScene::elementCount(ConnectorRef ref) const {
  const ConnectorInfo& info = connector(ref).info;
  if (info.dimensions.size() != 1) return 0;
  const auto& own = document_.values().parameters;
  const auto size = evaluateNumber(info.dimensions.front(), [&](const std::string& name) -> std::optional<std::string> {
    if (auto text = parameterText(ref.part, name)) return text;
    for (const auto& p : own)
      if (p.name == name) return p.value;
    return std::nullopt;
  });
  constexpr double kMost = 64;  // a longer menu helps nobody
  return size && *size >= 1 && *size <= kMost ? static_cast<int>(*size) : 0;
}

}  // namespace armature::app
