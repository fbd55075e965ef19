#include "app/canvas/buses.h"

#include <QColor>
#include <algorithm>

#include "app/canvas/joining.h"
#include "app/canvas/primitive_icon.h"

namespace armature::app {

namespace {

// "controlBus." or "axis1.axisControlBus.": what the names of its signals begin with.
QString busPath(const DiagramScene& scene, ConnectorRef bus) {
  const PartPicture& part = scene.parts()[static_cast<size_t>(bus.part)];
  const QString name = QString::fromStdString(scene.connector(bus).info.name);
  return part.name + (name.isEmpty() ? QString() : "." + name) + ".";
}

// The first colour of an icon that is neither black, white nor grey; −1: there is none.
int colorOf(const ClassInfo& info) {
  constexpr int kLeast = 64;  // of 255
  const auto isColor = [](int rgb) { return QColor::fromRgb(QRgb(rgb)).saturation() >= kLeast; };
  for (const IconPrimitive& item : info.icon) {
    if (item.kind == IconPrimitive::Kind::text || item.kind == IconPrimitive::Kind::bitmap) continue;
    if (item.linePattern != LinePattern::none && isColor(item.lineColor)) return item.lineColor;
    if (item.fillPattern != FillPattern::none && isColor(item.fillColor)) return item.fillColor;
  }
  return -1;
}

}  // namespace

bool isBusClass(const ClassInfo& info) {
  return info.kind == "expandable connector";
}

QRectF drawnBounds(const ClassInfo& info) {
  if (!isBusClass(info) || !info.icon.empty()) return primitiveBounds(info);
  const QSizeF bar = 200 * kBusBar;
  return {QPointF(-bar.width() / 2, -bar.height() / 2), bar};
}

bool isBus(const DiagramScene& scene, ConnectorRef ref) {
  return scene.has(ref) && scene.connector(ref).bus.isBus;
}

// A class of the diagram's own, which may have changed, is known by its own name. `model`: that of the diagram's model.
static ClassPtr knownClass(Catalog& catalog, const std::string& type, const std::string& model) {
  const bool isOwn = type.size() > model.size() && type.starts_with(model) && type[model.size()] == '.';
  const ClassPtr own = isOwn ? catalog.known(QString::fromStdString(type.substr(model.size() + 1))) : nullptr;
  return own ? own : catalog.known(QString::fromStdString(type));
}

// The same of a connector of the diagram.
static ClassPtr knownClass(const DiagramScene& scene, const ConnectorInfo& connector) {
  Catalog& catalog = const_cast<DiagramScene&>(scene).catalog();
  return knownClass(catalog, connector.type, scene.document().values().name);
}

void markBuses(std::vector<PartPicture>& parts, Catalog& catalog, const std::string& model) {
  for (PartPicture& part : parts)
    for (ConnectorPicture& connector : part.connectors) {
      connector.bus = {};
      if (!connector.info.causality.empty() || connector.info.domain != Domain::other) continue;
      const ClassPtr known = knownClass(catalog, connector.info.type, model);
      if (known && isBusClass(*known)) connector.bus = {true, colorOf(*known)};
    }
}

QColor inkOf(Domain domain, const BusLook& bus, const Theme& theme) {
  return bus.color >= 0 ? iconInk(bus.color, theme) : theme.domain(domain);
}

QStringList declaredSignals(const DiagramScene& scene, ConnectorRef ref) {
  QStringList names;
  if (const ClassPtr info = knownClass(scene, scene.connector(ref).info)) {
    for (const VariableInfo& variable : info->variables) names << QString::fromStdString(variable.name);
    for (const ConnectorInfo& connector : info->connectors) names << QString::fromStdString(connector.name);
  }
  return names;
}

QStringList busSignals(const DiagramScene& scene, ConnectorRef ref) {
  QStringList names = declaredSignals(scene, ref);
  const auto add = [&](const QString& name) {
    if (!name.isEmpty() && !names.contains(name)) names << name;
  };
  const QString path = busPath(scene, ref);
  for (const WirePicture& wire : scene.wires())
    for (const QString& end : {wire.from, wire.to})
      if (end.startsWith(path)) add(end.mid(path.size()));
  names.sort(Qt::CaseInsensitive);
  return names;
}

// Of a variable that a bus declares by its type; a type with a name of its own says nothing.
static bool isOfKind(const VariableInfo& variable, Domain domain) {
  if (variable.type == "Boolean") return domain == Domain::boolean;
  if (variable.type == "Integer") return domain == Domain::integer;
  return variable.type != "Real" || domain == Domain::real;
}

bool mayCarry(const DiagramScene& scene, ConnectorRef bus, const QString& signal, ConnectorRef end) {
  const ConnectorInfo& wanted = scene.connector(end).info;
  const auto isOther = [&](const ConnectorInfo& one) {
    if (const ClassPtr known = knownClass(scene, one); known && isBusClass(*known)) return true;
    const bool areSignals = !one.causality.empty() && !wanted.causality.empty();  // of any way: two may read one
    return areSignals ? one.domain != wanted.domain : !canBeJoined(one, wanted);
  };
  const std::string name = signal.toStdString();
  if (const ClassPtr info = knownClass(scene, scene.connector(bus).info)) {
    for (const VariableInfo& one : info->variables)
      if (one.name == name && !isOfKind(one, wanted.domain)) return false;
    for (const ConnectorInfo& one : info->connectors)
      if (one.name == name && isOther(one)) return false;
  }
  const QString path = busPath(scene, bus) + signal;
  return std::ranges::none_of(scene.wires(), [&](const WirePicture& wire) {
    if (wire.from.startsWith(path + ".") || wire.to.startsWith(path + ".")) return true;  // it has signals of its own
    if (wire.from != path && wire.to != path) return false;
    const ConnectorRef other = scene.findEnd((wire.from == path ? wire.to : wire.from).toStdString());
    return scene.has(other) && (isBus(scene, other) || isOther(scene.connector(other).info));
  });
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
