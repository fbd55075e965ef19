// The button of an arrow: its picture and its keys.
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/lessons/sign_task.h"
#include "app/look/theme.h"
#include "app/teaching/number_layout.h"

namespace armature::app {

namespace {
constexpr double kHead = 12;  // [px] length of an arrow's head
}

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

void ArrowButton::setTurning(bool isTurning) {
  isTurning_ = isTurning;
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
  // As the values over the diagram are drawn: two colours, full heads, two of them where it turns.
  DrawnArrow drawn;
  drawn.isAgainst = *sign_ < 0;
  const QColor ink = arrowInk(drawn, theme);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  if (*sign_ == 0) {
    painter.drawEllipse(middle, 4, 4);
    return;
  }
  const QPointF along = QPointF(axis_.x(), -axis_.y()) * *sign_, across(-along.y(), along.x());
  const double half = std::min(std::abs(along.x()) * box.width() + std::abs(along.y()) * box.height(), 56.0) / 2 - 5;
  const QPointF tip = middle + along * half, back = tip - along * kHead;
  painter.setPen(QPen(ink, 3, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(middle - along * half, back + along);
  painter.setPen(Qt::NoPen);
  for (int head = 0; head < (isTurning_ ? 2 : 1); ++head) {
    const QPointF to = tip - along * (head * kHead * 0.75), from = to - along * kHead;
    painter.drawPolygon(QPolygonF{to, from + across * (kHead / 2 + 1), from - across * (kHead / 2 + 1)});
  }
}

}  // namespace armature::app
