// What a straight piece of a wire covers.
#pragma once
#include <QRectF>

namespace armature::app {

// About the line between two points, so far to all sides.
inline QRectF lineBox(QPointF a, QPointF b, double reach) {
  return QRectF(a, b).normalized().adjusted(-reach, -reach, reach, reach);
}

}  // namespace armature::app
