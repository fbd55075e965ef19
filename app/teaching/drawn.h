// What is drawn over a diagram, as a list: laid out first, then painted from, described from and tested from, so that
// none of them can tell another story than the picture.
#pragma once
#include <QColor>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <vector>

#include "engine/facade/domain.h"

namespace armature::app {

// Points are pixels of the widget (y down). An arrow of length zero is drawn as a dot.
struct DrawnArrow {
  enum class Layer { axis, convention, value } layer = Layer::value;
  Domain domain = Domain::other;
  QString part, connector;
  QString quantity;  // "force", "torque", "current", "heat flow", "position", "angle" …
  double value = 0;
  QString unit;
  QPointF from, to;
  QPointF flange;          // of a value: where its connector is
  int line = -1;           // in Lines::all; −1: of a wire
  bool isAgainst = false;  // a value against the line's positive direction
  bool isTurning = false;  // two heads and a curved arrow about the axis
  QString words;           // beside its tip ("+ s")
};

struct DrawnNumber {
  QString text;
  QString part, connector;
  QRectF box;
  QPointF anchor;  // what it tells of: the middle of its arrow, its flange, its wire
  bool hasLeader = false;
  bool isOnWire = false;
  QColor ink;
};

// What moves: the angle that a mark has turned [rad], the way that a part has slid along its line, the distance that a
// part's ends are drawn apart [unit of the diagram]; and the scale of it (drawn = scale · result).
struct DrawnMotion {
  enum class Kind { angle, offset, length } kind = Kind::offset;
  QString part, connector;
  double value = 0;
  double scale = 1;
};

// "Allowed, but the picture misleads": a click turns the part.
struct DrawnMark {
  QRectF box;
  int part = -1;
  int line = -1;
};

// How long an arrow of so much is.
struct DrawnScale {
  QString text;
  double length = 0;  // [px]
  Domain domain = Domain::other;
};

// A wire cut open, or a part cut free: what acts at each face, and what that adds up to.
struct DrawnCut {
  struct Row {
    QString words;
    double value = 0;
    QString unit;
  };
  QString title;
  std::vector<Row> faces;
  std::vector<Row> sums;  // the sum; of a body with mass what the sum gives it: m·a
  QRectF box;
  QPointF anchor;      // where the wire is cut, or the part's middle
  QPointF acrossWire;  // of a wire: unit vector across it; of a part null
};

struct Drawn {
  std::vector<DrawnArrow> arrows;
  std::vector<DrawnNumber> numbers;
  std::vector<DrawnMotion> moving;
  std::vector<DrawnMark> marks;
  std::vector<DrawnScale> scales;
  std::vector<DrawnCut> cuts;
  QString motionWords;  // "angles × 100"
  QPointF scalesAt;     // lower left corner of the legend
};

}  // namespace armature::app
