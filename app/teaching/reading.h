// What can be read of a run at the connectors of a diagram: columns of the store, by connector, with the line that a
// flange belongs to. And the largest values so far, which give arrows and motion their scale.
#pragma once
#include "app/teaching/instant.h"
#include "app/teaching/line.h"

namespace armature::app {

// One connector with what can be read of it.
struct Reading {
  ConnectorRef connector;
  Domain domain = Domain::other;
  QPointF at;             // [unit]
  QPointF out;            // the way that its wire leaves, a unit vector on the screen, y up
  int line = -1;          // of a flange, in Lines::all
  bool isGround = false;  // a support that is not shown: what the ground does to the part
  int64_t flow = -1;      // columns; −1 = none
  int64_t potential = -1;
  bool isNegated = false;       // a ground's flow is that of its fixed point, the other way round
  std::vector<int64_t> others;  // a ground without one: the flows that it holds against
};

// All connectors that have variables in the store. `prefix`: "" or "robot.axis1.".
std::vector<Reading> readConnectors(const DiagramScene& scene, const Lines& lines, const results::Store& store,
                                    const QString& prefix);

// The flow into the part: of flanges the cut force or torque that acts on the part.
double flowOf(const Reading& reading, const Instant& instant);
// A column with the flow's unit; −1 = none.
int64_t flowColumn(const Reading& reading);

// 1, 2 or 5 times a power of ten, not above `most` (> 0): for scales that are said in words.
double roundBelow(double most);

class Scales {
 public:
  void clear() { rows_ = 0; }
  // Takes in what the store has more than at the last call. While a run grows (not `isWhole`) now and then only: each
  // time everything that is drawn to these scales has to be laid out anew.
  void update(const std::vector<Reading>& readings, const results::Store& store, bool isWhole);
  double flow(Domain domain) const { return flow_.value(domain); }
  double potential(Domain domain) const { return potential_.value(domain); }
  // The largest flow at one connector, by its place among the readings; where it cannot be told that of its domain.
  double flowAt(size_t reading) const { return flowAt_.at(reading); }
  // Counts what has been taken in.
  int version() const { return version_; }

 private:
  QHash<Domain, double> flow_, potential_;
  std::vector<double> flowAt_;
  int version_ = 0;
  uint64_t rows_ = 0;
};

}  // namespace armature::app
