// The motion of a run on the diagram: hands that turn with shafts, carriages that move with sliders, charges that run
// along the wires of circuits.
#pragma once
#include <QElapsedTimer>
#include <QPainter>

#include "app/look/theme.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

class Motion {
 public:
  Motion() { clock_.start(); }
  // Forgets where charges are.
  void restart() { phases_.clear(); }
  // Paints, and lists in the sheet what moves.
  void paint(QPainter& painter, Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
             const Scales& scales, const Theme& theme);

 private:
  void paintCharges(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
                    double largest, const Theme& theme);

  QHash<int, double> phases_;  // of the charges on a wire [px]
  QElapsedTimer clock_;
};

}  // namespace armature::app
