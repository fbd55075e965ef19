// The places of what a run shows over a diagram: arrows with their numbers, and numbers at wires. They are found once
// for a picture and a view, with room for all values of the run; from one instant to the next only lengths, senses and
// texts change, so that nothing hops.
#pragma once
#include <cmath>

#include "app/look/glasses.h"
#include "app/look/text_runs.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

// The text of a number, with what it was made of.
struct SlotText {
  ColumnText words;
  double largest = 0;  // what is below it by far is written as zero
  double value = 0;
  QString text;  // of that value; null: of none yet
  double width = 0;
};

struct NumberSlot {
  bool isShown = false;   // false: there is no room for it
  bool isTurned = false;  // glasses show it with the other sign
  QPointF centre;         // from where what it tells of lies when nothing moves [px]
  double room = 0;        // [px] width that was kept free for it
  QString key;            // what it is remembered by
  SlotText text;
};

struct ArrowSlot {
  ConnectorRef follows;  // what it moves with: a connector, or a part as a whole (connector −1)
  int64_t column = -1;
  double factor = 1;            // of the column's value
  std::vector<int64_t> others;  // where there is no column: their sum with minus is the value
  DrawnArrow drawn;             // all that does not change
  double largest = 0;           // the value of an arrow of full length
  double longest = 0;           // [px]
  QPointF near, away;           // its near end from what it follows [px], and the way it grows (a unit vector)
  QPointF positive;             // the way of a positive value
  bool isCentred = false;       // its tail stays where it is, whatever its sense
  NumberSlot number;
};

struct WireSlot {
  int64_t column = -1;
  ConnectorRef follows;   // a connector without a wire; none: it stays where it is
  ConnectorRef goesWith;  // of a wire between flanges one of these: it is drawn as far off as they are
  DrawnNumber drawn;      // all that does not change; the anchor from what it follows [px]
  NumberSlot number;
};

struct ValueSlots {
  std::vector<ArrowSlot> arrows;
  std::vector<WireSlot> wires;
  std::vector<DrawnScale> scales;
  bool isShort = false;  // some number found no room: it comes when its part is looked at
};

// What the layout of slots needs beside the sheet.
struct SlotSources {
  const std::vector<Reading>& readings;
  const Instant& instant;
  const Scales& scales;
  const Theme& theme;
  TextRuns& texts;
  QHash<QString, double>& rooms;  // widths that numbers of this run have needed so far [px], by their keys
  const Glasses& glasses;
};

// [px] that the badge of a turned number takes before it, in a line of that height.
inline double badgeWidth(double height) {
  return std::round(1.45 * height) + 3;
}
// The value of an arrow at an instant.
double valueOf(const ArrowSlot& slot, const Instant& instant);
// Below this share of the scale an arrow is a dot.
inline constexpr double kZeroShare = 1e-3;
// [px] of a value.
double lengthOf(const ArrowSlot& slot, double value);

// Adds what the slots show at an instant to the list; those that follow nothing have gone along with the view. False
// when a number was too wide for the room that was kept: then `rooms` knows better, and the slots should be laid out
// anew.
bool fillSlots(ValueSlots& all, Sheet& sheet, const SlotSources& sources, const ViewMove& moved);

}  // namespace armature::app
