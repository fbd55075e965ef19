#include "app/canvas/primitive_icon.h"

#include <QPainterPath>

#include "app/look/icons.h"

namespace armature::app {
namespace {

QColor inked(int rgb, const Theme& theme) {
  const QColor color = QColor::fromRgb(QRgb(rgb));
  if (!theme.isDark) return color;
  // Keep hue, turn lightness round: black lines become light, white fills become dark.
  float h = 0, s = 0, l = 0;
  color.getHslF(&h, &s, &l);
  return QColor::fromHslF(std::max(0.0F, h), s, 0.12F + (1 - l) * 0.8F);
}

}  // namespace

void paintPrimitives(QPainter& painter, const QRectF& box, const ClassInfo& info, const Theme& theme) {
  const double sx = box.width() / 200, sy = box.height() / 200;
  const auto at = [&](const std::pair<double, double>& p) {
    return QPointF(box.center().x() + p.first * sx, box.center().y() - p.second * sy);
  };
  for (const IconPrimitive& item : info.icon) {
    QPolygonF points;
    for (const auto& p : item.points) points << at(p);
    if (points.size() < 2) continue;
    QPen pen(inked(item.lineColor, theme), std::max(1.0, item.thickness * 4 * std::min(sx, sy)));
    if (item.dashed) pen.setStyle(Qt::DashLine);
    painter.setPen(item.hasLine ? pen : QPen(Qt::NoPen));
    painter.setBrush(item.hasFill ? QBrush(inked(item.fillColor, theme)) : QBrush(Qt::NoBrush));
    const QRectF area = QRectF(points[0], points[1]).normalized();
    switch (item.kind) {
      case IconPrimitive::Kind::line:
        painter.drawPolyline(points);
        break;
      case IconPrimitive::Kind::polygon:
        painter.drawPolygon(points);
        break;
      case IconPrimitive::Kind::rectangle:
        if (points.size() > 2)
          painter.drawPolygon(points);
        else
          painter.drawRoundedRect(area, item.radius * sx, item.radius * sy);
        break;
      case IconPrimitive::Kind::ellipse: {
        const QRectF round = points.size() > 2 ? points.boundingRect() : area;
        if (item.endAngle - item.startAngle >= 360)
          painter.drawEllipse(round);
        else
          painter.drawPie(round, qRound(item.startAngle * 16), qRound((item.endAngle - item.startAngle) * 16));
        break;
      }
      case IconPrimitive::Kind::text: {
        const QString text = QString::fromStdString(item.text);
        if (text.contains('%')) break;
        QFont font = painter.font();
        const QRectF round = points.size() > 2 ? points.boundingRect() : area;
        font.setPixelSize(std::max(5, int(round.height() * 0.7)));
        painter.setFont(font);
        painter.setPen(inked(item.lineColor, theme));
        // Letters of a mirrored icon are not mirrored.
        painter.save();
        painter.translate(round.center());
        if (painter.worldTransform().determinant() < 0) painter.scale(-1, 1);
        painter.drawText(QRectF(QPointF(-round.width() / 2, -round.height() / 2), round.size()), Qt::AlignCenter, text);
        painter.restore();
        break;
      }
      case IconPrimitive::Kind::bitmap:
        break;
    }
  }
}

}  // namespace armature::app
