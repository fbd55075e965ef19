#include "app/canvas/icon_ink.h"

#include <QImage>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "app/canvas/diagram_painter.h"
#include "app/look/nearest_in.h"

namespace armature::app {
namespace {

constexpr double kSide = 48;  // [px] of the picture that is looked at, along the longer side of the icon

double squareOf(QPointF way) {
  return QPointF::dotProduct(way, way);
}

// The pixels of a drawing that have none on one of their sides.
QPolygonF edgeOf(const QImage& image) {
  constexpr int kSeen = 100;  // of 255
  const auto isInked = [&](int x, int y) { return image.valid(x, y) && qAlpha(image.pixel(x, y)) > kSeen; };
  QPolygonF edge;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (isInked(x, y) && !(isInked(x - 1, y) && isInked(x + 1, y) && isInked(x, y - 1) && isInked(x, y + 1)))
        edge << QPointF(x + 0.5, y + 0.5);
  return edge;
}

}  // namespace

const QPolygonF& IconInk::outline(const PartPicture& part) const {
  constexpr int kMost = 2000;  // kept
  const diagram::Placement& p = part.placement;
  const QString key = iconKey(part, {p.width, p.height}, false, 1);
  if (const auto found = outlines_.constFind(key); found != outlines_.constEnd()) return *found;
  if (outlines_.size() >= kMost) outlines_.clear();
  const double scale = kSide / std::max({p.width, p.height, 1e-6});
  // However it is turned, it has room.
  QImage image(qCeil(1.5 * kSide), qCeil(1.5 * kSide), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  const QPointF middle(image.width() / 2.0, image.height() / 2.0);
  PartPicture centred = part;
  centred.placement.x = centred.placement.y = 0;
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme theme = Theme::light();
  DiagramPainter(scene_, icons_, theme, scale, middle, 1).paintIcon(painter, centred, true);
  painter.end();
  QPolygonF points = edgeOf(image);
  for (QPointF& point : points) point = {(point.x() - middle.x()) / scale, (middle.y() - point.y()) / scale};
  return *outlines_.insert(key, points);
}

QPointF IconInk::nearest(const PartPicture& part, const QRectF& box) const {
  const QPolygonF& points = outline(part);
  if (points.isEmpty()) return nearestIn(part.drawn.isEmpty() ? part.rect : part.drawn, box.center());
  // Of those that are about as near to the box, the one before its middle.
  constexpr double kMiddle = 0.05;
  const QPointF middle = part.rect.center();
  const auto costOf = [&](QPointF point) {
    const QPointF at = middle + point;
    return squareOf(nearestIn(box, at) - at) + kMiddle * squareOf(box.center() - at);
  };
  return middle + *std::ranges::min_element(points, {}, costOf);
}

}  // namespace armature::app
