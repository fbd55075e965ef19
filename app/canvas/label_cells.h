// The names in sight, found by where they are.
#pragma once
#include <QRegion>
#include <vector>

#include "app/canvas/cell_grid.h"
#include "app/canvas/label_layout.h"

namespace armature::app {

class LabelCells {
 public:
  // Those that lie within `area` [px]; the layouts outlive it.
  LabelCells(const std::vector<LabelLayout>& labels, const QRectF& area);
  bool areIn(const QRectF& box) const;
  // A box but for the names in it.
  QRegion without(const QRect& box) const;

 private:
  const std::vector<LabelLayout>& labels_;
  CellGrid cells_;
};

}  // namespace armature::app
