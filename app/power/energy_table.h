// The energy table: of each part what it stores and loses, as formulas over its own variables, and how its connectors
// move. Data beside the palette (resources/signs/energy.json), found by the class of a part or by any class that it
// extends, so that parts of one's own have what their bases have; every row is checked by simulation (tests/power).
#pragma once
#include <QByteArray>
#include <QHash>
#include <QString>
#include <string>
#include <vector>

#include "engine/facade/class_info.h"

namespace armature::app {

// What the power is that goes into a part and that no formula of it tells of.
enum class Rest {
  none,          // nothing: what goes in comes out, apart from what is stored and lost
  source,        // a source takes it, or gives it when it is below zero
  stored,        // the part keeps it
  lost,          // the part turns it to heat
  surroundings,  // it goes into surroundings that are not drawn
  unknown        // nobody can tell
};

// Formulas are those of app/power/formula.h; `net` in them is the power through all connectors into the part.
struct StoredRow {
  std::string form;    // "kinetic", "gravitational", "elastic", "electric", "magnetic", "heat", "several"
  std::string power;   // [W] by which it grows
  std::string energy;  // [J]; empty: not told
};

// How two connectors move: v(to) − v(base) = times·(v(from) − v(base)) + speed. Without `from` the speed is against the
// base, without `base` that is the ground; `times` is 1, `speed` 0 where they are empty. Rigid: two frames of one body.
struct MotionRow {
  std::string to, from, base, times, speed;
  bool isRigid = false;
};

struct EnergyEntry {
  std::vector<StoredRow> stored;
  std::string lost;  // [W] what it turns to heat; empty: nothing
  // [W] what goes into it in the count of its connectors only: shafts in moving bodies count their speeds against
  // these, so that part of their power runs beside them, and comes out at the next shaft. `net` is without it. Empty:
  // nothing.
  std::string beside;
  Rest rest = Rest::none;
  // Parts that it is made of, by name and class, and that tell all of it.
  std::vector<std::pair<std::string, std::string>> contains;
};

class EnergyTable {
 public:
  // The table that the program brings; read once.
  static const EnergyTable& shipped();
  // Adds the parts of a file's text. False with a reason for people where it is no such file: nothing is added then.
  bool read(const QByteArray& text, QString* reason = nullptr);

  // Of the class itself or of the first of its bases that has one; null where none has.
  const EnergyEntry* entryOf(const ClassInfo& info) const;
  // Of the class and all of its bases.
  std::vector<MotionRow> movesOf(const ClassInfo& info) const;
  QStringList classes() const { return entries_.keys(); }

 private:
  QHash<QString, EnergyEntry> entries_;
  QHash<QString, std::vector<MotionRow>> moves_;
};

}  // namespace armature::app
