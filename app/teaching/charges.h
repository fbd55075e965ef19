// Charges that run along the wires of circuits, faster for a larger current.
#pragma once
#include <QElapsedTimer>
#include <QPainter>

#include "app/look/theme.h"
#include "app/teaching/reading.h"
#include "app/teaching/sheet.h"

namespace armature::app {

class Charges {
 public:
  Charges() { clock_.start(); }
  // Forgets where they are.
  void restart() { phases_.clear(); }
  // `largest` current [A] of the run so far.
  void paint(QPainter& painter, const Sheet& sheet, const std::vector<Reading>& readings, const Instant& instant,
             double largest, const Theme& theme);

 private:
  QHash<int, double> phases_;  // by wire [px]
  QElapsedTimer clock_;
};

}  // namespace armature::app
