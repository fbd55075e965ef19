// Selects what lies wholly inside a dragged rectangle; with Shift or Ctrl in addition to what was selected.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class RubberBandGesture final : public Gesture {
 public:
  RubberBandGesture(CanvasView& view, QPointF start, bool isAdding);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent*, QPointF) override { return false; }
  void cancelled() override { scene_.select(partsBefore_, wiresBefore_, notesBefore_); }
  void paint(QPainter& painter) override;

 private:
  QPointF start_, end_;
  QSet<int> partsBefore_, wiresBefore_, notesBefore_;
};

}  // namespace armature::app
