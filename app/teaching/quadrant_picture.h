// The four quadrants of one point of a diagram, as a list: laid out first, then painted, described and tested from.
// Right is forward, up is a push forward on the neighbour; of a circuit right is a positive voltage and up a current
// out.
#pragma once
#include <QFont>
#include <QPainter>
#include <QPolygonF>
#include <QString>

#include "app/power/energies.h"
#include "app/teaching/power_book.h"

namespace armature::app {

struct Theme;

// The way of one operating point through a run, read once a run and prolonged while that grows.
class QuadrantTrack {
 public:
  // Takes the run that `book` has now, and a connector of a part; an empty one is that at which the part acts. False
  // where there is nothing to show.
  bool take(PowerBook& book, const QString& part, const QString& connector);
  void clear() { *this = {}; }
  bool isEmpty() const { return times_.empty(); }
  const Sided& sided() const { return sided_; }
  OperatingPoint at(PowerBook& book, double time) const;
  // Up to a time [s].
  std::vector<OperatingPoint> until(double time) const;
  double largestSpeed() const { return largestSpeed_; }
  double largestEffort() const { return largestEffort_; }

 private:
  const Powers* powers_ = nullptr;
  Sided sided_;
  uint64_t rows_ = 0, stride_ = 1, next_ = 0;
  std::vector<double> times_;
  std::vector<OperatingPoint> points_;
  double largestSpeed_ = 0, largestEffort_ = 0;
};

struct QuadrantPicture {
  struct Text {
    QRectF box;
    QString words;
    bool isHere = false;  // of the quadrant that the point is in
    Qt::Alignment place;
  };
  QString problem;  // why there is nothing; empty otherwise
  QRectF plot;
  QPointF origin;
  std::vector<Text> texts;  // the four names, then those of the axes
  QPolygonF way;
  QPointF point, alongX, alongY;  // the point; the tips of its speed and of its force on the axes
  bool isSpeedAgainst = false, isEffortAgainst = false;
  Quadrant quadrant = Quadrant::idle;
  OperatingPoint values;
  Sided sided;
  QString sentence;
};

QuadrantPicture layOutQuadrants(QuadrantTrack& track, PowerBook& book, const QRectF& box, const QFont& font,
                                double time);
void paintQuadrants(QPainter& painter, const QuadrantPicture& picture, const Theme& theme);
// "At 0.4 s torque brakes backward: …".
QString quadrantSentence(const Sided& sided, const OperatingPoint& point, Quadrant quadrant, double time);
// "f over v" and the like, in units: of the speed axis and of the force axis.
QString speedUnit(const Sided& sided);
QString effortUnit(const Sided& sided);

}  // namespace armature::app
