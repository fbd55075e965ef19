#include "app/panels/scrub_label.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStylePainter>
#include <cmath>

namespace armature::app {

double scrubbed(double before, double hundredths) {
  const double size = before == 0 || !std::isfinite(before) ? 1 : std::abs(before);
  const double value = before + size * hundredths / 100;
  // Two digits below those of the size: 0.37 and not 0.36999.
  const double grain = std::pow(10, std::floor(std::log10(size)) - 3);
  return std::round(value / grain) * grain;
}

void ScrubLabel::setScrubbable(bool isScrubbable) {
  isScrubbable_ = isScrubbable;
  if (isScrubbable)
    setCursor(Qt::SizeHorCursor);
  else
    unsetCursor();
}

void ScrubLabel::paintEvent(QPaintEvent* event) {
  if (fontMetrics().horizontalAdvance(text()) <= contentsRect().width()) return QLabel::paintEvent(event);
  QStylePainter painter(this);
  painter.drawItemText(contentsRect(), int(alignment()), palette(), isEnabled(),
                       fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width()), foregroundRole());
}

void ScrubLabel::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !isScrubbable_) return QLabel::mousePressEvent(event);
  last_ = event->position();
  hundredths_ = 0;
  isMoving_ = false;
}

// A pixel is a hundredth; ten with Ctrl, a tenth of one with Shift.
void ScrubLabel::mouseMoveEvent(QMouseEvent* event) {
  if (!last_) return QLabel::mouseMoveEvent(event);
  const double way = event->position().x() - last_->x();
  if (!isMoving_ && std::abs(way) < QApplication::startDragDistance() / 2) return;
  if (!isMoving_) {
    isMoving_ = true;
    Q_EMIT began();
  }
  last_ = event->position();
  const double step = event->modifiers() & Qt::ControlModifier ? 10 : event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
  hundredths_ += way * step;
  Q_EMIT moved(hundredths_);
}

void ScrubLabel::mouseReleaseEvent(QMouseEvent* event) {
  if (!last_) return QLabel::mouseReleaseEvent(event);
  last_.reset();
  if (std::exchange(isMoving_, false)) Q_EMIT ended();
}

}  // namespace armature::app
