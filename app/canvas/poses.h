// How parts and wires are drawn while they move: changes of the picture alone, by part and by wire; the scene keeps the
// places where they were put. [unit, y up]
#pragma once
#include <QHash>
#include <QPolygonF>
#include <QTransform>

namespace armature::app {

struct Poses {
  QHash<int, QTransform> parts;   // from where the part lies to where it is drawn, in the diagram's coordinates
  QHash<qint64, QPointF> ends;    // shift of a connector, by `key`
  QHash<int, QPolygonF> wires;    // points instead of the scene's
  QHash<int, QPointF> junctions;  // shifts
  bool isEmpty() const { return parts.isEmpty() && ends.isEmpty() && wires.isEmpty(); }
  static qint64 key(int part, int connector) { return (static_cast<qint64>(part) << 32) | connector; }
  QPointF shift(int part, int connector) const { return ends.value(key(part, connector)); }
  // How far the middle of a part goes, and its name with it.
  QPointF shiftOf(int part, QPointF middle) const { return parts.value(part).map(middle) - middle; }
};

}  // namespace armature::app
