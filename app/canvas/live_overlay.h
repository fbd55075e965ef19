// What a run says, drawn over the diagram: arrows of the cut forces and torques and of flows at the connectors, values
// on the wires, and the motion of shafts, sliders and charges. Reads the store of the run at the time that is shown.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <QPainter>
#include <QTimer>

#include "app/canvas/canvas_view.h"
#include "app/run/run_control.h"

namespace armature::app {

struct Theme;

struct Overlays {
  bool hasArrows = false;
  bool hasValues = false;
  bool hasMotion = false;
  bool any() const { return hasArrows || hasValues || hasMotion; }
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

  // One connector with what can be read of it.
  struct Reading {
    ConnectorRef connector;
    Domain domain;
    QPointF at;         // [unit]
    QPointF positive;   // direction of a positive flow, a unit vector in diagram coordinates
    int64_t flow = -1;  // columns; −1 = none
    int64_t potential = -1;
  };
  // Of all visible connectors that have variables in the store; for tests and painting.
  const std::vector<Reading>& readings();
  // Where numbers were painted last [px]; for tests.
  const std::vector<QRectF>& shownNumbers() const { return shownNumbers_; }
  // Value of a column at the shown time.
  double value(int64_t column) const;

 private:
  void read();
  void readScales();
  // A number that looks for a free place on the picture.
  struct Number {
    QString words;
    QColor ink;
    bool isOnWire = false;       // framed like a label on the wire, else beside its arrow
    std::vector<QRectF> places;  // [px], best first
    QString key;                 // of the connector or net that it tells of
  };
  void paintArrows(QPainter& painter, const Theme& theme, FreePlaces& taken, std::vector<Number>& numbers);
  void paintArrow(QPainter& painter, const Reading& reading, const Theme& theme, FreePlaces& taken,
                  std::vector<Number>& numbers);
  QPointF besideWire(const Reading& reading, QPointF way, const FreePlaces& taken);
  void addArrowNumber(const Reading& reading, QPointF from, QPointF to, const QColor& ink, FreePlaces& taken,
                      std::vector<Number>& numbers);
  void addValues(const Theme& theme, std::vector<Number>& numbers);
  void paintNumbers(QPainter& painter, const Theme& theme, FreePlaces& taken, const std::vector<Number>& numbers);
  // Names, icons, wires and connectors in sight [px].
  FreePlaces takenPixels() const;
  void paintMotion(QPainter& painter, const Theme& theme);
  void paintCharges(QPainter& painter, const Theme& theme);
  QString text(int64_t column, double largest) const;

  CanvasView& view_;
  RunControl& run_;
  QString path_;
  Overlays overlays_;
  bool isStale_ = true;
  std::vector<Reading> readings_;
  QHash<Domain, double> largestFlow_, largestPotential_;  // by domain, over the run so far
  uint64_t rowsScaled_ = 0;
  std::vector<QRectF> shownNumbers_;  // [px] where they were painted last
  QHash<QString, int> kept_;          // the place that each number had last
  QHash<int, double> phases_;         // of the charges on a wire [px]
  QElapsedTimer clock_;
};

}  // namespace armature::app
