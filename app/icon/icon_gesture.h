// One gesture on the icon from its start to its end: it shows what it does as the model's preview, changes the document
// once, at its end, and leaves nothing behind when it is cancelled.
#pragma once
#include <QPainter>
#include <memory>

#include "app/icon/icon_view.h"

namespace armature::app {

class IconGesture {
 public:
  explicit IconGesture(IconView& view) : view_(view), model_(view.model()), before_(view.model().stored()) {}
  virtual ~IconGesture() = default;
  IconGesture(const IconGesture&) = delete;
  IconGesture& operator=(const IconGesture&) = delete;

  // `at` in the icon's coordinates, not on the grid; Alt leaves the grid. False: it is over.
  virtual bool pressed(QPointF, Qt::KeyboardModifiers) { return true; }
  virtual void moved(QPointF at, Qt::KeyboardModifiers keys) = 0;
  virtual bool released(QPointF at, Qt::KeyboardModifiers keys) = 0;
  virtual bool keyPressed(int) { return false; }
  // Whether it goes on after that key; asked where keyPressed has taken it.
  virtual bool isOver() const { return false; }
  virtual void paint(QPainter&) {}

 protected:
  QPointF place(QPointF at, Qt::KeyboardModifiers keys) const {
    return keys & Qt::AltModifier ? at : view_.snapped(at);
  }
  // Shows the drawing with the selected items made anew.
  void show(const std::function<diagram::IconItem(const diagram::IconItem&)>& made);
  // Makes what is shown the drawing.
  void keep(const QString& text, std::optional<QSet<int>> selection = {});

  IconView& view_;
  IconModel& model_;
  const diagram::IconDrawing before_;
};

// Selected items along with the pointer.
std::unique_ptr<IconGesture> moveItems(IconView& view, QPointF from);
// Selected items by a handle: a corner, a side, a point of a line, or the one that turns.
std::unique_ptr<IconGesture> dragHandle(IconView& view, const IconHandle& handle, QPointF from);
// Items within a rectangle are selected; `isAdding`: beside those that are already.
std::unique_ptr<IconGesture> selectWithin(IconView& view, QPointF from, bool isAdding);
// A connector along the border, and from side to side.
std::unique_ptr<IconGesture> moveConnector(IconView& view, const QString& name, QPointF from);
// A new shape, between two corners, or from point to point by clicks.
std::unique_ptr<IconGesture> drawExtent(IconView& view, diagram::IconItem::Kind kind, QPointF from);
std::unique_ptr<IconGesture> drawPoints(IconView& view, diagram::IconItem::Kind kind, QPointF from);

// A new shape of the usual size about a place, in the icon's coordinates; without one in the middle, beside others that
// stand there.
void putShape(IconView& view, diagram::IconItem::Kind kind, std::optional<QPointF> at);

// The place on the border of a frame that is nearest to a point, and how a connector is turned there that was turned by
// `rotation` on the side where `was` lies: those with a direction turn along.
diagram::Placement onBorder(diagram::Placement was, const QRectF& frame, QPointF at, bool isDirected);
// Where a new connector stands nearest to a point, and how it is turned there.
diagram::Placement placeOnBorder(const ConnectorInfo& connector, const QRectF& frame, QPointF at);
// A place of the border that is far from those taken: what is filled, and inputs of the
// class, at the left, all else at the right. The connector as it is seen from inside.
QPointF freeOnBorder(const ConnectorInfo& connector, const QRectF& frame, const std::vector<QPointF>& taken);

}  // namespace armature::app
