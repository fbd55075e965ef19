#include "app/tools/segment_gesture.h"

#include <cmath>

#include "engine/diagram/wire_router.h"

namespace armature::app {

SegmentGesture::SegmentGesture(CanvasView& view, WireHit hit, QPointF)
    : Gesture(view), wire_(hit.wire), segment_(hit.segment) {
  points_ = scene_.wires()[static_cast<size_t>(wire_)].points;
  const QPointF a = points_[segment_], b = points_[segment_ + 1];
  isHorizontal_ = std::abs(a.y() - b.y()) <= std::abs(a.x() - b.x());
  // The wire's ends cannot move: beside them stand corners that do, a stub's length away.
  constexpr double kStub = 6;
  const double length = QLineF(a, b).length();
  const QPointF along = length > 0 ? (b - a) / length : QPointF();
  const double stub = std::min(kStub, length / 3);
  const bool isFirst = segment_ == 0, isLast = segment_ + 2 == points_.size();
  if (isLast) {
    points_.insert(points_.size() - 1, snapped(b - along * stub));
    points_.insert(points_.size() - 1, snapped(b - along * stub));
  }
  if (isFirst) {
    points_.insert(1, snapped(a + along * stub));
    points_.insert(1, snapped(a + along * stub));
    segment_ += 2;
  }
}

void SegmentGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF to = snapped(at);
  QPolygonF moved = points_;
  for (int k : {segment_, segment_ + 1}) {
    if (isHorizontal_)
      moved[k].setY(to.y());
    else
      moved[k].setX(to.x());
  }
  std::vector<diagram::Point> points;
  for (const QPointF& point : moved) points.push_back(fromQt(point));
  points = diagram::withoutNeedless(points);
  route_.clear();
  for (size_t k = 1; k + 1 < points.size(); ++k) route_.push_back(points[k]);
  hasMoved_ = true;
  scene_.setRoutePreview(wire_, route_);
}

bool SegmentGesture::released(QMouseEvent*, QPointF) {
  scene_.setRoutePreview(-1, {});
  if (hasMoved_) document_.setRoute(wire_, route_);
  return false;
}

}  // namespace armature::app
