// Places in boxes.
#pragma once
#include <QRectF>
#include <algorithm>

namespace armature::app {

// The point of a box that is nearest to another point.
inline QPointF nearestIn(const QRectF& box, QPointF to) {
  return {std::clamp(to.x(), box.left(), box.right()), std::clamp(to.y(), box.top(), box.bottom())};
}

}  // namespace armature::app
