// Drags a corner of the one selected note: its width changes, its text breaks anew, and it is no lower than wanted.
#pragma once
#include "app/tools/gesture.h"

namespace armature::app {

class NoteResizeGesture final : public Gesture {
 public:
  // `corner` of the note's rectangle that is dragged.
  NoteResizeGesture(CanvasView& view, int note, Qt::Corner corner);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { scene_.setPreview({}); }
  Qt::CursorShape cursor() const override { return Qt::SizeFDiagCursor; }

  // The corner of the selected note under a pixel, if there is one.
  static std::optional<Qt::Corner> cornerAt(CanvasView& view, QPointF pixel);

 private:
  int note_;
  Qt::Corner corner_;
  QRectF before_;  // [unit, y up]
  diagram::NotePlace after_;
};

}  // namespace armature::app
