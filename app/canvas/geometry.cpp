#include "app/canvas/geometry.h"

#include <cmath>

#include "engine/facade/icon_extent.h"

namespace armature::app {

QTransform iconToDiagram(const diagram::Placement& p) {
  // QTransform applies the last call first: scale and mirror, then rotate, then shift.
  QTransform t;
  t.translate(p.x, p.y);
  t.rotate(p.rotation);
  t.scale((p.flip ? -1 : 1) * p.width / 200, p.height / 200);
  return t;
}

QRectF partRect(const diagram::Placement& placement) {
  return iconToDiagram(placement).mapRect(QRectF(-100, -100, 200, 200));
}

QPointF snapped(QPointF point) {
  return {std::round(point.x() / kGrid) * kGrid, std::round(point.y() / kGrid) * kGrid};
}

ConnectorPose connectorPose(const diagram::Placement& placement, const ConnectorInfo& connector) {
  const QTransform t = iconToDiagram(placement);
  // The side that the connector is at. One that is at none of them is left any way.
  const auto [sideX, sideY] = sideOf(connector);
  const QPointF out = t.map(QPointF(sideX, sideY)) - t.map(QPointF(0, 0));
  const bool isHorizontal = std::abs(out.x()) >= std::abs(out.y());
  const QPointF axis = isHorizontal ? QPointF(out.x() < 0 ? -1 : 1, 0) : QPointF(0, out.y() < 0 ? -1 : 1);
  QPointF at = t.map(QPointF(connector.x, connector.y));
  // Rotation leaves rounding dust that would make aligned wires crooked.
  at = {std::round(at.x() * 1e6) / 1e6, std::round(at.y() * 1e6) / 1e6};
  return {at, axis, leavingOf(connector)};
}

std::vector<diagram::Point> followEnds(const std::vector<diagram::Point>& route, QPointF oldFrom, QPointF oldTo,
                                       QPointF newFrom, QPointF newTo) {
  if (route.empty()) return route;
  const QPointF shiftFrom = newFrom - oldFrom, shiftTo = newTo - oldTo;
  std::vector<diagram::Point> out = route;
  const auto isZero = [](QPointF p) { return std::abs(p.x()) + std::abs(p.y()) < 1e-9; };
  if (isZero(shiftFrom - shiftTo)) {
    for (auto& p : out) p = {p.x + shiftFrom.x(), p.y + shiftFrom.y()};
    return out;
  }
  const auto follow = [](diagram::Point& corner, QPointF oldEnd, QPointF newEnd) {
    if (std::abs(corner.y - oldEnd.y()) < 1e-6)
      corner.y = newEnd.y();
    else if (std::abs(corner.x - oldEnd.x()) < 1e-6)
      corner.x = newEnd.x();
  };
  if (!isZero(shiftFrom)) follow(out.front(), oldFrom, newFrom);
  if (!isZero(shiftTo)) follow(out.back(), oldTo, newTo);
  return out;
}

diagram::Placement turned(const diagram::Placement& placement, QPointF centre, bool isClockwise) {
  diagram::Placement out = placement;
  const double dx = placement.x - centre.x(), dy = placement.y - centre.y();
  out.x = centre.x() + (isClockwise ? dy : -dy);
  out.y = centre.y() + (isClockwise ? -dx : dx);
  out.rotation = std::fmod(placement.rotation + (isClockwise ? 270 : 90), 360);
  return out;
}

diagram::Placement mirrored(const diagram::Placement& placement, QPointF centre) {
  diagram::Placement out = placement;
  out.x = 2 * centre.x() - placement.x;
  out.flip = !placement.flip;
  // Mirroring after a rotation is mirroring before it and rotating the other way.
  out.rotation = std::fmod(360 - placement.rotation, 360);
  return out;
}

}  // namespace armature::app
