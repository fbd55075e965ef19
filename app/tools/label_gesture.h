// Drags the name of a part to where it is wanted; it keeps that place relative to its part.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class LabelGesture final : public Gesture {
 public:
  LabelGesture(CanvasView& view, int part, QPointF start);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setLabelPreview(-1, {}); }
  Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

 private:
  int part_;
  QPointF start_, before_, after_;
};

}  // namespace armature::app
