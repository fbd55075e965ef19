#include "app/shell/drawn_wires.h"

#include "engine/facade/line_look.h"

namespace armature::app {

DrawnWires drawnWires(const DiagramScene& scene) {
  DrawnWires made;
  for (const WirePicture& wire : scene.wires()) {
    if (wire.points.isEmpty()) continue;  // an end is missing
    DrawnWire& drawn = made[{wire.from.toStdString(), wire.to.toStdString()}];
    drawn.domain = wire.domain;
    for (qsizetype k = 1; k + 1 < wire.points.size(); ++k) drawn.corners.push_back(fromQt(wire.points[k]));
  }
  return made;
}

diagram::WireDrawing wireDrawing(const DiagramScene& scene, const DrawnWires& drawn, const WireCorners& before) {
  diagram::WireDrawing drawing;
  drawing.places = [&scene](const std::string& end) -> std::optional<diagram::Point> {
    const ConnectorRef ref = scene.findEnd(end);
    if (!scene.has(ref)) return std::nullopt;
    return fromQt(scene.connector(ref).at);
  };
  drawing.corners = [&drawn](const diagram::ConnectionItem& wire) {
    const auto found = drawn.find({wire.from, wire.to});
    return found == drawn.end() ? std::nullopt : std::optional(found->second.corners);
  };
  drawing.cornersBefore = [&before](const diagram::ConnectionItem& wire) {
    const auto found = before.find({wire.from, wire.to});
    return found == before.end() ? std::nullopt : std::optional(found->second);
  };
  drawing.looks = [&drawn](const diagram::ConnectionItem& wire) {
    const auto found = drawn.find({wire.from, wire.to});
    return found == drawn.end() ? std::string() : lineLook(found->second.domain);
  };
  return drawing;
}

WireCorners cornersByEnds(const std::vector<diagram::ConnectionItem>& wires, const diagram::DrawnRoutes& drawn) {
  WireCorners corners;
  for (size_t i = 0; i < drawn.size(); ++i)
    if (drawn[i]) corners[{wires[i].from, wires[i].to}] = *drawn[i];
  return corners;
}

WireCorners cornersOf(const DrawnWires& drawn) {
  WireCorners corners;
  for (const auto& [ends, wire] : drawn) corners[ends] = wire.corners;
  return corners;
}

}  // namespace armature::app
