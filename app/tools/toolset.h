// Turns what the hand does on the canvas into gestures. At rest it hovers and selects; a press starts the gesture that
// fits what lies there, without any mode to switch on; Esc steps back out of it.
#pragma once
#include <memory>
#include <optional>

#include "app/canvas/canvas_input.h"
#include "app/tools/gesture.h"
#include "app/tools/place_gesture.h"
#include "app/tools/push_gesture.h"

namespace armature::app {

class JoinCard;
class NoteCard;
class QuickInsert;
class ReplaceCard;

class Toolset : public QObject, public CanvasInput {
  Q_OBJECT
 public:
  explicit Toolset(CanvasView& view, QObject* parent = nullptr);
  ~Toolset() override;

  void mousePressed(QMouseEvent* event) override;
  void mouseMoved(QMouseEvent* event) override;
  void mouseReleased(QMouseEvent* event) override;
  void mouseDoubleClicked(QMouseEvent* event) override;
  bool keyPressed(QKeyEvent* event) override;
  bool tabPressed(bool isForward) override;
  bool keyReleased(QKeyEvent* event) override;
  void dragEntered(QDragEnterEvent* event) override;
  void dragMoved(QDragMoveEvent* event) override;
  void dragLeft() override;
  void dropped(QDropEvent* event) override;
  void focusLost() override;
  void paintOverlay(QPainter& painter) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Only to look at: selecting, hovering and panning go on, nothing changes the document.
  void setReadOnly(bool isReadOnly) { isReadOnly_ = isReadOnly; }
  bool isReadOnly() const { return isReadOnly_; }
  // Flanges are pulled while this run goes on and can be pushed at; wires begin there otherwise. It outlives this.
  void setPulling(FlangePulling pulling) { pulling_ = std::move(pulling); }

  // Variables that are dropped on the diagram become sparklines beside their parts.
  void setTakesVariables(bool takesVariables) { takesVariables_ = takesVariables; }

  // Begins a branch from a wire at a place, drawn by clicks.
  void beginBranch(int wire, QPointF at);
  // Offers wires from the selected parts, for the keyboard.
  void join();
  // Puts a note onto the sheet and opens it, to be written; opens one that is there.
  void addNote(QPointF at);
  // Asks at a place [px] which part is to be put there.
  void insertPart(QPointF pixel);
  void editNote(int note);
  // The names that a variable in a note can have; asked when one is typed.
  void setVariableNames(std::function<QStringList()> names);
  // Asks for a class to stand in the place of a part.
  void replace(int part);
  // The gesture that goes on, null at rest; for the status bar and tests.
  const Gesture* gesture() const { return gesture_.get(); }

 Q_SIGNALS:
  // A part was double-clicked: its parameters are wanted.
  void partActivated(int part, bool isByKey);
  // Esc at rest: out of the part that is looked into.
  void wayUpWanted();
  // The name under a part was double-clicked.
  void nameWanted(int part);
  void contextMenuWanted(QPoint globalPosition, int part, int wire);
  // A sparkline was double-clicked, or chosen by Enter; its menu is wanted. By the full name of its variable.
  void sparklineActivated(const QString& variable);
  void sparklineMenuWanted(const QString& variable, QPoint globalPosition);
  void noteMenuWanted(int note, QPoint globalPosition);
  // Something was dragged out of the canvas and let go there: a part by its name, a connector, or a wire by the
  // connector at one of its ends. Nothing of the diagram has changed.
  void carriedOut(const QString& name, QPoint globalPosition);

 private:
  void hover(QPointF at);
  void begin(std::unique_ptr<Gesture> gesture);
  void end();
  void drop();
  void work(const std::function<bool(Gesture&)>& step);
  void updateCursor();
  void beginWire(ConnectorRef from, QPointF pixel, std::vector<diagram::Point> corners = {});
  void pressAtRest(QMouseEvent* event, QPointF at);
  SparkRef sparklineAt(QPointF pixel, QPointF at) const;
  void pressSparkline(QMouseEvent* event, QPointF at, SparkRef spark);
  bool pressNote(QMouseEvent* event, QPointF at, bool isAdding);
  void clickNote(int note, bool isAdding, bool wasSelected);
  bool pressEnter();
  void selectByTab(int index);
  bool isCarriedOut(const QMouseEvent* event) const;
  int noteUnder(QPointF pixel) const;
  void showVariableGoal(QPointF pixel);
  bool nudge(QKeyEvent* event);
  bool pan(QKeyEvent* event);
  QPointF insertPixel();

  CanvasView& view_;
  DiagramScene& scene_;
  std::unique_ptr<Gesture> gesture_;
  bool isAtWork_ = false;  // the gesture itself changes the document
  std::optional<PlaceGesture> placing_;
  QuickInsert* quickInsert_;
  JoinCard* joinCard_;
  ReplaceCard* replaceCard_;
  NoteCard* noteCard_;
  QPointF pointerAtInsert_{-1, -1};
  // A press that may become a drag.
  struct Pending {
    QPointF pixel, at;
    int part = -1;
    int label = -1;  // the part whose label was taken hold of
    SparkRef spark;
    WireHit wire;
    int note = -1;
    bool isAdding = false;
    bool wasSelected = false;
    bool isBranch = false;  // a drag from a wire draws a branch and does not move the wire
  };
  void startBranch(const Pending& press);
  std::optional<Pending> pending_;
  QString carried_;  // what the gesture has hold of, that another room could want
  bool isSpaceDown_ = false;
  bool isReadOnly_ = false, takesVariables_ = false;
  QString variable_;  // that is being dragged over the diagram, where it can be dropped
  FlangePulling pulling_;
};

}  // namespace armature::app
