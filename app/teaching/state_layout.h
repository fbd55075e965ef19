// What parts are doing in a run, seen in the drawing: springs, dampers and rods that are pulled or pressed (by the
// sense of their force in the world, whatever side their ends are drawn on), brakes and clutches that stick or slide,
// one-way clutches that are locked or run free, gaps that are closed or open, sources that drive or brake. The
// variables are found once for a run.
#pragma once
#include "app/look/text_runs.h"
#include "app/teaching/part_state.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

class PowerBook;

class States {
 public:
  // Another run, or another picture.
  void clear() { hasParts_ = false; }
  // Finds what can be said of each part. `prefix`: "" or "robot.axis1.".
  void update(const Sheet& sheet, const results::Store& store, const QString& prefix);
  // Adds the state of each part at an instant to the list.
  void layOut(Sheet& sheet, const Instant& instant, TextRuns& texts) const;
  // Adds whether each source drives or brakes, by the sign of its power.
  void layOutSources(Sheet& sheet, const Instant& instant, PowerBook& book, TextRuns& texts) const;
  // Finds the places of all words on parts, with room for the longest that a run can say, and takes them.
  void reserve(Sheet& sheet, PowerBook& book, TextRuns& texts);
  // Whether any part has something to say.
  bool areSaid() const { return !parts_.empty() || !badges_.isEmpty(); }

 private:
  struct Part {
    int index = -1;
    ConnectorRef a, b;  // the ends of what can be pulled
    PartState state;
  };
  // Where a part says its words: they go with the part, and a line leads to it from afar.
  void placeBadge(const Sheet& sheet, int index, DrawnState& state, double words, double height) const;
  static Part find(const Sheet& sheet, int index, const results::Store& store, const QString& prefix);

  std::vector<Part> parts_;
  bool hasParts_ = false;
  QHash<int, QPointF> badges_;  // by part: the middle of its words when nothing moves [px]
};

}  // namespace armature::app
