// Where the parts of a shaft stand beside each other: columns along it and rows for what branches off. The longest way
// through the line is the first row; a gear goes on in the row below, its wheels above each other; other branches have
// rows of their own. Nothing of a run is known here, so nothing moves while it goes on.
#pragma once
#include "app/lines/line_model.h"

namespace armature::app {

struct ShaftPlace {
  int column = -1, row = 0;   // column below 0: not drawn (a fixed point is drawn where it holds something)
  int left = -1, right = -1;  // the ends that are drawn at its left and right, by their place among its ends
};

struct ShaftNode {
  double column = -1;  // below 0: nowhere
  int row = 0;
};

struct ShaftPlan {
  std::vector<ShaftPlace> places;  // of the parts of the model
  std::vector<ShaftNode> nodes;
  int columns = 0, rows = 0;
};

// Cost is quadratic in the number of parts at worst.
ShaftPlan planShaft(const LineModel& model);

}  // namespace armature::app
