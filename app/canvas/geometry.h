// Places on the diagram. Diagram coordinates are Modelica's: y up, grid 2; an icon spans −100…100 and is scaled,
// mirrored and rotated by its placement.
#pragma once
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include "app/document/change.h"
#include "engine/diagram/wire_router.h"
#include "engine/facade/class_info.h"

namespace armature::app {

inline constexpr double kGrid = 2;             // [unit]
inline constexpr double kPixelsPerUnit = 3.2;  // at 100 %: a part of 20 units is 64 px

// From icon coordinates (−100…100, y up) to the diagram's.
QTransform iconToDiagram(const diagram::Placement& placement);
// The rectangle that a placed icon covers.
QRectF partRect(const diagram::Placement& placement);
// Nearest point of the grid.
QPointF snapped(QPointF point);

// Where a connector lies and which way out of the icon is (a unit vector along an axis); whether its wire has to go
// there.
struct ConnectorPose {
  QPointF at;
  QPointF out;
  diagram::Leaving leaving = diagram::Leaving::outwards;
};
ConnectorPose connectorPose(const diagram::Placement& placement, const ConnectorInfo& connector);

inline QPointF toQt(const diagram::Point& p) {
  return {p.x, p.y};
}
inline diagram::Point fromQt(const QPointF& p) {
  return {p.x(), p.y()};
}

// A stored route after its ends have moved: a wire that moved as a whole is shifted, else the corner next to a moved
// end follows, so that segments stay horizontal or vertical.
std::vector<diagram::Point> followEnds(const std::vector<diagram::Point>& route, QPointF oldFrom, QPointF oldTo,
                                       QPointF newFrom, QPointF newTo);

// Turns a placement by 90° counter-clockwise (or clockwise) about a centre; mirrors it left to right about a centre.
diagram::Placement turned(const diagram::Placement& placement, QPointF centre, bool isClockwise);
diagram::Placement mirrored(const diagram::Placement& placement, QPointF centre);

}  // namespace armature::app
