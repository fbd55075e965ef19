// Where the canvas sends what the hand does. The gestures (room `tools`) implement it; the canvas itself only zooms
// with the wheel.
#pragma once
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace armature::app {

class CanvasView;

class CanvasInput {
 public:
  virtual ~CanvasInput() = default;
  virtual void mousePressed(QMouseEvent* event) = 0;
  virtual void mouseMoved(QMouseEvent* event) = 0;
  virtual void mouseReleased(QMouseEvent* event) = 0;
  virtual void mouseDoubleClicked(QMouseEvent* event) = 0;
  // True when the key was used.
  virtual bool keyPressed(QKeyEvent* event) = 0;
  // Tab or Shift+Tab; false: the focus goes on to the next widget.
  virtual bool tabPressed(bool isForward) = 0;
  virtual bool keyReleased(QKeyEvent* event) = 0;
  virtual void dragEntered(QDragEnterEvent* event) = 0;
  virtual void dragMoved(QDragMoveEvent* event) = 0;
  virtual void dragLeft() = 0;
  virtual void dropped(QDropEvent* event) = 0;
  virtual void focusLost() = 0;
  // Draws above everything, in widget pixels.
  virtual void paintOverlay(QPainter& painter) = 0;
};

}  // namespace armature::app
