#include "app/canvas/kept_routes.h"

#include <algorithm>

#include "app/canvas/line_box.h"

namespace armature::app {

namespace {

constexpr double kEdge = 1;  // [unit] a wire this near to the edge of an icon runs along it, not through it

QPolygonF pointsOf(QPointF from, const std::vector<diagram::Point>& route, QPointF to) {
  QPolygonF points{from};
  for (const diagram::Point& corner : route) points << toQt(corner);
  points << to;
  return points;
}

// Whether a wire has to leave the end to one side.
bool isBound(const ConnectorPose& end) {
  return end.leaving == diagram::Leaving::outwards || end.leaving == diagram::Leaving::atDrawing;
}

// Whether the piece at an end goes out of the icon that the end lies in, as its wires may.
bool leaves(const ConnectorPose& end, QPointF next, const QRectF& inner) {
  if (!inner.contains(end.at)) return false;
  const double ahead = QPointF::dotProduct(next - end.at, end.out);
  return !isBound(end) || ahead > 0 || (end.leaving == diagram::Leaving::atDrawing && ahead > -1e-9);
}

}  // namespace

KeptRoutes::KeptRoutes(const diagram::Document& values, const std::vector<PartPicture>& parts,
                       const QHash<int, diagram::Placement>& placements, const QSet<int>& passed)
    : values_(values), parts_(parts), placements_(placements), passed_(passed) {}

const ConnectorPicture& KeptRoutes::connector(ConnectorRef ref) const {
  return parts_[static_cast<size_t>(ref.part)].connectors[static_cast<size_t>(ref.connector)];
}

ConnectorPose KeptRoutes::poseOf(ConnectorRef ref, bool isAfter) const {
  const diagram::Placement& home = values_.components[static_cast<size_t>(ref.part)].placement;
  ConnectorPose pose = connectorPose(isAfter ? placements_.value(ref.part, home) : home, connector(ref).info);
  pose.leaving = connector(ref).leaving;
  return pose;
}

QRectF KeptRoutes::rectOf(int part, bool isAfter) const {
  const diagram::Placement& home = values_.components[static_cast<size_t>(part)].placement;
  return partRect(isAfter ? placements_.value(part, home) : home);
}

bool KeptRoutes::passes(const Way& way, ConnectorRef from, ConnectorRef to, int part, bool isAfter) const {
  const QRectF inner = rectOf(part, isAfter).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  const QPolygonF& points = way.points;
  const qsizetype last = points.size() - 2;
  for (qsizetype k = 0; k <= last; ++k) {
    if (!lineBox(points[k], points[k + 1], 1e-6).intersects(inner)) continue;
    if (k == 0 && part == from.part && leaves(way.from, points[1], inner)) continue;
    if (k == last && part == to.part && leaves(way.to, points[last], inner)) continue;
    return true;
  }
  return false;
}

std::vector<diagram::Point> KeptRoutes::cornersOf(const std::vector<diagram::Point>& route, ConnectorRef from,
                                                  ConnectorRef to) const {
  if (route.empty() || placements_.isEmpty()) return route;
  Way before{{}, poseOf(from, false), poseOf(to, false)}, after{{}, poseOf(from, true), poseOf(to, true)};
  std::vector<diagram::Point> corners = followEnds(route, before.from.at, before.to.at, after.from.at, after.to.at);
  before.points = pointsOf(before.from.at, route, before.to.at);
  after.points = pointsOf(after.from.at, corners, after.to.at);
  const QRectF box = after.points.boundingRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
  const auto isHit = [&](int part) {
    return !passed_.contains(part) && passes(after, from, to, part, true) && !passes(before, from, to, part, false);
  };
  if (after.points == before.points) {
    for (auto moved = placements_.keyBegin(); moved != placements_.keyEnd(); ++moved)
      if (*moved < static_cast<int>(parts_.size()) && isHit(*moved)) return {};  // undone under the hand: it is gone
    return corners;
  }
  for (int part = 0; part < static_cast<int>(parts_.size()); ++part) {
    const bool isNear = placements_.contains(part) || parts_[static_cast<size_t>(part)].rect.intersects(box);
    if (isNear && isHit(part)) return {};
  }
  return corners;
}

}  // namespace armature::app
