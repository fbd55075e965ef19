// What is drawn of a translational line on its track, as a list: painted from, described from and tested from. Places
// are pixels of the view, x to the right along the positive direction of the line.
#pragma once
#include <optional>

#include "app/lines/line_picture.h"

namespace armature::app {

struct TrackItem {
  int part = -1;  // in the scene
  QString name;
  PartRole role = PartRole::other;
  QString a, b;             // its ends; b empty: it has but one
  double from = 0, to = 0;  // [px] where a and b are: zero + perMetre · position
  double natural = 0;       // [px] of a gap: where the end of its spring is while nothing touches it
  QRectF box;               // what it covers
  int lane = 0;
  int side = -1;           // of what stands beside its flange: −1 left of it, 1 right
  bool isWidened = false;  // drawn wider than it is
  bool isOnGround = false;
  std::optional<DrawnState::Kind> state;
};

// Flanges that are joined have one position: a line through the lanes that they are on.
struct TrackNode {
  double at = 0;  // [px]
  double top = 0, bottom = 0;
  QStringList ends;  // "mass1.flange_b"
};

struct TrackTick {
  double value = 0;  // [m]
  double at = 0;     // [px]
  QString text;
};

// What cannot be seen where it is.
struct TrackNote {
  int part = -1;
  QString words;
  QRectF box;
};

struct DrawnTrack {
  double zero = 0;           // [px] where s = 0
  double perMetre = 0;       // [px/m]
  double low = 0, high = 0;  // [m] positions of the whole run, in round numbers
  double axis = 0;           // [px] height of the axis
  double left = 0, right = 0;
  double bottom = 0;  // [px] where what is below the axis ends
  QString unit;       // of the ticks
  std::vector<TrackTick> ticks;
  std::vector<TrackItem> items;
  std::vector<TrackNode> nodes;
  std::vector<LineLabel> labels;
  std::vector<TrackNote> notes;
  QString footer;
  Drawn over;  // forces of sources, marks of tension and compression, their scale
};

}  // namespace armature::app
