#include "app/look/line_sample.h"

#include <QPainter>
#include <algorithm>

namespace armature::app {

QPixmap lineSample(const QPen& pen, QSize size, double ratio) {
  QPixmap picture(size * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  QPen drawn = pen;
  drawn.setWidthF(std::max(2.0, pen.widthF()));  // a short piece of a hairline has no colour
  drawn.setCapStyle(Qt::FlatCap);
  painter.setPen(drawn);
  painter.drawLine(QPointF(0, size.height() / 2.0), QPointF(size.width(), size.height() / 2.0));
  return picture;
}

}  // namespace armature::app
