// What is drawn over a diagram, as a list: laid out first, then painted from, described from and tested from, so that
// none of them can tell another story than the picture.
#pragma once
#include <QColor>
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QStringList>
#include <optional>
#include <vector>

#include "engine/facade/domain.h"

namespace armature::app {

// Points are pixels of the widget (y down). An arrow of length zero is drawn as a dot.
struct DrawnArrow {
  enum class Layer { axis, convention, value } layer = Layer::value;
  // Of a value: a flow at a connector, or how a part moves, or the voltage along it; each has a shape of its own.
  enum class Kind { flow, velocity, acceleration, voltage } kind = Kind::flow;
  Domain domain = Domain::other;
  QString part, connector;
  QString quantity;  // "force", "torque", "current", "heat flow", "position", "angle" …
  QString variable;  // of a part itself ("v"); empty at a connector
  double value = 0;
  QString unit;
  QPointF from, to;
  QPointF flange;            // of a value: where its connector is
  int line = -1;             // in Lines::all; −1: of a wire
  bool isAgainst = false;    // a value against the line's positive direction
  bool isTurning = false;    // two heads and a curved arrow about the axis
  QString words;             // beside its tip ("+ s")
  std::vector<QRectF> gaps;  // of an axis: names that its line is broken at
};

struct DrawnNumber {
  QString text;
  QString part, connector;
  QRectF box;
  QPointF anchor;  // what it tells of: the middle of its arrow, its flange, its wire
  QRectF group;    // words with arrows of their own: where the line to what they tell of ends; null: at the box
  bool hasLeader = false;
  bool isOnWire = false;
  bool isTurned = false;  // glasses show it with the other sign: their badge stands before it
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

// How long an arrow of so much is, drawn as such an arrow: the legend.
struct DrawnScale {
  QString text;
  double length = 0;  // [px]
  Domain domain = Domain::other;
  DrawnArrow::Kind kind = DrawnArrow::Kind::flow;
  bool isOfMotion = false;  // of the picture's own movement: a measure and no arrow
};

// What a part is doing, as its run says: pulled or pressed, stuck or sliding, locked or free, in contact or open.
struct DrawnState {
  enum class Kind {
    tension,
    compression,
    slack,
    stuck,
    forward,
    backward,
    free,
    locked,
    contact,
    open,
    drives,  // of sources: they give power, take it, or neither
    brakes,
    idle
  };
  Kind kind = Kind::slack;
  QString part;
  QString words;        // in the person's language
  double force = 0;     // what a part pulls its ends together with [N]; below zero: it presses them apart
  double share = 0;     // of the largest of the run, 0 … 1
  double power = 0;     // of a source: what it gives [W]
  QPointF from, to;     // where its ends are drawn; equal: it is none that pulls
  double reach = 13;    // [px] of its arrows to each side of the middle, at the usual size of type
  bool hasBand = true;  // in the colour of what it carries
  QRectF badge;         // words on the part; empty: none
  QLineF leader;        // from words that stand off the part to it; null: none
  QString tip;          // a sentence for the pointer; empty: none
};

// A wire cut open, or a part cut free: what acts at each face, and what that adds up to.
struct DrawnCut {
  struct Row {
    QString words;
    double value = 0;
    QString unit;
    std::vector<double> components = {};  // of a vector; the value is its length
  };
  QString title;
  std::vector<Row> faces;
  std::vector<Row> sums;  // the sum; of a body with mass what the sum gives it: m·a
  QRectF box;
  QPointF anchor;      // where the wire is cut, or the part's middle
  QPointF acrossWire;  // of a wire: unit vector across it; of a part null
};

// A curve beside a part. Its range is that of the values as they are shown, in the unit of the model.
struct DrawnSparkline {
  QString part, variable;
  QString name, text;  // as they stand there; no text: there are no values
  QString problem;     // what stands in place of the curve
  QRectF box, curve;
  double low = 0, high = 0;
  std::optional<double> zero;  // the height of the line at zero [px]; nothing: zero is not within
  std::optional<QPointF> dot;  // on the curve at the instant
  bool isTurned = false;       // glasses show it with the other sign
};

// How a view has been moved: where what lay at a pixel lies now.
struct ViewMove {
  double ratio = 1;
  QPointF shift;
  bool isNone() const { return ratio == 1 && shift.isNull(); }
  QPointF map(QPointF pixel) const { return pixel * ratio + shift; }
  QRectF map(const QRectF& box) const { return {map(box.topLeft()), box.size() * ratio}; }
};

struct Drawn {
  std::vector<DrawnArrow> arrows;
  std::vector<DrawnNumber> numbers;
  std::vector<DrawnMotion> moving;
  std::vector<DrawnState> states;
  std::vector<DrawnMark> marks;
  std::vector<DrawnScale> scales;
  std::vector<DrawnCut> cuts;
  std::vector<DrawnSparkline> sparklines;
  QString glasses, badge;         // which are worn: "Compression positive", "compression +"
  QStringList notes;              // lines of the legend in words: "angles × 100", "axes: mechanics only"
  QPointF scalesAt;               // lower left corner of the legend
  QRectF legend;                  // all of it
  std::vector<QPointF> legendAt;  // where each of its lines begins, from scalesAt; empty: above one another

  // Takes arrows, numbers and marks along with the view.
  void move(const ViewMove& by);
};

}  // namespace armature::app
