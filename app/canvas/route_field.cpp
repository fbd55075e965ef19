#include "app/canvas/route_field.h"

#include "app/canvas/line_box.h"

namespace armature::app {

namespace {

constexpr double kReach = 60;  // [unit] about the line between the ends

}  // namespace

QRectF areaOf(const std::vector<PartPicture>& parts) {
  QRectF area;
  for (const PartPicture& part : parts) area |= part.rect;
  return area;
}

QRectF zoneOf(const RouteRequest& request) {
  return lineBox(request.from, request.to, kReach);
}

RouteField::RouteField(const std::vector<PartPicture>& parts, const std::vector<WirePicture>& wires)
    : wires_(wires), partCells_(areaOf(parts), kReach), wireCells_(areaOf(parts), kReach) {
  for (size_t k = 0; k < parts.size(); ++k) partCells_.add(parts[k].rect, static_cast<int>(k));
  for (size_t k = 0; k < wires.size(); ++k) add(k);
}

void RouteField::add(size_t wire) {
  const QPolygonF& points = wires_[wire].points;
  for (qsizetype k = 0; k + 1 < points.size(); ++k)
    wireCells_.add(lineBox(points[k], points[k + 1], 1), static_cast<int>(wire));
}

void RouteField::collectWires(int net, RouteRequest& request) const {
  const QRectF zone = zoneOf(request);
  for (const int wire : wireCells_.near(zone)) {
    const WirePicture& picture = wires_[static_cast<size_t>(wire)];
    auto& pieces = picture.net == net ? request.own : request.others;
    for (qsizetype k = 0; k + 1 < picture.points.size(); ++k)
      if (const QLineF piece(picture.points[k], picture.points[k + 1]);
          lineBox(piece.p1(), piece.p2(), 1).intersects(zone))
        pieces.push_back(piece);
  }
}

}  // namespace armature::app
