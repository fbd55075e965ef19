// Which stretch of a diagram is shown in a widget or a picture, and where: from the diagram's units (y up) to pixels.
#pragma once
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "app/canvas/geometry.h"

namespace armature::app {

struct ViewPlace {
  double scale = kPixelsPerUnit;  // [px/unit]
  QPointF origin;                 // where the diagram's (0, 0) lies [px]
  QSize size;                     // of what it is shown in [px]

  QPointF toDiagram(QPointF pixel) const {
    return {(pixel.x() - origin.x()) / scale, (origin.y() - pixel.y()) / scale};
  }
  QPointF toPixels(QPointF point) const { return {origin.x() + point.x() * scale, origin.y() - point.y() * scale}; }
  QRectF toPixels(const QRectF& rect) const {
    return QRectF(toPixels(rect.topLeft()), toPixels(rect.bottomRight())).normalized();
  }
};

}  // namespace armature::app
