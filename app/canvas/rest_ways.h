// Which ways of a large diagram have to be looked for, so that all of them are what they would be if each had been: the
// way of a wire follows from what lies near the line between its ends, that is parts, words, and the wires before it.
// Where nothing of that is otherwise than at rest before, neither is the way.
#pragma once
#include <QPolygonF>
#include <QRectF>
#include <QVector>
#include <vector>

#include "app/canvas/cell_grid.h"
#include "app/canvas/router.h"

namespace armature::app {

class OldWires;

// What the picture at rest was made with, kept from one to the next.
struct RestSheet {
  std::vector<QRectF> texts;  // that wires go round
  size_t lines = 0;           // that a search may run on (linesFor)
  QVector<QRectF> changed;    // where pictures since then have been otherwise
};

// Lines of each direction on which a way is looked for, where there are so many wires: the squares of them, for all
// wires together, grow no faster than the wires.
size_t linesFor(size_t wires);

// A number for everything that the way of a wire follows from; never 0.
uint64_t printOf(const RouteRequest& request, size_t lines);

class RestWays {
 public:
  explicit RestWays(const std::vector<PartPicture>& parts);

  // Something there is otherwise than at rest before.
  void changes(const QRectF& box);
  void changes(const QVector<QRectF>& boxes);
  void changes(const QPolygonF& way);
  // The words that wires go round, and the lines of a search, as they are now; kept in `sheet`.
  void take(RestSheet& sheet, const std::vector<QRectF>& texts, size_t lines);
  // Wires as they were (null: it is a new one) and as they are, of which those with stored corners have their ways.
  void take(const std::vector<const WirePicture*>& before, const std::vector<WirePicture>& wires, const OldWires& old);
  // Whether anything has changed about the line between two points.
  bool isTouched(QPointF from, QPointF to) const;

 private:
  void takeNets(const std::vector<const WirePicture*>& before, const std::vector<WirePicture>& wires);

  CellGrid cells_;
  QVector<QRectF> boxes_;
  bool isAll_ = false;
};

}  // namespace armature::app
