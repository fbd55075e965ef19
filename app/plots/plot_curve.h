// One curve of a plot: what the definition says about it, where it is in the stores, and what draws it.
#pragma once
#include <QColor>
#include <QString>
#include <cstdint>
#include <vector>

#include "app/look/display_unit.h"

class QCPCurve;
class QCPGraph;

namespace armature::app {

class CurveGraph;

struct PlotCurve {
  QString variable;
  QString unit;       // of the model
  DisplayUnit shown;  // of the axis
  enum class Levels { none, boolean, logic } levels = Levels::none;
  int lane = 0;         // of a trace of levels, 0 = topmost
  int64_t column = -1;  // in the store
  QColor color;
  bool isDashed = false;
  bool isCovering = false;  // lies on an earlier curve
  bool isRight = false;     // reads on the right axis
  bool isTurned = false;    // glasses show it with the other sign
  // How a value of the run is seen: in the unit of the axis, with the sign that is shown.
  DisplayUnit seenUnit() const {
    DisplayUnit seen = shown;
    if (isTurned) seen.factor = -seen.factor;
    return seen;
  }
  double seen(double value) const { return seenUnit().shown(value); }
  CurveGraph* line = nullptr;  // over time
  // The same of the runs that it is compared with, by their number in the plot.
  struct Beside {
    size_t run = 0;
    int64_t column = -1;
    CurveGraph* line = nullptr;
  };
  std::vector<Beside> beside;
  QCPGraph* graph = nullptr;  // of levels, in a lane
  QCPCurve* curve = nullptr;  // over another variable
};

}  // namespace armature::app
