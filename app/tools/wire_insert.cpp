#include "app/tools/wire_insert.h"

#include <cmath>

#include "app/canvas/condition.h"
#include "app/canvas/part_values.h"

namespace armature::app {
namespace {

constexpr double kReach = 4;  // [unit] between the part's centre and the wire

using Pair = std::pair<const ConnectorInfo*, const ConnectorInfo*>;

// The part's connectors that are always there and fit an end of the wire.
std::vector<const ConnectorInfo*> fitting(const diagram::ComponentItem& item, const ClassInfo& info,
                                          const ConnectorInfo& end) {
  std::vector<const ConnectorInfo*> list;
  const ParameterText text = [&](const std::string& name) { return parameterTextOf(item, &info, name); };
  for (const ConnectorInfo& c : info.connectors) {
    const bool isThere = c.condition.empty() || evaluateCondition(c.condition, text).value_or(true);
    const bool isSupport = !c.condition.empty();  // what is there on demand does not pass the wire on
    const bool isOfItsKind = c.domain == end.domain && c.causality.empty() == end.causality.empty() &&
                             (!end.causality.empty() || c.signature == end.signature);
    if (isThere && !isSupport && isOfItsKind && c.dimensions.empty()) list.push_back(&c);
  }
  return list;
}

// The two connectors through which the wire can run, a signal's input first.
std::optional<Pair> throughPair(const std::vector<const ConnectorInfo*>& list) {
  if (list.size() != 2) return std::nullopt;
  Pair pair{list[0], list[1]};
  if (pair.first->causality == "output") std::swap(pair.first, pair.second);
  if (pair.first->causality != pair.second->causality || pair.first->causality.empty()) return pair;
  return std::nullopt;  // two inputs or two outputs
}

QPointF between(const diagram::Placement& placement, const Pair& pair) {
  return connectorPose(placement, *pair.second).at - connectorPose(placement, *pair.first).at;
}

// A new part lies along the wire; one that carries signals in the wire's direction.
diagram::Placement along(diagram::Placement placement, const Pair& pair, QPointF way) {
  const QPointF centre(placement.x, placement.y);
  const bool isUpright = std::abs(way.y()) > std::abs(way.x());
  const QPointF through = between(placement, pair);
  if (isUpright == (std::abs(through.y()) > std::abs(through.x()))) {
    const bool isBackwards = QPointF::dotProduct(through, way) < 0 && !pair.first->causality.empty();
    return isBackwards && !isUpright ? mirrored(placement, centre) : placement;
  }
  // Clockwise puts what was left on top. A signal has to flow; what is acausal stands with its first connector above.
  const bool isClockwise = pair.first->causality.empty() || (through.x() > 0) == (way.y() < 0);
  return turned(placement, centre, isClockwise);
}

}  // namespace

std::optional<WireInsertion> insertionAt(const DiagramScene& scene, const diagram::ComponentItem& item,
                                         const ClassInfo& info, bool isNew) {
  WireInsertion made;
  made.placement = item.placement;
  const WireHit hit = scene.wireAt({item.placement.x, item.placement.y}, kReach);
  if (hit.wire < 0) return std::nullopt;
  made.wire = hit.wire;
  made.segment = hit.segment;
  const WirePicture& wire = scene.wires()[static_cast<size_t>(hit.wire)];
  const ConnectorRef from = scene.findEnd(wire.from.toStdString());
  if (!from.isValid() || wire.points.size() < 2) return std::nullopt;
  const ConnectorInfo& end = scene.connector(from).info;
  auto pair = throughPair(fitting(item, info, end));
  if (!pair) return std::nullopt;
  const QPointF a = wire.points[hit.segment], b = wire.points[hit.segment + 1];
  // Signals run from the output, whichever way the wire was drawn.
  const bool isFromInput = end.causality == "input";
  const QPointF way = isFromInput ? a - b : b - a;
  if (isNew) made.placement = along(made.placement, *pair, way);
  if (pair->first->causality.empty() ? QPointF::dotProduct(between(made.placement, *pair), way) < 0 : isFromInput)
    std::swap(pair->first, pair->second);
  made.toFirst = pair->first->name;
  made.fromSecond = pair->second->name;
  // Its connectors come to lie on the wire, so that both halves stay straight.
  const QPointF first = connectorPose(made.placement, *pair->first).at;
  const QPointF second = connectorPose(made.placement, *pair->second).at;
  const bool isLevel = std::abs(a.y() - b.y()) < 1e-6, isUpright = std::abs(a.x() - b.x()) < 1e-6;
  const bool isInLine =
      isLevel ? std::abs(first.y() - second.y()) < 1e-6 : isUpright && std::abs(first.x() - second.x()) < 1e-6;
  if (!isInLine) return made;
  if (isLevel && std::abs(a.y() - first.y()) <= kReach + 2) made.placement.y += a.y() - first.y();
  if (isUpright && std::abs(a.x() - first.x()) <= kReach + 2) made.placement.x += a.x() - first.x();
  if (!wire.isManual) return made;
  for (int k = 1; k <= hit.segment; ++k) made.before.push_back(fromQt(wire.points[k]));
  for (int k = hit.segment + 1; k + 1 < wire.points.size(); ++k) made.after.push_back(fromQt(wire.points[k]));
  return made;
}

Changes splitChanges(const OpenDocument& document, const WireInsertion& insertion, const std::string& part) {
  const auto& list = document.values().connections;
  const auto& wire = list.at(static_cast<size_t>(insertion.wire));
  diagram::ConnectionItem second;
  second.from = part + "." + insertion.fromSecond;
  second.to = wire.to;
  second.route = insertion.after;
  return {EndsChange{insertion.wire, wire.from, wire.to, wire.from, part + "." + insertion.toFirst},
          RouteChange{insertion.wire, wire.route, insertion.before},
          ConnectionChange{static_cast<int>(list.size()), second, false}};
}

}  // namespace armature::app
