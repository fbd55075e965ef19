// Drags a corner of the one selected part: its size changes about the fixed opposite corner, in steps of the grid and
// with the icon's proportions (Shift frees them).
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class ResizeGesture final : public Gesture {
 public:
  // `corner` is one of the corners of the part's rectangle.
  ResizeGesture(CanvasView& view, int part, QPointF corner);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setPreview({}); }
  Qt::CursorShape cursor() const override { return Qt::SizeFDiagCursor; }

  // The corner of the selected part under a pixel, if there is one.
  static std::optional<QPointF> cornerAt(CanvasView& view, QPointF pixel);

 private:
  int part_;
  QPointF fixed_;
  diagram::Placement before_, after_;
};

}  // namespace armature::app
