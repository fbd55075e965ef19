#include "app/tools/rubber_band_gesture.h"

namespace armature::app {

RubberBandGesture::RubberBandGesture(CanvasView& view, QPointF start, bool isAdding)
    : Gesture(view), start_(start), end_(start) {
  if (isAdding) {
    partsBefore_ = scene_.selectedParts();
    wiresBefore_ = scene_.selectedWires();
    notesBefore_ = scene_.notes().selected();
  } else {
    scene_.clearSelection();
  }
}

void RubberBandGesture::moved(QMouseEvent*, QPointF at) {
  end_ = at;
  const QRectF box = QRectF(start_, end_).normalized();
  QSet<int> parts = partsBefore_, wires = wiresBefore_;
  for (size_t i = 0; i < scene_.parts().size(); ++i)
    if (box.contains(scene_.parts()[i].rect)) parts << static_cast<int>(i);
  for (size_t i = 0; i < scene_.wires().size(); ++i) {
    const QPolygonF& points = scene_.wires()[i].points;
    const auto isInside = [&](QPointF p) { return box.contains(p); };
    if (!points.isEmpty() && std::all_of(points.begin(), points.end(), isInside)) wires << static_cast<int>(i);
  }
  QSet<int> notes = notesBefore_;
  for (size_t i = 0; i < scene_.notes().all().size(); ++i)
    if (scene_.notes()[i].layout && box.contains(scene_.notes()[i].rect)) notes << static_cast<int>(i);
  scene_.select(parts, wires, notes);
  view_.update();
}

void RubberBandGesture::paint(QPainter& painter) {
  const Theme& theme = Theme::of(&view_);
  QColor fill = theme.accent;
  fill.setAlphaF(0.08F);
  painter.setPen(QPen(theme.accent, 1));
  painter.setBrush(fill);
  painter.drawRect(view_.toPixels(QRectF(start_, end_)));
}

}  // namespace armature::app
