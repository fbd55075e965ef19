// The widget that shows the diagram: zoom to the cursor, pan, drawing in layers (grid, parts, wires with bridges,
// connectors, labels, marks, the tool's overlay). Its input goes to a CanvasInput.
#pragma once
#include <QElapsedTimer>
#include <QImage>
#include <QWidget>
#include <functional>

#include "app/canvas/beside_parts.h"
#include "app/canvas/canvas_input.h"
#include "app/canvas/diagram_painter.h"
#include "app/canvas/diagram_scene.h"
#include "app/canvas/poses.h"
#include "app/canvas/view_place.h"

namespace armature::app {

// How a diagram is painted for which something is drawn beside its parts.
struct BesidePaint {
  const Theme& theme;
  double scale;            // [px/unit]
  QPointF origin;          // where the diagram's (0, 0) lies [px]
  QRectF area;             // of the painter that shows it [px]
  bool hasChrome = false;  // selection and hover
  bool isOnScreen = true;  // the view itself, at the instant that its poses were asked for; else a picture or print
  QRectF toPixels(const QRectF& rect) const {
    return {origin.x() + rect.left() * scale, origin.y() - rect.bottom() * scale, rect.width() * scale,
            rect.height() * scale};
  }
  QRectF toDiagram(const QRectF& box) const {
    return {(box.left() - origin.x()) / scale, (origin.y() - box.bottom()) / scale, box.width() / scale,
            box.height() / scale};
  }
};

class NotePainter;

class CanvasView : public QWidget {
  Q_OBJECT
 public:
  CanvasView(DiagramScene& scene, const Icons& icons, QWidget* parent = nullptr);
  ~CanvasView() override;

  DiagramScene& scene() { return scene_; }
  const DiagramScene& scene() const { return scene_; }
  const Icons& icons() const { return icons_; }
  void setInput(CanvasInput* input) { input_ = input; }
  using PaintBeside = std::function<void(QPainter&, const BesidePaint&)>;
  // Draws over the diagram and under the gestures, in widget pixels; empty = nothing. `poses`: asked before each
  // picture, for what moves; they hold until the next one. `elsewhere` draws the same over a diagram that is painted
  // into a picture or print, while layers are shown.
  void setOverlay(std::function<void(QPainter&)> paint, std::function<Poses()> poses = {}, PaintBeside elsewhere = {}) {
    overlay_ = std::move(paint);
    askPoses_ = std::move(poses);
    overlayElsewhere_ = std::move(elsewhere);
  }
  void setLayersShown(bool areShown) { areLayersShown_ = areShown; }
  // What pictures leave for them round the diagram [px].
  double layerRoom() const;
  // Draws what stands beside the parts, over the diagram and below the overlay, in print and pictures as well.
  void setBeside(PaintBeside paint) { paintBeside_ = std::move(paint); }
  const Poses& poses() const { return poses_; }
  // What draws the notes on the sheet.
  NotePainter& notes() { return *notes_; }
  // Where a connector is drawn now [px].
  QPointF drawnAt(ConnectorRef ref) const {
    return toPixels(scene_.connector(ref).at + poses_.shift(ref.part, ref.connector));
  }

  QPointF toDiagram(QPointF pixel) const { return view_.toDiagram(pixel); }
  QPointF toPixels(QPointF point) const { return view_.toPixels(point); }
  QRectF toPixels(const QRectF& rect) const { return view_.toPixels(rect); }
  double scale() const { return view_.scale; }  // [px/unit]
  double zoom() const { return view_.scale / kPixelsPerUnit; }
  // Half the width of a connector's hit area in units.
  double connectorReach() const { return 9 / view_.scale; }

  // `anchor` [px] keeps its place on the diagram.
  void setZoom(double zoom, QPointF anchor);
  void zoomBy(double factor) { setZoom(zoom() * factor, rect().center()); }
  void panBy(QPointF pixels);
  // Shows the whole diagram with a margin, at most at 160 %, and beside what floats in the lower right corner.
  void fit();
  // What floats there covers so much [px].
  void setCornerSize(QSizeF size) { cornerSize_ = size; }
  // Room round the diagram for what is drawn over it [px]; a diagram that is fitted is fitted anew.
  void setOverlayMargin(double margin);
  // Brings a place of the diagram into the middle.
  void lookAt(QPointF place);
  // Brings a part in from outside or from the edge, or from under what floats in the corner, no farther than it takes.
  void bringIntoView(int part);
  // The same for its sparklines; a diagram that is fitted is fitted anew.
  void bringSparklinesIntoView(int part);
  // Where names, values and sparklines are.
  const BesideParts& besideParts() const { return beside_; }
  // What is kept from one picture to the next.
  PaintCache& paintCache() { return cache_; }
  // Where the pointer is, in widget pixels.
  QPointF pointer() const { return pointer_; }

  // Of a view that nobody sees: that it stands for a picture of another one's diagram, in lines and letters. What is
  // laid out for it is not what the other one has laid out.
  void becomeSheet(const CanvasView& shown, const BesidePaint& how);
  // Only what lies over the diagram.
  void paintLayers(QPainter& painter);
  // Draws the diagram without selection and chrome, and what is drawn over it, into any painter, for pictures and
  // print.
  void paintDiagram(QPainter& painter, const QRectF& target, const Theme& theme = Theme::light());
  // The whole diagram as it is on show, with what is drawn over it and without selection and grid, in another size
  // [px]: `count` pictures, before each of which `show` is asked to bring about what it shows.
  std::vector<QImage> pictures(const QSize& size, double ratio, int count, const std::function<void(int)>& show);
  void setValuesShown(bool isShown);
  bool areValuesShown() const { return areValuesShown_; }

 Q_SIGNALS:
  void zoomChanged(double zoom);
  // Another stretch of the diagram is on show, at the same zoom or another one.
  void viewMoved();
  void pointerMoved();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void zoomed();
  void panInto(const QRectF& box);
  void paintAll(QPainter& painter, bool hasChrome);
  void fitInto(const QRectF& area);
  void fitBesideCorner();
  void keepView() { asked_ = {view_.scale, view_.origin, size()}; }

  DiagramScene& scene_;
  const Icons& icons_;
  CanvasInput* input_ = nullptr;
  std::function<void(QPainter&)> overlay_;
  std::function<Poses()> askPoses_;
  PaintBeside paintBeside_, overlayElsewhere_;
  std::unique_ptr<NotePainter> notes_;
  Poses poses_;
  ViewPlace view_;  // its size: that it was last laid out for
  // What was last asked for, not what became of it in other sizes: back in that size, it is shown again exactly.
  ViewPlace asked_;
  QPointF pointer_;
  bool isFitWanted_ = true;  // until the person has chosen another part of the diagram
  QSizeF cornerSize_;
  bool isPicture_ = false;    // pictures() is at work: nothing floats over it
  bool isSheet_ = false;      // it only stands for a picture (becomeSheet)
  double overlayMargin_ = 0;  // [px]
  bool areValuesShown_ = true, areLayersShown_ = false;
  PaintCache cache_;
  BesideParts beside_;
};

}  // namespace armature::app
