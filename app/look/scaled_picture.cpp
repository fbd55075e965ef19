#include "app/look/scaled_picture.h"

#include <QImage>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>

namespace armature::app {

void paintScaled(QPainter& painter, const QRectF& box, const QImage& picture) {
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  // Print and drawings of lines keep all of it.
  const bool isOfPixels = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
  const QTransform to = painter.deviceTransform();
  const QSize seen(qCeil(to.map(QLineF(box.topLeft(), box.topRight())).length()),
                   qCeil(to.map(QLineF(box.topLeft(), box.bottomLeft())).length()));
  const bool isSmaller = !seen.isEmpty() && (seen.width() < picture.width() || seen.height() < picture.height());
  painter.drawImage(box, isOfPixels && isSmaller ? picture.scaled(seen.boundedTo(picture.size()), Qt::IgnoreAspectRatio,
                                                                  Qt::SmoothTransformation)
                                                 : picture);
}

}  // namespace armature::app
