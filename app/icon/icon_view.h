// The widget that shows an icon while it is edited: frame, grid, what the class has from its bases, its own graphics,
// the connectors on the border with their names, handles of what is selected. Its input goes to an IconHand.
#pragma once
#include <QPixmap>
#include <QWidget>
#include <memory>

#include "app/canvas/primitive_icon.h"
#include "app/icon/icon_model.h"

namespace armature::app {

class IconHand;
enum class IconTool { select, line, polygon, rectangle, ellipse, text };

// What a selection can be taken hold of by.
struct IconHandle {
  enum class Kind { corner, side, vertex, turn } kind = Kind::corner;
  int index = 0;      // 0 … 3 corners, 4 … 7 sides behind them (see resized()), vertices by their position
  QPointF at;         // [px]
  QPointF foot = {};  // of the one that turns: where its stem begins [px]
};

// A connector as it stands on a border, in a square of so many pixels.
QPixmap connectorPicture(const ConnectorInfo& connector, int side, double ratio, const Theme& theme);

class IconView : public QWidget {
  Q_OBJECT
 public:
  explicit IconView(IconModel& model, QWidget* parent = nullptr);
  ~IconView() override;

  IconModel& model() { return model_; }
  QPointF toIcon(QPointF pixel) const;
  QPointF toPixels(QPointF point) const;
  double scale() const { return scale_; }  // [px/unit]
  QRectF frame() const;                    // of the coordinate system [unit]
  void fit();
  void zoomBy(double factor) { zoomAt(factor, QRectF(rect()).center()); }
  void zoomAt(double factor, QPointF anchor);
  void panBy(QPointF pixels);

  IconTool tool() const;
  void setTool(IconTool tool);
  // Ends what the hand is at, as Esc does.
  void cancel();

  // What lies at a pixel: an item (−1: none), a connector by its name, a handle of what is selected.
  int itemAt(QPointF pixel) const;
  QString connectorAt(QPointF pixel) const;
  std::vector<IconHandle> handles() const;
  std::optional<IconHandle> handleAt(QPointF pixel) const;
  // Where a connector is drawn [px].
  QRectF connectorBox(const BorderConnector& connector) const;
  // On the grid of the icon.
  QPointF snapped(QPointF point) const;
  // Colours and patterns of what is drawn next: those of the last shape.
  diagram::IconItem& style() { return style_; }

 Q_SIGNALS:
  void toolChanged();
  // Over this place of the icon; nothing: not over the icon.
  void pointerAt(std::optional<QPointF> at);
  // The text of the selected item is to be written.
  void textWanted();
  void menuWanted(QPoint global);
  // Something is to be put there that is chosen by its name, which begins with `text`; nothing: nobody points.
  void insertWanted(std::optional<QPointF> pixel, const QString& text);
  // What can be done next, in a sentence.
  void hinted(const QString& text);
  // Esc with nothing left to step back from.
  void wayUpWanted();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void paintGrid(QPainter& painter, const Theme& theme) const;
  void paintGraphics(QPainter& painter, const Theme& theme);
  void paintConnectors(QPainter& painter, const Theme& theme) const;
  void paintSelection(QPainter& painter, const Theme& theme) const;
  const std::optional<IconPrimitive>& primitiveOf(size_t position, const diagram::IconItem& item);

  IconModel& model_;
  std::unique_ptr<IconHand> hand_;
  double scale_ = 2;
  QPointF origin_;  // of the icon's (0, 0) [px]
  bool isFitWanted_ = true;
  diagram::IconItem style_;
  // Items as they are painted, kept while they stay as they are.
  struct Painted {
    diagram::IconItem item;
    std::optional<IconPrimitive> primitive;
  };
  std::vector<Painted> painted_;
  diagram::Point paintedLow_, paintedHigh_;
};

}  // namespace armature::app
