#include "app/canvas/router.h"

#include "app/canvas/geometry.h"

namespace armature::app {

namespace {

static_assert(kGrid == diagram::kRouteGrid);

std::vector<diagram::RouteLine> plain(const std::vector<QLineF>& lines) {
  std::vector<diagram::RouteLine> made;
  made.reserve(lines.size());
  for (const QLineF& line : lines) made.push_back({fromQt(line.p1()), fromQt(line.p2())});
  return made;
}

}  // namespace

QPolygonF routeWire(const RouteRequest& request, RouteWork* work) {
  diagram::RouteRequest asked;
  asked.from = fromQt(request.from), asked.fromOut = fromQt(request.fromOut);
  asked.to = fromQt(request.to), asked.toOut = fromQt(request.toOut);
  asked.others = plain(request.others), asked.own = plain(request.own);
  for (const QRectF& rect : request.obstacles)
    asked.obstacles.push_back({rect.x(), rect.y(), rect.width(), rect.height()});
  QPolygonF points;
  for (const diagram::Point& point : diagram::routeWire(asked, work)) points << toQt(point);
  return points;
}

}  // namespace armature::app
