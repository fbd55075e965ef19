#include "app/look/color_swatch.h"

#include <QPainter>

#include "app/look/theme.h"

namespace armature::app {

QPixmap colorSwatch(const QColor& color, int side, double ratio, const Theme& theme) {
  QPixmap picture(QSize(side, side) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.quiet, 1));
  painter.setBrush(color);
  painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 3, 3);
  return picture;
}

}  // namespace armature::app
