#include "app/teaching/repair.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace armature::app {

namespace {

using ClassOf = std::function<ClassPtr(const QString& className)>;
using diagram::ComponentItem;
using diagram::Document;

constexpr double kSize = 20;     // of a part that is added [unit]
constexpr double kBeneath = 40;  // from the part that it is for
constexpr int kMostTries = 40;   // places that are looked at

QString words(const char* text) {
  return QCoreApplication::translate("Repair", text);
}

const ComponentItem* partOf(const Document& document, const std::string& path) {
  const std::string name = path.substr(0, path.find('.'));
  const auto it = std::ranges::find(document.components, name, &ComponentItem::name);
  return it == document.components.end() ? nullptr : &*it;
}

bool isNameTaken(const Document& document, const std::string& name) {
  return std::ranges::any_of(document.components, [&](const ComponentItem& item) { return item.name == name; }) ||
         std::ranges::any_of(document.parameters, [&](const auto& parameter) { return parameter.name == name; });
}

std::string freeName(const Document& document, const std::string& wish) {
  std::string name = wish;
  for (int k = 1; isNameTaken(document, name); ++k) name = wish + std::to_string(k);
  return name;
}

bool isFree(const Document& document, double x, double y) {
  return std::ranges::none_of(document.components, [&](const ComponentItem& item) {
    return std::abs(item.placement.x - x) < (item.placement.width + kSize) / 2 &&
           std::abs(item.placement.y - y) < (item.placement.height + kSize) / 2;
  });
}

// A part of a class at the first free place downward from here, then to the right.
ComponentItem newPart(const Document& document, const char* className, const char* name, double x, double y) {
  ComponentItem item;
  item.name = freeName(document, name);
  item.className = className;
  for (int k = 0; k < kMostTries && !isFree(document, x, y); ++k) {
    y -= kSize;
    if (k % 4 == 3) {
      x += 2 * kSize;
      y += 4 * kSize;
    }
  }
  item.placement.x = x;
  item.placement.y = y;
  item.placement.width = item.placement.height = kSize;
  return item;
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
  const ComponentItem ground =
      newPart(document, "Modelica.Electrical.Analog.Basic.Ground", "ground", at.x, at.y - kBeneath);
  return Repair{words("Add a ground at %1").arg(QString::fromStdString(pin)), [ground, pin](OpenDocument& open) {
                  open.undoStack()->beginMacro(words("Add a ground"));
                  open.addPart(ground);
                  open.addConnection(ground.name + ".p", pin);
                  open.undoStack()->endMacro();
                }};
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
    return Repair{words("Hold %1 by the ground instead").arg(QString::fromStdString(part->name)),
                  [name = part->name, switched = c.condition](OpenDocument& open) {
                    const int at = open.partIndex(name);
                    if (at >= 0) open.setModifier(at, switched, "false");
                  }};
  }
  return std::nullopt;
}

std::optional<Repair> addWorld(const Document& document) {
  double left = 0, bottom = 0;
  for (const ComponentItem& item : document.components) {
    left = std::min(left, item.placement.x);
    bottom = std::min(bottom, item.placement.y);
  }
  ComponentItem world = newPart(document, "Modelica.Mechanics.MultiBody.World", "world", left, bottom - kBeneath);
  world.prefixes = "inner";
  if (world.name != "world") return std::nullopt;  // something else has the name that parts look for
  return Repair{words("Put a World on the diagram"), [world](OpenDocument& open) { open.addPart(world); }};
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
    return Repair{words("Let the start value of %1 follow from the others").arg(variable),
                  [name = part->name, fixed](OpenDocument& open) {
                    const int at = open.partIndex(name);
                    if (at >= 0) open.setModifier(at, fixed, "false");
                  }};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Repair> repairOf(const Message& message, const Document& document, const ClassOf& classOf) {
  if (message.code == "S008") return addGround(message, document, classOf);
  if (message.code == "D062") return hideConnector(message, document, classOf);
  if (message.code == "N007") return addWorld(document);
  if (message.code == "I104") return releaseStart(message, document);
  return std::nullopt;
}

}  // namespace armature::app
