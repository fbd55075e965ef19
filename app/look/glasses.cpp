#include "app/look/glasses.h"

#include <QPainter>
#include <algorithm>

namespace armature::app {

ShownValue shownValue(const QString& variable, double value, const Glasses& glasses) {
  if (!glasses.turn(variable)) return {value, false};
  return {value == 0 ? value : -value, true};  // there is no minus zero
}

QString withBadge(const QString& text, const Glasses& glasses, bool isTurned) {
  return isTurned ? QStringLiteral("%1 [%2]").arg(text, glasses.badge) : text;
}

void paintGlasses(QPainter& painter, const QRectF& box, const QColor& ink) {
  // Two lenses of radius r, the bridge between them, and a bit of each temple.
  const double r = std::min(box.width() / 5.4, box.height() / 2.3);
  const QPointF c = box.center(), left = c - QPointF(1.35 * r, 0), right = c + QPointF(1.35 * r, 0);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, std::max(1.1, r * 0.32), Qt::SolidLine, Qt::RoundCap));
  painter.drawEllipse(left, r, r);
  painter.drawEllipse(right, r, r);
  painter.drawArc(QRectF(c.x() - 0.35 * r, c.y() - 0.55 * r, 0.7 * r, 0.7 * r), 20 * 16, 140 * 16);
  painter.drawLine(left - QPointF(r, 0), left - QPointF(1.3 * r, 0.5 * r));
  painter.drawLine(right + QPointF(r, 0), right + QPointF(1.3 * r, -0.5 * r));
  painter.restore();
}

QIcon glassesIcon(const QColor& ink) {
  constexpr int kHeight = 16, kSharp = 3;  // [px], and for screens of so many pixels a unit
  QPixmap picture(2 * kHeight * kSharp, kHeight * kSharp);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.scale(kSharp, kSharp);
  paintGlasses(painter, QRectF(2, 1, 2 * kHeight - 4, kHeight - 2), ink);
  painter.end();
  picture.setDevicePixelRatio(kSharp);
  return QIcon(picture);
}

}  // namespace armature::app
