// A small map of the whole diagram in the corner of a view that shows a stretch of it, with a frame about that stretch:
// a click or a drag on it moves the view. The map is a picture that is drawn when the hand rests, so that editing and
// moving about do not pay for it.
#pragma once
#include <QFrame>
#include <QImage>
#include <QTimer>
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/canvas/card_watch.h"
#include "app/canvas/cover.h"
#include "app/canvas/minimap_mode.h"

namespace armature::app {

class Minimap : public QFrame {
  Q_OBJECT
 public:
  using Mode = MinimapMode;
  // A child of the view; `below`: room for what else is in that corner [px].
  Minimap(CanvasView& view, int below);

  void setMode(Mode mode);
  Mode mode() const { return mode_; }
  // Where a place of the diagram lies on the map [px], and back.
  QPointF toMap(QPointF place) const;
  QPointF toDiagram(QPointF pixel) const;
  // The stretch that the view shows [px].
  QRectF frame() const;
  // How often the picture has been drawn.
  int drawnCount() const { return drawnCount_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override { event->accept(); }
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void place();
  QSizeF most() const;
  QPoint freeCorner() const;
  void follow();
  void drawPicture();
  bool isWanted() const;

  CanvasView& view_;
  int below_;
  CardWatch& cards_;
  bool isCrowded_ = false;  // there is no room for it at present
  Mode mode_ = Mode::whenLarger;
  QTimer rest_;
  QTimer settled_;  // since the view was moved
  QImage picture_;
  QRectF shown_;      // what of the diagram the picture shows [unit]
  double scale_ = 1;  // [px/unit] of the picture
  QPointF corner_;    // of the picture's middle [px]
  bool isDark_ = false;
  std::optional<QPointF> grip_;  // from the middle of the frame to the pointer while it is dragged [px]
  int drawnCount_ = 0;
};

}  // namespace armature::app
