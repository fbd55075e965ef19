// Shapes of graphic items in the coordinates of an icon (y up): where they are, whether a point lies on them, and the
// same items moved, resized, turned or mirrored. Values in, values out.
#pragma once
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>
#include <vector>

#include "engine/diagram/icon_drawing.h"

namespace armature::app {

using diagram::IconItem;

inline QPointF iconPoint(diagram::Point point) {
  return {point.x, point.y};
}
inline diagram::Point iconPoint(QPointF point) {
  return {point.x(), point.y()};
}

// Its own coordinates to those of the icon.
QTransform placeOf(const IconItem& item);
// Corners of a line or polygon, or the four of an extent, beginning with the first one given.
QPolygonF outlineOf(const IconItem& item);
QRectF boundsOf(const IconItem& item);
QRectF boundsOf(const std::vector<IconItem>& items);
// What is drawn of it, as an outline.
QPainterPath pathOf(const IconItem& item);
// Whether a point is on it, within `reach`: on the line, or inside of what is filled, a text or an image.
bool isAt(const IconItem& item, QPointF point, double reach);

IconItem moved(IconItem item, QPointF by);
// `from` and `to`: a rectangle of the icon, and what becomes of it (sizes may be negative: mirrored).
IconItem stretched(IconItem item, const QRectF& from, const QRectF& to);
// Counter-clockwise about a point [deg].
IconItem turned(IconItem item, QPointF about, double degrees);
IconItem flipped(IconItem item, QPointF about, bool isHorizontal);
// One corner of its extent, in the item's own turned frame, brought to a point of the icon: `corner` counts as in
// outlineOf; from 4 on: the middle of the side behind corner − 4. `keepsAspect`: width and height stay in proportion.
IconItem resized(const IconItem& item, int corner, QPointF to, bool keepsAspect);

// A coordinate without the noise of computing.
double tidy(double coordinate);

}  // namespace armature::app
