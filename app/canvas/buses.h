// Buses: connectors that have whatever signals wires give them (expandable connectors). A wire to a bus names its
// signal ("controlBus.speed"); all of them end at the bus as it is drawn.
#pragma once
#include "app/canvas/diagram_scene.h"
#include "app/look/theme.h"

namespace armature::app {

// Whether a class is one, as far as it is known.
bool isBusClass(const ClassInfo& info);
// How much of its place a bus without an icon covers, as a bar across.
inline constexpr QSizeF kBusBar(0.92, 0.22);
// What the icon of a class covers, in the icon's −100…100 coordinates; null where nothing is known of it.
QRectF drawnBounds(const ClassInfo& info);
// Whether a connector of the diagram is one.
bool isBus(const DiagramScene& scene, ConnectorRef ref);
// Tells for all connectors of the parts (ConnectorPicture::bus). `model`: the name of the diagram's model.
void markBuses(std::vector<PartPicture>& parts, Catalog& catalog, const std::string& model);
// The colour of what joins them, or of what else a domain has: that of the bus where its class has one.
QColor inkOf(Domain domain, const BusLook& bus, const Theme& theme);
// The signals of one, by their names: those that its class declares and those that wires give it.
QStringList busSignals(const DiagramScene& scene, ConnectorRef ref);
// Those that its class declares.
QStringList declaredSignals(const DiagramScene& scene, ConnectorRef ref);
// Whether a connector may be joined to a signal, as far as that is known: by what the class of the bus says, and by
// what wires join to it. What is a bus itself takes no signal.
bool mayCarry(const DiagramScene& scene, ConnectorRef bus, const QString& signal, ConnectorRef end);
// Whether anything is joined to a signal as its source.
bool hasSource(const DiagramScene& scene, ConnectorRef bus, const QString& signal);
// A name for the signal of a connector that is joined to a bus: that of its part where it has only a letter, free where
// it is a source.
QString signalName(const DiagramScene& scene, ConnectorRef bus, ConnectorRef end);
// The text of a wire's end at a signal of a bus.
std::string busEnd(const DiagramScene& scene, ConnectorRef bus, const QString& signal);
// The text of the end of a wire between two connectors at the first one: DiagramScene::endName, of a bus with a name
// for the signal of the other one.
std::string endToward(const DiagramScene& scene, ConnectorRef end, ConnectorRef other);

}  // namespace armature::app
