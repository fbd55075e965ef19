// Turns what the hand does on the icon into gestures. A press starts the one that fits the tool and what lies there;
// Esc steps back: out of the gesture, the tool, the selection, the icon.
#pragma once
#include <QCoreApplication>
#include <QElapsedTimer>

#include "app/icon/icon_gesture.h"

class QKeyEvent;
class QMouseEvent;

namespace armature::app {

class IconHand {
  Q_DECLARE_TR_FUNCTIONS(armature::app::IconHand)
 public:
  explicit IconHand(IconView& view);
  ~IconHand();

  IconTool tool() const { return tool_; }
  void setTool(IconTool tool);
  void cancel();

  void pressed(QMouseEvent* event);
  void moved(QMouseEvent* event);
  void released(QMouseEvent* event);
  void doubleClicked(QMouseEvent* event);
  void left() { pointer_.reset(); }
  bool keyPressed(QKeyEvent* event);
  bool keyReleased(QKeyEvent* event);
  // From item to item, connectors behind them; false beyond the last one.
  bool tabPressed(bool isForward);
  void paint(QPainter& painter);

 private:
  void select(QPointF pixel, QPointF at, Qt::KeyboardModifiers keys);
  void begin(std::unique_ptr<IconGesture> gesture);
  void end();
  bool stepBack();
  bool nudge(QKeyEvent* event);
  void nudgeConnector(QPointF by);
  void editPoint(QPointF pixel);
  bool insert(const QKeyEvent* event);
  void updateCursor(QPointF pixel);

  IconView& view_;
  IconModel& model_;
  IconTool tool_ = IconTool::select;
  std::unique_ptr<IconGesture> gesture_;
  // A press on an item that becomes a drag once it has moved.
  std::optional<QPointF> pressedPixel_;
  std::optional<int> unselected_;  // taken out of several if no drag follows: this one alone is selected then
  QString pressedConnector_;
  std::optional<QPointF> panned_;
  // Where the pointer is, and was when something was put there last: who types on does not mean the same place again.
  std::optional<QPointF> pointer_, pointerAtInsert_;
  bool isSpaceDown_ = false;
  int nudges_ = 0;  // ids of steps that become one
  QElapsedTimer sinceNudge_;
};

}  // namespace armature::app
