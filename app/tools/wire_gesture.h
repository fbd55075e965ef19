// Draws a wire from a connector, by dragging or by clicking end after end (clicks on empty canvas set corners), or a
// branch from the middle of a wire. All connectors that it may end at are lit from the start. Where it would not fit,
// the reason floats beside the pointer and nothing is joined. Ending on another wire joins it there; dropped on empty
// canvas, or ended there by a double click, it asks for a part.
#pragma once
#include <functional>
#include <optional>

#include "app/tools/gesture.h"

namespace armature::app {

class WireGesture final : public Gesture {
 public:
  // Where a wire was dropped [px], from which connector, and the corners on the way.
  using Dropped = std::function<void(QPointF, ConnectorRef, const std::vector<diagram::Point>&)>;

  // `corners`: where the wire begins, of a branch.
  WireGesture(CanvasView& view, ConnectorRef from, QPointF pixel, Dropped dropped,
              std::vector<diagram::Point> corners = {});
  bool pressed(QMouseEvent* event, QPointF at) override;
  void moved(QMouseEvent* event, QPointF at) override;
  bool released(QMouseEvent* event, QPointF at) override;
  bool doubleClicked(QMouseEvent* event, QPointF at) override;
  void cancelled() override;
  bool renewed() override;
  void paint(QPainter& painter) override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

  // Why the connector under the pointer does not fit; empty when it does or there is none.
  const QString& reason() const { return reason_; }
  // What to do where it does not fit, in words.
  QString remedy() const;
  // From now on it is drawn by clicks.
  void byClicks() { isClicking_ = true; }
  // The connectors that it may end at.
  const std::vector<ConnectorRef>& targets() const { return targets_; }

 private:
  void findTargets();
  bool isOwn(int wire) const;
  void aim(QPointF at);
  QPolygonF way() const;
  QRegion signsOn(const QPolygonF& way) const;
  void paintReason(QPainter& painter, const QPolygonF& way) const;
  std::vector<diagram::Point> cornersTo(QPointF end) const;
  std::vector<diagram::Point> corners() const;
  bool isOnEmpty(QPointF at) const;
  bool isFitting() const { return target_.isValid() && reason_.isEmpty(); }
  bool connectHere();
  std::optional<std::string> chooseElement(ConnectorRef ref);
  std::optional<std::string> chooseSignal(ConnectorRef bus, ConnectorRef end);

  ConnectorRef from_, target_;
  std::vector<ConnectorRef> targets_;
  Dropped dropped_;
  std::string fromName_;
  QPointF startPixel_, at_;
  std::vector<diagram::Point> corners_;
  size_t settled_ = 0;                // corners before the last click
  std::vector<diagram::Point> onto_;  // where it ends on another wire: the corners from the target to that place
  QString reason_;
  const bool isBranch_;
  bool isClicking_ = false;  // the first click was released on its connector: click to click from now on
};

// A branch from the point of a wire that is pressed: the end that it belongs to, and the corners from there to the
// point. Nothing where the wire has no end that is known.
struct BranchStart {
  ConnectorRef from;
  std::vector<diagram::Point> corners;
};
// The same for both ends, the one that it rather belongs to first: the output of a signal, else the nearer one.
std::vector<BranchStart> branchStarts(const DiagramScene& scene, WireHit hit, QPointF at);
std::optional<BranchStart> branchStart(const DiagramScene& scene, WireHit hit, QPointF at);

}  // namespace armature::app
