// Drags what stands beside a part, its label or its sparklines, to where it is wanted; it keeps that place relative to
// its part.
#pragma once
#include "app/canvas/stored_place.h"
#include "app/tools/gesture.h"

namespace armature::app {

class BesideGesture final : public Gesture {
 public:
  BesideGesture(CanvasView& view, Beside what, int part, QPointF start);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setPlacePreview(what_, -1, {}); }
  Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

 private:
  const Beside what_;
  const int part_;
  QPointF start_, before_, after_;
};

}  // namespace armature::app
