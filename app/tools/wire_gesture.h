// Draws a wire from a connector, by dragging or by clicking end after end (clicks on empty canvas set corners). Where
// it would not fit, the reason floats beside the pointer and nothing is joined. Ending on another wire joins its net.
#pragma once
#include <optional>

#include "app/tools/gesture.h"

namespace armature::app {

class WireGesture final : public Gesture {
 public:
  WireGesture(CanvasView& view, ConnectorRef from, QPointF pixel);
  bool pressed(QMouseEvent* event, QPointF at) override;
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override;
  bool renewed() override;
  void paint(QPainter& painter) override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  // Why the connector under the pointer does not fit; empty when it does or there is none.
  const QString& reason() const { return reason_; }

 private:
  void aim(QPointF at);
  bool connectHere();
  std::optional<std::string> chooseElement(ConnectorRef ref);

  ConnectorRef from_, target_;
  std::string fromName_;
  QPointF startPixel_, at_;
  std::vector<diagram::Point> corners_;
  QString reason_;
  bool isClicking_ = false;  // the first click was released on its connector: click to click from now on
};

}  // namespace armature::app
