#include "app/canvas/buses.h"

#include <algorithm>

namespace armature::app {

namespace {

// "controlBus." or "axis1.axisControlBus.": what the names of its signals begin with.
QString busPath(const DiagramScene& scene, ConnectorRef bus) {
  const PartPicture& part = scene.parts()[static_cast<size_t>(bus.part)];
  const QString name = QString::fromStdString(scene.connector(bus).info.name);
  return part.name + (name.isEmpty() ? QString() : "." + name) + ".";
}

}  // namespace

bool isBusClass(const ClassInfo& info) {
  return info.kind == "expandable connector";
}

bool isBus(const DiagramScene& scene, ConnectorRef ref) {
  if (!scene.has(ref)) return false;
  const ConnectorInfo& info = scene.connector(ref).info;
  if (!info.causality.empty() || info.domain != Domain::other) return false;
  const ClassPtr known = const_cast<DiagramScene&>(scene).catalog().known(QString::fromStdString(info.type));
  return known && isBusClass(*known);
}

bool isBusWire(const DiagramScene& scene, const WirePicture& wire) {
  if (wire.domain != Domain::other) return false;
  return isBus(scene, scene.findEnd(wire.from.toStdString())) && isBus(scene, scene.findEnd(wire.to.toStdString()));
}

QStringList busSignals(const DiagramScene& scene, ConnectorRef ref) {
  QStringList names;
  const auto add = [&](const QString& name) {
    if (!name.isEmpty() && !names.contains(name)) names << name;
  };
  const QString type = QString::fromStdString(scene.connector(ref).info.type);
  if (const ClassPtr info = const_cast<DiagramScene&>(scene).catalog().known(type)) {
    for (const VariableInfo& variable : info->variables) add(QString::fromStdString(variable.name));
    for (const ConnectorInfo& connector : info->connectors) add(QString::fromStdString(connector.name));
  }
  const QString path = busPath(scene, ref);
  for (const WirePicture& wire : scene.wires())
    for (const QString& end : {wire.from, wire.to})
      if (end.startsWith(path)) add(end.mid(path.size()));
  names.sort(Qt::CaseInsensitive);
  return names;
}

bool hasSource(const DiagramScene& scene, ConnectorRef bus, const QString& signal) {
  const QString end = busPath(scene, bus) + signal;
  return std::ranges::any_of(scene.wires(), [&](const WirePicture& wire) {
    if (wire.from != end && wire.to != end) return false;
    const ConnectorRef other = scene.findEnd((wire.from == end ? wire.to : wire.from).toStdString());
    return scene.has(other) && scene.connector(other).info.causality == "output";
  });
}

QString signalName(const DiagramScene& scene, ConnectorRef bus, ConnectorRef end) {
  const QString own = QString::fromStdString(scene.connector(end).info.name);
  const QString part = scene.parts()[static_cast<size_t>(end.part)].name;
  const QString name = own.size() > 1 ? own : part;
  if (scene.connector(end).info.causality != "output") return name;
  QString free = name;
  for (int n = 2; hasSource(scene, bus, free); ++n) free = name + QString::number(n);
  return free;
}

std::string busEnd(const DiagramScene& scene, ConnectorRef bus, const QString& signal) {
  return (busPath(scene, bus) + signal).toStdString();
}

std::string endToward(const DiagramScene& scene, ConnectorRef end, ConnectorRef other) {
  if (!isBus(scene, end) || isBus(scene, other)) return scene.endName(end);
  return busEnd(scene, end, signalName(scene, end, other));
}

}  // namespace armature::app
