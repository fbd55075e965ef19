#include "app/canvas/cover.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "app/canvas/canvas_view.h"
#include "app/canvas/line_box.h"

namespace armature::app {

double coverOf(const DiagramScene& scene, const QRectF& area) {
  double sum = 0;
  const auto add = [&](const QRectF& box) {
    const QRectF both = box.intersected(area);
    if (!both.isEmpty()) sum += both.width() * both.height();
  };
  for (const PartPicture& part : scene.parts())
    for (const QRectF& box : {part.rect, part.labelRect, part.sparkRect}) add(box);
  for (const WirePicture& wire : scene.wires())
    for (qsizetype k = 0; k + 1 < wire.points.size(); ++k) add(lineBox(wire.points[k], wire.points[k + 1], 1));
  for (const NotePicture& note : scene.notes().all()) add(note.rect);
  return sum;
}

double coverOf(const CanvasView& view, const QRectF& box) {
  const QRectF area(view.toDiagram(box.topLeft()), view.toDiagram(box.bottomRight()));
  return coverOf(view.scene(), area.normalized()) * view.scale() * view.scale();
}

QRectF freeCard(const CanvasView& view, QSizeF size, QPointF near, const QPolygonF& way) {
  constexpr double kEdge = 6, kFinger = 10;  // from the edges of the view and about the place itself [px]
  constexpr double kFarther = 6;             // [px²] that may be covered rather than stand a pixel farther away
  constexpr double kOfTheWay = 40;           // [px] that a piece of the way is wide for this
  const QRectF room = QRectF(view.rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  const QRectF finger(near - QPointF(kFinger, kFinger), QSizeF(2 * kFinger, 2 * kFinger));
  const auto costOf = [&](const QRectF& box) {
    double cost = coverOf(view, box);
    for (qsizetype k = 0; k + 1 < way.size(); ++k) {
      const QRectF both = lineBox(way[k], way[k + 1], 1).intersected(box);
      cost += both.isEmpty() ? 0 : kOfTheWay * std::max(both.width(), both.height());
    }
    return cost + kFarther * QLineF(near, box.center()).length();
  };
  QRectF best;
  double least = std::numeric_limits<double>::max();
  for (const double away : {16.0, 40.0, 72.0, 110.0, 150.0})
    for (const QPointF side : {QPointF(1, -1), QPointF(1, 1), QPointF(-1, -1), QPointF(-1, 1), QPointF(0, -1),
                               QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
      const QPointF middle(near.x() + side.x() * (size.width() / 2 + away),
                           near.y() + side.y() * (size.height() / 2 + away));
      QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
      box.moveLeft(std::max(room.left(), std::min(box.left(), room.right() - size.width())));
      box.moveTop(std::max(room.top(), std::min(box.top(), room.bottom() - size.height())));
      if (box.intersects(finger)) continue;
      if (const double cost = costOf(box); cost < least) least = cost, best = box;
    }
  return best.isNull() ? QRectF(room.topLeft(), size) : best;
}

}  // namespace armature::app
