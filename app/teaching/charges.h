// Charges that run along the wires of circuits, faster for a larger current.
#pragma once
#include <QElapsedTimer>
#include <QPainter>

#include "app/look/theme.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

// The current [A] of each wire, from its first end to its second: what the pins on its one side give, since a tree of
// wires falls apart without one of them. NaN where wires go round in a ring (how they share a current no equation
// says), where more than one pin of a net is unknown, and for wires of other domains. `given`: by end, the current that
// its pin gives to its wires [A].
std::vector<double> wireCurrents(const std::vector<WirePicture>& wires, const QHash<QString, double>& given);

// A straight piece of a wire that dots run along.
struct ChargePiece {
  QPointF from, to;    // [unit of the diagram]
  double current = 0;  // [A] from the first point to the second
  double before = 0;   // [unit of the diagram] of the wire up to here
  int wire = -1;       // whose piece it is
};
// The pieces of all wires whose current is known. Where wires of a net lie on one another, one of them tells the
// current of all: what two of them carry there and back does not flow.
std::vector<ChargePiece> chargePieces(const std::vector<WirePicture>& wires, const std::vector<double>& currents);

class Charges {
 public:
  Charges() { clock_.start(); }
  // Forgets where they are.
  void restart() { phases_.clear(); }
  // `largest` current [A] of the run so far.
  void paint(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
             double largest, const Theme& theme);

 private:
  QHash<quint64, double> phases_;  // by wire and number of its piece [px]
  QElapsedTimer clock_;
};

}  // namespace armature::app
