#include "app/canvas/router.h"

namespace armature::app {

namespace {

diagram::Point plain(QPointF point) {
  return {point.x(), point.y()};
}

std::vector<diagram::RouteLine> plain(const std::vector<QLineF>& lines) {
  std::vector<diagram::RouteLine> made;
  made.reserve(lines.size());
  for (const QLineF& line : lines) made.push_back({plain(line.p1()), plain(line.p2())});
  return made;
}

}  // namespace

QPolygonF routeWire(const RouteRequest& request, RouteWork* work) {
  diagram::RouteRequest asked;
  asked.from = plain(request.from), asked.fromOut = plain(request.fromOut);
  asked.to = plain(request.to), asked.toOut = plain(request.toOut);
  asked.others = plain(request.others), asked.own = plain(request.own);
  for (const QRectF& rect : request.obstacles)
    asked.obstacles.push_back({rect.x(), rect.y(), rect.width(), rect.height()});
  QPolygonF points;
  for (const diagram::Point& point : diagram::routeWire(asked, work)) points << QPointF(point.x, point.y);
  return points;
}

}  // namespace armature::app
