// What is drawn over the diagram: the axes of its lines, what positive means, and what a run says: arrows, numbers,
// motion. Lays out a list (`Drawn`) for one instant of the run and paints it; a click on an axis turns it over, one on
// a mark turns the part that is drawn against its line.
#pragma once
#include <QObject>
#include <QPainter>
#include <optional>

#include "app/canvas/canvas_view.h"
#include "app/teaching/charges.h"
#include "app/teaching/drawn.h"
#include "app/teaching/motion.h"
#include "app/teaching/reading.h"

namespace armature::app {

struct Theme;

struct Overlays {
  bool hasArrows = false;
  bool hasValues = false;
  bool hasMotion = false;
  bool hasAxis = false;
  bool hasConvention = false;
  bool any() const { return hasArrows || hasValues || hasMotion || hasAxis || hasConvention; }
  bool needsRun() const { return hasArrows || hasValues || hasMotion; }
  bool operator==(const Overlays&) const = default;
};

class LiveOverlay : public QObject {
  Q_OBJECT
 public:
  // `path`: full name of the part that the view shows the inside of, empty for the diagram itself.
  LiveOverlay(CanvasView& view, RunControl& run, const QString& path);

  void setShown(Overlays overlays);
  const Overlays& shown() const { return overlays_; }
  void paint(QPainter& painter);

  // Of all connectors that have variables in the store.
  const std::vector<Reading>& readings();
  const Lines& lines();
  // What was painted last, and the instant that it was read at.
  const Drawn& drawn() const { return drawn_; }
  const Instant& instant() const { return instant_; }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void refresh();
  // Takes the instant of the next picture, and what moves in it.
  Poses prepare();
  // What stands still while time goes on (names, axes, conventions, marks), laid out once for a scene and a view.
  const FreePlaces& layOutStill(const Theme& theme);
  void layOutRun(Sheet& sheet, const Theme& theme);
  // What answers to a click at a pixel.
  const DrawnMark* markAt(QPointF pixel) const;
  const DrawnArrow* axisAt(QPointF pixel) const;
  bool clicked(QPointF pixel);
  QString tip(QPointF pixel) const;

  CanvasView& view_;
  RunControl& run_;
  QString path_;
  Overlays overlays_;
  bool isStale_ = true;
  Lines lines_;
  std::vector<Reading> readings_;
  Scales scales_;
  Instant instant_;
  Drawn drawn_;
  // The result of layOutStill, and what it holds for.
  struct Still {
    QPointF origin;
    double scale = 0;
    QSize size;
    bool isDark = false;
    FreePlaces taken{60};
    Drawn drawn;
  };
  std::optional<Still> still_;
  QHash<QString, int> kept_;  // the place that each thing had last
  Motion motion_;
  Charges charges_;
};

}  // namespace armature::app
