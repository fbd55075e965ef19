#include "app/look/pull_arrow.h"

#include <QGuiApplication>
#include <algorithm>
#include <cmath>

namespace armature::app {

void paintPull(QPainter& painter, const Theme& theme, QPointF from, QPointF to, const QString& words,
               const QRectF& area) {
  constexpr double kHead = 11, kHalfHead = 5, kFromHand = 12;  // [px]
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QLineF line(from, to);
  if (line.length() > kHead) {
    const QPointF along = (to - from) / line.length(), side(-along.y(), along.x());
    const QLineF shaft(from, to - 0.7 * kHead * along);
    const QPolygonF head{to, to - kHead * along + kHalfHead * side, to - kHead * along - kHalfHead * side};
    // Once wider, so that it stands off from whatever lies under it.
    for (const auto& [color, more] : {std::pair{theme.canvas, 3.0}, {theme.accent, 0.0}}) {
      painter.setPen(QPen(color, 2.5 + more, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(shaft);
      painter.setPen(QPen(color, std::max(1.0, more), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.setBrush(color);
      painter.drawPolygon(head);
    }
  }
  QFont font = QGuiApplication::font();
  font.setPixelSize(12);
  font.setBold(true);
  painter.setFont(font);
  QRectF card = QRectF(painter.fontMetrics().boundingRect(words)).adjusted(-7, -3, 7, 3);
  // Below the hand, where it does not cover the arrow of a pull to a side; above where there is no room.
  card.moveTopLeft(to + QPointF(-card.width() / 2, kFromHand));
  if (card.bottom() > area.bottom() || (from.y() > card.top() && std::abs(from.x() - to.x()) < card.width()))
    card.moveBottom(to.y() - kFromHand);
  card.moveLeft(std::clamp(card.left(), area.left(), std::max(area.left(), area.right() - card.width())));
  card.moveTop(std::clamp(card.top(), area.top(), std::max(area.top(), area.bottom() - card.height())));
  painter.setPen(QPen(theme.accent, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(card, 4, 4);
  painter.setPen(theme.text);
  painter.drawText(card, Qt::AlignCenter, words);
  painter.restore();
}

}  // namespace armature::app
