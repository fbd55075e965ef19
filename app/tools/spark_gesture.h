// Drags the sparklines of a part to where they are wanted; they keep that place relative to their part.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class SparkGesture final : public Gesture {
 public:
  SparkGesture(CanvasView& view, int part, QPointF start);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setSparkPreview(-1, {}); }
  Qt::CursorShape cursor() const override { return Qt::SizeAllCursor; }

 private:
  int part_;
  QPointF start_, before_, after_;
};

}  // namespace armature::app
