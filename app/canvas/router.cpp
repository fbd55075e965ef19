#include "app/canvas/router.h"

#include <algorithm>

#include "app/canvas/geometry.h"
#include "app/canvas/line_box.h"

namespace armature::app {

namespace {

static_assert(kGrid == diagram::kRouteGrid);

std::vector<diagram::RouteLine> plain(const std::vector<QLineF>& lines) {
  std::vector<diagram::RouteLine> made;
  made.reserve(lines.size());
  for (const QLineF& line : lines) made.push_back({fromQt(line.p1()), fromQt(line.p2())});
  return made;
}

diagram::RouteBox plainBox(const QRectF& rect) {
  return {rect.x(), rect.y(), rect.width(), rect.height()};
}

// Whether a wire runs through a box.
bool passes(const QPolygonF& points, const QRectF& box) {
  for (qsizetype k = 0; k + 1 < points.size(); ++k)
    if (lineBox(points[k], points[k + 1], 0.5).intersects(box)) return true;
  return false;
}

}  // namespace

diagram::RouteEnd routeEnd(const ConnectorPicture& connector) {
  return {fromQt(connector.at), fromQt(connector.out), connector.leaving};
}

QPointF wayOut(const ConnectorPicture& connector, const diagram::RouteEnd& other, const PartPicture& part) {
  return toQt(diagram::wayOut(routeEnd(connector), other, plainBox(part.rect)));
}

std::optional<QLineF> firstPiece(QPointF at, QPointF out) {
  const auto piece = diagram::firstPiece(fromQt(at), fromQt(out));
  return piece ? std::optional(QLineF(toQt(piece->a), toQt(piece->b))) : std::nullopt;
}

QPolygonF routeWire(const RouteRequest& request, RouteWork* work) {
  diagram::RouteRequest asked;
  asked.from = fromQt(request.from), asked.fromOut = fromQt(request.fromOut);
  asked.to = fromQt(request.to), asked.toOut = fromQt(request.toOut);
  asked.others = plain(request.others), asked.own = plain(request.own);
  asked.kept = plain(request.kept);
  for (const QRectF& rect : request.homes) asked.homes.push_back(plainBox(rect));
  const auto avoid = [&](const std::vector<QRectF>& boxes) {
    for (const QRectF& rect : boxes) asked.obstacles.push_back(plainBox(rect));
  };
  const auto routed = [&] {
    QPolygonF points;
    for (const diagram::Point& point : diagram::routeWire(asked, work)) points << toQt(point);
    return points;
  };
  avoid(request.obstacles);
  const QPolygonF points = routed();
  if (std::ranges::none_of(request.texts, [&](const QRectF& text) { return passes(points, text); })) return points;
  avoid(request.texts);
  return routed();
}

}  // namespace armature::app
