// Pulls a flange while a run goes on: a force or torque along the positive axis of its line, in proportion to the
// length pulled along it; zero when it is let go. The document knows nothing of it.
#pragma once
#include "app/run/run_control.h"
#include "app/tools/gesture.h"

namespace armature::app {

// Whose flanges are pulled, and the positive direction of a flange's line on the screen, a unit vector, y up.
struct FlangePulling {
  RunControl* run = nullptr;
  std::function<QPointF(ConnectorRef)> directionOf;

  // The source at a flange; null where and while none can be pulled.
  const PushSource* sourceAt(const DiagramScene& scene, ConnectorRef flange) const;
};

class PushGesture final : public Gesture {
 public:
  // `flange` has a source.
  PushGesture(CanvasView& view, const FlangePulling& pulling, ConnectorRef flange, QPointF pixel);
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  void cancelled() override { push(0); }
  void paint(QPainter& painter) override;
  Qt::CursorShape cursor() const override { return Qt::ClosedHandCursor; }
  // What acts now, along the positive axis [N or N.m].
  double effort() const { return effort_; }

 private:
  void push(double effort);

  RunControl& run_;
  PushSource source_;
  ConnectorRef flange_;
  QPointF along_;      // of the positive axis on the screen, y down
  QPointF pressed_;    // [px]
  double scale_;       // of a pull of kPixels [N or N.m]
  double pulled_ = 0;  // [px]
  double effort_ = 0;
};

}  // namespace armature::app
