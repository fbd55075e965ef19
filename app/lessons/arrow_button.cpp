// The button of an arrow: its picture and its keys.
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/lessons/sign_task.h"
#include "app/look/theme.h"

namespace armature::app {

ArrowButton::ArrowButton(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, this, [this] { turnTo(!sign_ || *sign_ == 0 ? 1 : *sign_ == 1 ? -1 : 0); });
}

void ArrowButton::setAxis(QPointF axis) {
  if (axis == axis_) return;
  axis_ = axis;
  update();
}

void ArrowButton::setSign(std::optional<int> sign) {
  sign_ = sign;
  setAccessibleDescription(!sign       ? tr("not turned yet")
                           : *sign > 0 ? tr("along the axis")
                           : *sign < 0 ? tr("against the axis")
                                       : tr("none"));
  update();
}

void ArrowButton::turnTo(int sign) {
  setSign(sign);
  Q_EMIT turned(sign);
}

// Arrow keys mean directions on the screen.
void ArrowButton::keyPressEvent(QKeyEvent* event) {
  const QPointF key = event->key() == Qt::Key_Right  ? QPointF(1, 0)
                      : event->key() == Qt::Key_Left ? QPointF(-1, 0)
                      : event->key() == Qt::Key_Up   ? QPointF(0, 1)
                      : event->key() == Qt::Key_Down ? QPointF(0, -1)
                                                     : QPointF();
  const double along = QPointF::dotProduct(key, axis_);
  if (std::abs(along) > 0.5) return turnTo(along > 0 ? 1 : -1);
  if (event->key() == Qt::Key_0) return turnTo(0);
  QAbstractButton::keyPressEvent(event);
}

void ArrowButton::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  QColor ground = theme.raised;
  ground.setAlphaF(0.94f);
  painter.setBrush(ground);
  painter.setPen(QPen(hasFocus() ? theme.accent : isEnabled() ? theme.quiet : theme.line, hasFocus() ? 2 : 1));
  painter.drawRoundedRect(box, 6, 6);
  const QPointF middle = box.center();
  if (!sign_) {
    QFont question = font();
    question.setPixelSize(17);
    question.setBold(true);
    painter.setFont(question);
    painter.setPen(theme.accent);
    painter.drawText(box, Qt::AlignCenter, "?");
    return;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.accent);
  if (*sign_ == 0) {
    painter.drawEllipse(middle, 4, 4);
    return;
  }
  const QPointF along = QPointF(axis_.x(), -axis_.y()) * *sign_, across(-along.y(), along.x());
  const double half = std::min(std::abs(along.x()) * box.width() + std::abs(along.y()) * box.height(), 52.0) / 2 - 6;
  const QPointF tip = middle + along * half, back = tip - along * 10;
  painter.drawPolygon(QPolygonF{tip, back + across * 6, back - across * 6});
  painter.setPen(QPen(theme.accent, 3, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(middle - along * half, back);
}

}  // namespace armature::app
