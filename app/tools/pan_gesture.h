// Shifts the view with the middle button, or with Space and the left one.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class PanGesture final : public Gesture {
 public:
  PanGesture(CanvasView& view, QPointF pixel) : Gesture(view), last_(pixel) {}
  void moved(QMouseEvent* event, QPointF) override {
    view_.panBy(event->position() - last_);
    last_ = event->position();
  }
  bool released(QMouseEvent*, QPointF) override { return false; }
  Qt::CursorShape cursor() const override { return Qt::ClosedHandCursor; }

 private:
  QPointF last_;
};

}  // namespace armature::app
