// Draws a scene: one object per repaint, given the theme, the scale and where the origin lies.
#pragma once
#include <QPainter>
#include <functional>
#include <span>

#include "app/canvas/diagram_scene.h"
#include "app/canvas/label_layout.h"
#include "app/canvas/painted_sheet.h"
#include "app/canvas/poses.h"
#include "app/look/stamps.h"
#include "app/look/text_runs.h"
#include "app/look/theme.h"

namespace armature::app {

class LabelCells;

// What a view keeps from one picture to the next, so that one that moves need not be drawn from nothing.
struct PaintCache {
  TextRuns texts;
  Stamps stamps;
  std::vector<LabelLayout> labels;  // of the parts, for the view as it is; empty: not worked out yet
  PaintedSheet sheet;
  // Nothing is kept as a picture: for print.
  void drawAsSuch() {
    texts.writeLetters();
    stamps.drawAsSuch();
  }
};

inline constexpr double kBusWire = 2;  // how much wider the wires between buses are

class DiagramPainter {
 public:
  // `scale` [px/unit], `origin` [px], `ratio`: device pixels per pixel, for cached icons. Without a cache texts and
  // signs are drawn as such: for print.
  DiagramPainter(const DiagramScene& scene, const Icons& icons, const Theme& theme, double scale, QPointF origin,
                 double ratio, PaintCache* cache = nullptr);

  struct Options {
    bool hasChrome = true;  // grid, selection, hover, marks, hints
    bool isVector = false;  // icons as vectors instead of cached pictures
    bool hasValues = true;  // parameter values under the names
    bool isFocused = true;
    const Poses* poses = nullptr;               // of what moves; null: nothing does
    std::function<void(QPainter&)> below = {};  // draws what lies on the sheet below the parts
    PaintedSheet::Items belowItems = {};        // and what that is
  };
  void paint(QPainter& painter, const QRectF& area, const Options& options);

  // One icon with its placement, also used for the ghost while placing.
  void paintIcon(QPainter& painter, const PartPicture& part, bool isVector) const;

 private:
  // A wire as it is painted [px].
  struct DrawnWire {
    int index;
    QPolygonF corners;
    double width;
    QList<double> radii = {};  // of its bends [px]; none: as they are where nothing is near
  };
  static constexpr double kWireRadius = 3;  // of corners [unit]
  void paintSheet(QPainter& painter, const QRectF& area, const Options& options) const;
  void paintKeptSheet(QPainter& painter, const QRectF& area, const Options& options) const;
  bool isSeen(const PartPicture& part, const QRectF& area) const;
  bool isLabelSeen(const PartPicture& part, int index, const QRectF& area) const;
  PaintedSheet::Items partItems(const Options& options) const;
  PaintedSheet::Items wireItems(const Options& options) const;
  PaintedSheet::Items junctionItems() const;
  // Of the dots that are drawn [px]; where they would be too close there are none.
  double gridStep() const { return 10 * scale_; }
  bool isGridShown() const { return gridStep() >= 8; }
  void paintGrid(QPainter& painter, const QRectF& area) const;
  void clearBehindLabels(QPainter& painter, const QRectF& area, bool hasValues) const;
  void paintMovedIcon(QPainter& painter, const PartPicture& part, int index, bool isVector) const;
  void paintHatching(QPainter& painter, const PartPicture& part) const;
  void paintWires(QPainter& painter, const QRectF& area, bool hasChrome) const;
  void paintGlow(QPainter& painter, std::span<const DrawnWire> net) const;
  void paintWire(QPainter& painter, const DrawnWire& drawn, bool hasChrome) const;
  void paintStraight(QPainter& painter, const QPolygonF& corners, const QColor& color, double width) const;
  void paintJunctions(QPainter& painter, const QRectF& area) const;
  double junctionRadius() const;
  void paintConnectors(QPainter& painter, const PartPicture& part, int index, bool hasChrome) const;
  LabelLayout labelOf(const PartPicture& part, int index, const QFont& font, bool hasValues) const;
  void paintLabel(QPainter& painter, const PartPicture& part, int index, bool hasValues) const;
  void paintConnector(QPainter& painter, const ConnectorPicture& connector, QPointF at, double size) const;
  void paintSelection(QPainter& painter, const QRectF& area, const LabelCells* names) const;
  void paintLit(QPainter& painter, bool hasValues) const;
  // Parts are too small to be read: warnings would be all that there is to see.
  bool isFar() const { return scale_ < 0.3 * kPixelsPerUnit; }
  void paintMark(QPainter& painter, const PartPicture& part, const LabelCells* names) const;
  void paintHoverCard(QPainter& painter, const QRectF& area) const;
  void paintHints(QPainter& painter, const QRectF& area) const;
  QPointF pixel(QPointF p) const { return {origin_.x() + p.x() * scale_, origin_.y() - p.y() * scale_}; }
  QRectF pixels(const QRectF& r) const { return QRectF(pixel(r.topLeft()), pixel(r.bottomRight())).normalized(); }
  QPainterPath wirePath(const DrawnWire& drawn, uint64_t square) const;
  // Far out nobody sees the rounding of a corner.
  bool hasRoundCorners() const { return kWireRadius * scale_ >= 1.5; }
  double lineWidth(Domain domain) const;
  double wireWidth(Domain domain, const BusLook& bus) const;
  QPolygonF crispCorners(const QPolygonF& points, double width) const;
  DrawnWire drawnWire(int index) const;

  const DiagramScene& scene_;
  const Icons& icons_;
  const Theme& theme_;
  double scale_;
  QPointF origin_;
  double ratio_;
  PaintCache* cache_;
  const Poses* poses_ = nullptr;  // while painting
  bool isVector_ = false;         // the same: lines go where they are, not to the nearest pixel
};

// What the picture of an icon of such a size [px or unit] hangs on.
QString iconKey(const PartPicture& part, QSizeF size, bool isDark, double ratio);

// A floating card with a text and a quiet one below it, laid out for a view of such a width [px].
class CardLayout {
 public:
  CardLayout(const QFont& font, double width, const QString& title, const QString& detail);
  QSizeF size() const { return size_; }
  void paint(QPainter& painter, QPointF corner, const Theme& theme, const QColor& ink) const;

 private:
  static constexpr double kSide = 9, kAbove = 6;  // from its edges to the text [px]
  QFont font_;
  QString title_, detail_;
  QSizeF titleSize_, detailSize_, size_;
};

// A floating card with one or two lines near a point, kept inside `area`; the second line is quiet.
void paintCard(QPainter& painter, const QRectF& area, QPointF near, const QString& title, const QString& detail,
               const Theme& theme, const QColor& ink);

}  // namespace armature::app
