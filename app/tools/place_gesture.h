// A part on its way from the palette: its picture under the pointer, on the grid, until it is dropped.
#pragma once
#include <optional>

#include "app/canvas/canvas_view.h"

namespace armature::app {

class PlaceGesture {
 public:
  PlaceGesture(CanvasView& view, QString className) : view_(view), className_(std::move(className)) {}
  const QString& className() const { return className_; }
  void moved(QPointF at);
  // Adds the part where it is.
  void dropped(QPointF at);
  void paint(QPainter& painter);

 private:
  CanvasView& view_;
  QString className_;
  std::optional<QPointF> at_;
};

}  // namespace armature::app
