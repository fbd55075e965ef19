// Drags one segment of a wire sideways. The route becomes a stored one; a segment at an end grows a corner so that the
// end stays attached.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class SegmentGesture final : public Gesture {
 public:
  SegmentGesture(CanvasView& view, WireHit hit, QPointF start);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setRoutePreview(-1, {}); }
  Qt::CursorShape cursor() const override { return isHorizontal_ ? Qt::SizeVerCursor : Qt::SizeHorCursor; }

 private:
  int wire_;
  int segment_;
  bool isHorizontal_ = false;
  QPolygonF points_;  // with the corners that the dragged segment needs
  std::vector<diagram::Point> route_;
  bool hasMoved_ = false;
};

}  // namespace armature::app
