// One line of the diagram with what a run tells of it: its parts by what they do on it, where each of their ends is
// read, and which ends are joined. Made once for a picture and a run; both views are laid out from it.
#pragma once
#include "app/teaching/line.h"
#include "app/teaching/part_state.h"

namespace armature::app {

// What a part is on its line. `other`: of no class that is known here; drawn as a plain box between its ends.
enum class PartRole {
  body,  // a mass or an inertia
  rod,   // keeps its length
  spring,
  damper,
  springDamper,
  gap,  // a spring and damper that only push, or with play
  fixed,
  source,   // a force or torque on one end, against the ground or a support
  source2,  // the same between two ends
  drive,    // a motion that is given
  sensor,
  friction,  // in a support: bearing, brake
  clutch,
  gear,
  planetary,
  wheel,  // a wheel or pinion that turns on this line and slides on another
  other
};
// "mass", "spring", "wheels" …: the word for it in the list of what is drawn.
const char* roleName(PartRole role);

struct LineEnd {
  ConnectorRef connector;
  QString name;  // "flange_a"
  int node = -1;
  bool isSupport = false;
  int64_t position = -1;  // columns: s [m] or phi [rad], and the cut force or torque; below 0: none
  int64_t flow = -1;
};

struct LinePart {
  int part = -1;  // in the scene
  QString name;
  PartRole role = PartRole::other;
  std::vector<LineEnd> ends;  // those that are shown; supports last
  bool isOnGround = false;    // a support that is not shown: held by the implicit ground
  PartState state;
  int64_t shown = -1;  // column of the value beside its name; below 0: none
  QString symbol;      // and how it is called: "s", "f"
  bool isNegated = false;
  double key = 0;     // where it lies on the diagram, along the line [unit]
  double across = 0;  // and beside it, from above
};

struct LineModel {
  int index = -1;  // in Lines::all
  Domain domain = Domain::other;
  QString prefix;     // "" or "robot.axis1."
  QPointF direction;  // positive on the diagram, a unit vector, y up
  StorePtr store;     // null: there is no run
  std::vector<LinePart> parts;
  std::vector<bool> grounds;  // by node: whether a fixed point is on it
  QString title() const;
  const LinePart* find(int part) const;
  // Where positive is on the diagram, in words; empty where it is to the right, as in the picture.
  QString directionWords() const;
  bool isTurning() const { return domain == Domain::rotational; }
};

// Cost is linear in the size of the line and of the diagram's wires.
LineModel makeLineModel(const DiagramScene& scene, const Lines& lines, int index, StorePtr store,
                        const QString& prefix);

// Whether a line can be shown at all: it has a part with a place on it.
bool isWorthShowing(const Line& line);

// The column of a variable of a part; −1: none.
int64_t columnOf(const LineModel& model, const LinePart& part, const QString& variable);
// A number of a part that does not change; not a number where there is none.
double parameterOf(const LineModel& model, const LinePart& part, const QString& name);

// Smallest and largest value of a column over all of the store; false without a finite one.
bool rangeOf(const results::Store& store, int64_t column, double& low, double& high);

}  // namespace armature::app
