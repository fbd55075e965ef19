// One gesture of the hand from its start to its end: a state of the toolset. It changes the document once, at its end;
// cancelling leaves nothing behind.
#pragma once
#include <QMouseEvent>
#include <QPainter>

#include "app/canvas/canvas_view.h"

namespace armature::app {

class Gesture {
 public:
  explicit Gesture(CanvasView& view) : view_(view), scene_(view.scene()), document_(view.scene().document()) {}
  virtual ~Gesture() = default;
  Gesture(const Gesture&) = delete;
  Gesture& operator=(const Gesture&) = delete;

  // `at` in diagram units. A gesture that returns false from `released` or `pressed` is over.
  virtual bool pressed(QMouseEvent*, QPointF) { return true; }
  virtual void moved(QMouseEvent* event, QPointF at) = 0;
  virtual bool released(QMouseEvent* event, QPointF at) = 0;
  // The second press of a double click; the first one was `pressed`. False when it is over.
  virtual bool doubleClicked(QMouseEvent*, QPointF) { return true; }
  virtual void cancelled() {}
  // Classes have arrived, and connectors may stand elsewhere in the lists of their parts. False when it is over.
  virtual bool renewed() { return true; }
  virtual void paint(QPainter&) {}
  virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

 protected:
  CanvasView& view_;
  DiagramScene& scene_;
  OpenDocument& document_;
};

}  // namespace armature::app
