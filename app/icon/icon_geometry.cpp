#include "app/icon/icon_geometry.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

constexpr double kThicknessUnits = 4;  // of a line of thickness 1, as icons are drawn [unit]

QPointF onFine(QPointF point) {
  return {tidy(point.x()), tidy(point.y())};
}

QRectF extentOf(const IconItem& item) {
  return QRectF(iconPoint(item.points.at(0)), iconPoint(item.points.at(1))).normalized();
}

// The corners of a line or polygon as they lie in the icon, with the item's own frame laid on it.
IconItem unturned(IconItem item) {
  const QTransform place = placeOf(item);
  for (diagram::Point& point : item.points) point = iconPoint(onFine(place.map(iconPoint(point))));
  item.origin = {};
  item.rotation = 0;
  return item;
}

// The item with the middle of its extent as its origin.
IconItem centred(IconItem item) {
  const QPointF middle = (iconPoint(item.points[0]) + iconPoint(item.points[1])) / 2;
  item.origin = iconPoint(onFine(placeOf(item).map(middle)));
  for (diagram::Point& point : item.points) point = iconPoint(onFine(iconPoint(point) - middle));
  return item;
}

// Back to plain coordinates where nothing is turned.
IconItem settled(IconItem item) {
  item.rotation = tidy(std::remainder(item.rotation, 360));
  if (item.rotation == -180) item.rotation = 180;
  return item.rotation == 0 && item.hasExtent() ? unturned(item) : item;
}

}  // namespace

double tidy(double coordinate) {
  const double rounded = std::round(coordinate * 1000) / 1000;
  return rounded == 0 ? 0 : rounded;  // no minus zero
}

QTransform placeOf(const IconItem& item) {
  QTransform place;
  place.translate(item.origin.x, item.origin.y);
  place.rotate(item.rotation);  // y up: counter-clockwise
  return place;
}

QPolygonF outlineOf(const IconItem& item) {
  QPolygonF corners;
  if (item.kind == IconItem::Kind::other) return corners;
  if (item.hasExtent()) {
    const auto& a = item.points[0];
    const auto& b = item.points[1];
    corners << QPointF(a.x, a.y) << QPointF(b.x, a.y) << QPointF(b.x, b.y) << QPointF(a.x, b.y);
  } else {
    for (const diagram::Point& point : item.points) corners << iconPoint(point);
  }
  return placeOf(item).map(corners);
}

QRectF boundsOf(const IconItem& item) {
  return outlineOf(item).boundingRect();
}

QRectF boundsOf(const std::vector<IconItem>& items) {
  QPolygonF all;
  for (const IconItem& item : items) all << outlineOf(item);
  return all.boundingRect();
}

QPainterPath pathOf(const IconItem& item) {
  QPainterPath path;
  switch (item.kind) {
    case IconItem::Kind::line:
    case IconItem::Kind::polygon:
      path.addPolygon(outlineOf(item));
      if (item.kind == IconItem::Kind::polygon) path.closeSubpath();
      return path;
    case IconItem::Kind::ellipse: {
      const double sweep = item.endAngle - item.startAngle;
      if (std::abs(sweep) >= 360) {
        path.addEllipse(extentOf(item));
      } else {
        // Qt counts angles clockwise where y points up.
        const bool isPie = item.closure == EllipseClosure::radial || item.closure == EllipseClosure::automatic;
        if (isPie) path.moveTo(extentOf(item).center());
        if (!isPie) path.arcMoveTo(extentOf(item), -item.startAngle);
        path.arcTo(extentOf(item), -item.startAngle, -sweep);
        if (item.closure != EllipseClosure::none) path.closeSubpath();
      }
      return placeOf(item).map(path);
    }
    case IconItem::Kind::rectangle:
    case IconItem::Kind::text:
    case IconItem::Kind::bitmap:
      path.addRoundedRect(extentOf(item), item.radius, item.radius);
      return placeOf(item).map(path);
    case IconItem::Kind::other:
      return path;
  }
  return path;
}

bool isAt(const IconItem& item, QPointF point, double reach) {
  if (!boundsOf(item).adjusted(-reach, -reach, reach, reach).contains(point)) return false;
  const QPainterPath path = pathOf(item);
  const bool isWhole = item.kind == IconItem::Kind::text || item.kind == IconItem::Kind::bitmap;
  const bool isFilled = isWhole || (item.kind != IconItem::Kind::line && item.fillPattern != FillPattern::none);
  if (isFilled && path.contains(point)) return true;
  QPainterPathStroker stroker;
  stroker.setWidth(2 * reach + item.thickness * kThicknessUnits);
  return stroker.createStroke(path).contains(point);
}

IconItem moved(IconItem item, QPointF by) {
  const bool isTurned = item.rotation != 0 || item.origin.x != 0 || item.origin.y != 0;
  if (isTurned) {
    item.origin = iconPoint(onFine(iconPoint(item.origin) + by));
    return item;
  }
  for (diagram::Point& point : item.points) point = iconPoint(onFine(iconPoint(point) + by));
  return item;
}

IconItem stretched(IconItem item, const QRectF& from, const QRectF& to) {
  const double sx = from.width() == 0 ? 1 : to.width() / from.width();
  const double sy = from.height() == 0 ? 1 : to.height() / from.height();
  const auto mapped = [&](QPointF p) {
    return QPointF(to.left() + (p.x() - from.left()) * sx, to.top() + (p.y() - from.top()) * sy);
  };
  if (item.kind == IconItem::Kind::other) return item;
  if (!item.hasExtent() || std::fmod(item.rotation, 90) == 0) {
    const bool isUpright = std::fmod(item.rotation, 180) == 0;
    if (item.hasExtent() && item.rotation != 0) {
      // A quarter turn exchanges the sides.
      IconItem made = centred(item);
      made.origin = iconPoint(onFine(mapped(iconPoint(made.origin))));
      for (diagram::Point& p : made.points)
        p = iconPoint(onFine(QPointF(p.x * (isUpright ? sx : sy), p.y * (isUpright ? sy : sx))));
      return made;
    }
    item = unturned(item);
    for (diagram::Point& point : item.points) point = iconPoint(onFine(mapped(iconPoint(point))));
    return item;
  }
  // Turned askew it stays a rectangle: as much larger as its surroundings.
  IconItem made = centred(item);
  const double scale = std::sqrt(std::abs(sx * sy));
  made.origin = iconPoint(onFine(mapped(iconPoint(made.origin))));
  for (diagram::Point& p : made.points) p = iconPoint(onFine(QPointF(p.x * scale, p.y * scale)));
  return made;
}

IconItem turned(IconItem item, QPointF about, double degrees) {
  if (item.kind == IconItem::Kind::other) return item;
  QTransform turn;
  turn.translate(about.x(), about.y());
  turn.rotate(degrees);
  turn.translate(-about.x(), -about.y());
  if (!item.hasExtent()) {
    item = unturned(item);
    for (diagram::Point& point : item.points) point = iconPoint(onFine(turn.map(iconPoint(point))));
    return item;
  }
  item = centred(item);
  item.origin = iconPoint(onFine(turn.map(iconPoint(item.origin))));
  item.rotation += degrees;
  return settled(item);
}

IconItem flipped(IconItem item, QPointF about, bool isHorizontal) {
  if (item.kind == IconItem::Kind::other) return item;
  const auto mirrored = [&](QPointF p) {
    return isHorizontal ? QPointF(2 * about.x() - p.x(), p.y()) : QPointF(p.x(), 2 * about.y() - p.y());
  };
  if (!item.hasExtent()) {
    item = unturned(item);
    for (diagram::Point& point : item.points) point = iconPoint(onFine(mirrored(iconPoint(point))));
    return item;
  }
  item = centred(item);
  item.origin = iconPoint(onFine(mirrored(iconPoint(item.origin))));
  item.rotation = -item.rotation;
  if (item.kind == IconItem::Kind::ellipse) {
    const double start = item.startAngle, end = item.endAngle;
    const double axis = isHorizontal ? 180 : 0;
    if (end - start < 360) {
      item.startAngle = std::remainder(axis - end, 360);
      item.endAngle = item.startAngle + (end - start);
    }
  }
  if (item.kind == IconItem::Kind::bitmap && isHorizontal) std::swap(item.points[0].x, item.points[1].x);
  if (item.kind == IconItem::Kind::bitmap && !isHorizontal) std::swap(item.points[0].y, item.points[1].y);
  return settled(item);
}

IconItem resized(const IconItem& item, int corner, QPointF to, bool keepsAspect) {
  IconItem made = item;
  const QPointF local = placeOf(item).inverted().map(to);
  diagram::Point &a = made.points[0], &b = made.points[1];
  // Corners 0 … 3: (a.x, a.y), (b.x, a.y), (b.x, b.y), (a.x, b.y); sides 4 … 7 behind them.
  const int side = corner - 4;
  const bool hasX = side < 0 || side == 1 || side == 3, hasY = side < 0 || side == 0 || side == 2;
  diagram::Point& ofX = corner == 0 || corner == 3 || side == 3 ? a : b;
  diagram::Point& ofY = corner == 0 || corner == 1 || side == 0 ? a : b;
  const double width = b.x - a.x, height = b.y - a.y;
  const double fixedX = &ofX == &a ? b.x : a.x, fixedY = &ofY == &a ? b.y : a.y;
  if (hasX) ofX.x = local.x();
  if (hasY) ofY.y = local.y();
  if (keepsAspect && side < 0 && width != 0 && height != 0) {
    const double sx = std::abs((ofX.x - fixedX) / width), sy = std::abs((ofY.y - fixedY) / height);
    const double scale = std::max(sx, sy);
    ofX.x = fixedX + std::copysign(std::abs(width) * scale, ofX.x - fixedX);
    ofY.y = fixedY + std::copysign(std::abs(height) * scale, ofY.y - fixedY);
  }
  for (diagram::Point& point : made.points) point = iconPoint(onFine(iconPoint(point)));
  return made;
}

}  // namespace armature::app
