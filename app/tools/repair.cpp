#include "app/tools/repair.h"

#include <algorithm>

#include "app/tools/edit_actions.h"

namespace armature::app {

namespace {

using ClassOf = std::function<ClassPtr(const QString& className)>;
using diagram::ComponentItem;
using diagram::Document;

constexpr double kBeneath = 40;  // that a part is added from the one that it is for [unit]

const ComponentItem* partOf(const Document& document, const std::string& path) {
  const std::string name = path.substr(0, path.find('.'));
  const auto it = std::ranges::find(document.components, name, &ComponentItem::name);
  return it == document.components.end() ? nullptr : &*it;
}

// The pin that a circuit is best grounded at: the negative one of a source, else the last pin of any part of it.
std::string pinToGround(const Message& message, const Document& document, const ClassOf& classOf) {
  std::string found;
  for (const std::string& path : message.parts) {
    const ComponentItem* part = partOf(document, path);
    const ClassPtr info = part ? classOf(QString::fromStdString(part->className)) : nullptr;
    if (!info) continue;
    const bool isSource = part->className.find(".Sources.") != std::string::npos;
    for (const ConnectorInfo& c : info->connectors) {
      if (c.domain != Domain::electrical || !c.condition.empty() || !c.dimensions.empty()) continue;
      if (isSource && c.name == "n") return part->name + ".n";
      found = part->name + "." + c.name;
    }
  }
  return found;
}

std::optional<Repair> addGround(const Message& message, const Document& document, const ClassOf& classOf) {
  const std::string pin = pinToGround(message, document, classOf);
  if (pin.empty()) return std::nullopt;
  const diagram::Placement& at = partOf(document, pin)->placement;
  return Repair{DiagramScene::tr("Add a ground at %1").arg(QString::fromStdString(pin)),
                [pin, beneath = QPointF(at.x, at.y - kBeneath)](DiagramScene& scene) {
                  const ComponentItem ground =
                      newPart(scene, "Modelica.Electrical.Analog.Basic.Ground", freePlace(scene, beneath));
                  const auto& values = scene.document().values();
                  Changes changes{PartChange{static_cast<int>(values.components.size()), ground}};
                  diagram::ConnectionItem wire;
                  wire.from = ground.name + ".p";
                  wire.to = pin;
                  changes.push_back(ConnectionChange{static_cast<int>(values.connections.size()), wire});
                  scene.document().perform(DiagramScene::tr("Add a ground"), std::move(changes));
                }};
}

// Sets a parameter of a part, which may have gone meanwhile.
std::function<void(DiagramScene& scene)> setting(const std::string& part, const std::string& name) {
  return [part, name](DiagramScene& scene) {
    const int at = scene.document().partIndex(part);
    if (at >= 0) scene.document().setModifier(at, name, "false");
  };
}

// The parameter that shows a connector which has to be connected but is not.
std::optional<Repair> hideConnector(const Message& message, const Document& document, const ClassOf& classOf) {
  const ComponentItem* part = message.parts.empty() ? nullptr : partOf(document, message.parts.front());
  const ClassPtr info = part ? classOf(QString::fromStdString(part->className)) : nullptr;
  if (!info) return std::nullopt;
  for (const ConnectorInfo& c : info->connectors) {
    if (c.mustBeConnected.empty() || c.condition.empty()) continue;
    const auto set = std::ranges::find(part->modifiers, c.condition, &diagram::Modifier::name);
    if (set == part->modifiers.end() || set->value != "true") continue;
    const std::string end = part->name + "." + c.name;
    const bool isJoined = std::ranges::any_of(
        document.connections, [&](const diagram::ConnectionItem& wire) { return wire.from == end || wire.to == end; });
    if (isJoined) continue;
    return Repair{DiagramScene::tr("Hold %1 by the ground instead").arg(QString::fromStdString(part->name)),
                  setting(part->name, c.condition)};
  }
  return std::nullopt;
}

// What parts look for around them: by its name, where nothing else has it.
std::optional<Repair> addInner(const Message& message, const Document& document) {
  std::string name = "world", className = "Modelica.Mechanics.MultiBody.World";
  if (const Phrase* said = message.advice.within("add a part named %1 of class %2 to the model"))
    name = said->arguments()[0].text(), className = said->arguments()[1].text();
  // Classes of the diagram are known by their own names.
  if (const std::string own = document.name + "."; className.starts_with(own)) className.erase(0, own.size());
  if (partOf(document, name)) return std::nullopt;
  const QString shown = QString::fromStdString(name);
  const QString text = name == "world" ? DiagramScene::tr("Add a World to the diagram")
                                       : DiagramScene::tr("Add %1 to the diagram").arg(shown);
  return Repair{text, [name, className](DiagramScene& scene) {
                  QRectF extent;
                  for (const PartPicture& part : scene.parts()) extent = extent.united(part.rect);
                  const QPointF corner(extent.left(), extent.top() - kBeneath);
                  ComponentItem inner = newPart(scene, QString::fromStdString(className), freePlace(scene, corner));
                  inner.name = name;
                  inner.prefixes = "inner";
                  scene.document().addPart(inner);
                }};
}

// A start value that cannot hold beside the others is let go, where the part has only one.
std::optional<Repair> releaseStart(const Message& message, const Document& document) {
  for (const std::string& path : message.parts) {
    const ComponentItem* part = partOf(document, path);
    if (!part) continue;
    const auto isFixed = [](const diagram::Modifier& m) { return m.name.ends_with(".fixed") && m.value == "true"; };
    if (std::ranges::count_if(part->modifiers, isFixed) != 1) return std::nullopt;
    const std::string fixed = std::ranges::find_if(part->modifiers, isFixed)->name;
    const QString variable = QString::fromStdString(part->name + "." + fixed.substr(0, fixed.find('.')));
    return Repair{DiagramScene::tr("Let the start value of %1 follow from the others").arg(variable),
                  setting(part->name, fixed)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Repair> repairOf(const Message& message, const Document& document, const ClassOf& classOf) {
  if (message.code == "S008") return addGround(message, document, classOf);
  if (message.code == "D062") return hideConnector(message, document, classOf);
  if (message.code == "N007") return addInner(message, document);
  if (message.code == "I104") return releaseStart(message, document);
  return std::nullopt;
}

}  // namespace armature::app
