#include "app/canvas/label_cells.h"

#include <algorithm>

namespace armature::app {

constexpr double kLabelCell = 48;  // [px]

LabelCells::LabelCells(const std::vector<LabelLayout>& labels, const QRectF& area)
    : labels_(labels), cells_(area, kLabelCell) {
  for (size_t k = 0; k < labels.size(); ++k)
    if (labels[k].box.intersects(area)) cells_.add(labels[k].box, static_cast<int>(k));
}

bool LabelCells::areIn(const QRectF& box) const {
  const std::vector<int> near = cells_.near(box);
  return std::ranges::any_of(near, [&](int label) { return labels_[static_cast<size_t>(label)].box.intersects(box); });
}

QRegion LabelCells::without(const QRect& box) const {
  QRegion region(box);
  for (const int label : cells_.near(box))
    if (const QRectF& name = labels_[static_cast<size_t>(label)].box; name.intersects(box))
      region -= name.toAlignedRect();
  return region;
}

}  // namespace armature::app
