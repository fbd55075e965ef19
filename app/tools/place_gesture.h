// A part on its way from the palette: its picture under the pointer, on the grid, until it is dropped.
#pragma once
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/tools/wire_insert.h"

namespace armature::app {

class PlaceGesture {
 public:
  PlaceGesture(CanvasView& view, QString className) : view_(view), className_(std::move(className)) {}
  const QString& className() const { return className_; }
  void moved(QPointF at);
  // By a quarter turn.
  void turn(bool isClockwise);
  // The pointer has gone elsewhere.
  void left();
  // Adds the part where it is, or puts it into the wire below.
  void dropped(QPointF at);
  void paint(QPainter& painter);

 private:
  CanvasView& view_;
  QString className_;
  std::optional<QPointF> at_;
  double rotation_ = 0;  // [deg], that it has been turned by on its way
  std::optional<WireInsertion> insertion_;
};

}  // namespace armature::app
