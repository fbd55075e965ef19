#include "app/panels/scrub_label.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStylePainter>
#include <algorithm>
#include <cmath>
#include <utility>

namespace armature::app {

double scrubbed(double before, double hundredths) {
  const double size = before == 0 || !std::isfinite(before) ? 1 : std::abs(before);
  const double value = before + size * hundredths / 100;
  // Two digits below those of the size: 0.37 and not 0.36999.
  const double grain = std::pow(10, std::floor(std::log10(size)) - 3);
  return std::round(value / grain) * grain;
}

QStringList inTwoLines(const QString& name) {
  qsizetype best = 0;
  for (qsizetype k = 2; k + 1 < name.size(); ++k) {
    const QChar before = name[k - 1], here = name[k];
    const bool isHump = here.isUpper() && before.isLower();
    if (!isHump && before != '.' && before != '_' && before != ' ') continue;
    if (std::abs(2 * k - name.size()) < std::abs(2 * best - name.size())) best = k;
  }
  return best == 0 ? QStringList{name} : QStringList{name.left(best), name.mid(best)};
}

ScrubLabel::ScrubLabel(const QString& name, QWidget* parent) : QLabel(name, parent) {
  setContentsMargins(1, 0, 0, 0);  // where the hook of a J reaches beyond its place
}

bool ScrubLabel::hasRoom(int width) const {
  return fontMetrics().horizontalAdvance(text()) <= width;
}

int ScrubLabel::heightForWidth(int width) const {
  return hasRoom(width - contentsMargins().left()) ? QLabel::sizeHint().height() : 2 * fontMetrics().height();
}

QSize ScrubLabel::minimumSizeHint() const {
  constexpr int kMost = 110;  // [px] of an inspector that has 290
  int width = 0;
  for (const QString& line : inTwoLines(text())) width = std::max(width, fontMetrics().horizontalAdvance(line) + 1);
  return {std::min(width + contentsMargins().left(), kMost), QLabel::minimumSizeHint().height()};
}

void ScrubLabel::setScrubbable(bool isScrubbable) {
  isScrubbable_ = isScrubbable;
  if (isScrubbable)
    setCursor(Qt::SizeHorCursor);
  else
    unsetCursor();
}

void ScrubLabel::paintEvent(QPaintEvent* event) {
  const QRect room = contentsRect();
  if (hasRoom(room.width())) return QLabel::paintEvent(event);
  QStylePainter painter(this);
  QStringList lines = room.height() < 2 * fontMetrics().height() ? QStringList{text()} : inTwoLines(text());
  for (QString& line : lines) line = fontMetrics().elidedText(line, Qt::ElideMiddle, room.width());
  painter.drawItemText(room, int(alignment()), palette(), isEnabled(), lines.join('\n'), foregroundRole());
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
    static int gestures = 1000000;  // beyond the ids of the canvas's own movements
    isMoving_ = true;
    gesture_ = ++gestures;
    from_ = number_ ? number_() : 0;
    Q_EMIT began();
  }
  last_ = event->position();
  const double step = event->modifiers() & Qt::ControlModifier ? 10 : event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
  hundredths_ += way * step;
  Q_EMIT drawn(scrubbed(from_, hundredths_), gesture_);
}

void ScrubLabel::mouseReleaseEvent(QMouseEvent* event) {
  if (!last_) return QLabel::mouseReleaseEvent(event);
  last_.reset();
  if (std::exchange(isMoving_, false)) Q_EMIT ended();
}

}  // namespace armature::app
