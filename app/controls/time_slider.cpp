#include "app/controls/time_slider.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "app/language/events.h"
#include "app/look/format.h"
#include "app/look/theme.h"

namespace armature::app {

namespace {

constexpr double kMargin = 9, kHandle = 5.5, kDiamond = 4.5;  // [px]

}  // namespace

TimeSlider::TimeSlider(RunControl& run, QWidget* parent) : QWidget(parent), run_(run) {
  setObjectName("timeSlider");
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAccessibleName(tr("Instant of the run that is shown"));
  const auto again = [this] { update(); };
  connect(&run_, &RunControl::progressed, this, again);
  connect(&run_, &RunControl::storeChanged, this, again);
  connect(&run_, &RunControl::stateChanged, this, again);
  connect(&run_, &RunControl::shownTimeChanged, this, again);
  connect(&run_, &RunControl::finished, this, again);
}

QSize TimeSlider::sizeHint() const {
  return {320, 26};
}

bool TimeSlider::hasRows() const {
  return run_.store() && run_.store()->rowCount() > 0;
}

double TimeSlider::newest() const {
  return hasRows() ? run_.store()->time(run_.store()->rowCount() - 1) : first();
}

double TimeSlider::last() const {
  return std::max(run_.windowEnd(), newest());
}

double TimeSlider::xOf(double time) const {
  const double span = last() - first();
  const double share = span > 0 ? std::clamp((time - first()) / span, 0.0, 1.0) : 0;
  return kMargin + share * (width() - 2 * kMargin);
}

double TimeSlider::timeAt(double x) const {
  const double room = width() - 2 * kMargin;
  const double share = room > 0 ? std::clamp((x - kMargin) / room, 0.0, 1.0) : 0;
  return first() + share * (last() - first());
}

void TimeSlider::paintEvent(QPaintEvent*) {
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double middle = height() / 2.0, end = width() - kMargin;
  const bool isEmptyHeld = hasFocus() && !hasRows();  // there is no handle that would tell
  painter.setPen(QPen(isEmptyHeld ? theme.accent : theme.line, 3, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(kMargin, middle), QPointF(end, middle));
  if (!hasRows()) return;
  const double reached = xOf(newest());
  QColor done = theme.accent;
  done.setAlphaF(0.45F);
  painter.setPen(QPen(done, 3, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(kMargin, middle), QPointF(reached, middle));
  // Events as ticks, as far as they can be told apart.
  painter.setPen(QPen(theme.quiet, 1));
  double drawn = -10;
  for (const auto& event : run_.result().events) {
    const double x = xOf(event.time);
    if (event.isChange || x - drawn < 3) continue;
    painter.drawLine(QPointF(x, middle - 6), QPointF(x, middle - 3));
    drawn = x;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.warning);
  drawn = -10;
  for (const double time : run_.changeTimes()) {
    const double x = xOf(time);
    if (std::abs(x - drawn) < 1) continue;  // a push comes in many
    drawn = x;
    painter.drawPolygon(
        QPolygonF({{x, middle - kDiamond}, {x + kDiamond, middle}, {x, middle + kDiamond}, {x - kDiamond, middle}}));
  }
  const QPointF at(xOf(run_.isShowingNewest() ? newest() : run_.shownTime()), middle);
  painter.setPen(QPen(theme.panel, 1.5));
  painter.setBrush(theme.accent);
  painter.drawEllipse(at, kHandle, kHandle);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 1));
    painter.drawEllipse(at, kHandle + 2.5, kHandle + 2.5);
  }
}

// Beyond what there is the newest is shown, and goes on being shown.
void TimeSlider::showAt(double x) {
  if (!hasRows()) return;
  const double time = timeAt(x);
  if (time >= newest())
    run_.showNewest();
  else
    run_.setShownTime(time);
}

void TimeSlider::move(int rows) {
  if (!hasRows()) return;
  const StorePtr& store = run_.store();
  const auto count = static_cast<int64_t>(store->rowCount());
  const double now = run_.isShowingNewest() ? newest() : run_.shownTime();
  int64_t row = static_cast<int64_t>(store->lowerBound(rows > 0 ? std::nextafter(now, HUGE_VAL) : now));
  row += rows > 0 ? rows - 1 : rows;
  row = std::clamp<int64_t>(row, 0, count - 1);
  if (row == count - 1)
    run_.showNewest();
  else
    run_.setShownTime(store->time(static_cast<uint64_t>(row)));
}

void TimeSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !hasRows()) return event->ignore();
  isHeld_ = true;
  showAt(event->position().x());
}

void TimeSlider::mouseMoveEvent(QMouseEvent* event) {
  if (isHeld_) showAt(event->position().x());
}

void TimeSlider::mouseReleaseEvent(QMouseEvent*) {
  isHeld_ = false;
}

void TimeSlider::wheelEvent(QWheelEvent* event) {
  const int steps = event->angleDelta().y() / 120;
  if (steps != 0) move(-steps);
  event->accept();
}

void TimeSlider::keyPressEvent(QKeyEvent* event) {
  const int64_t rows = hasRows() ? static_cast<int64_t>(run_.store()->rowCount()) : 0;
  const int page = static_cast<int>(std::max<int64_t>(1, rows / 20));
  switch (event->key()) {
    case Qt::Key_Left:
      return move(-1);
    case Qt::Key_Right:
      return move(1);
    case Qt::Key_PageUp:
      return move(-page);
    case Qt::Key_PageDown:
      return move(page);
    case Qt::Key_Home:
      return hasRows() ? run_.setShownTime(run_.store()->time(0)) : void();
    case Qt::Key_End:
      return run_.showNewest();
    default:
      QWidget::keyPressEvent(event);
  }
}

QString TimeSlider::textAt(double time) const {
  constexpr double kNear = 4;  // [px]
  for (const auto& event : run_.result().events)
    if (std::abs(xOf(event.time) - xOf(time)) < kNear && !event.text.empty())
      return formatValue(event.time, "s") + ": " + spokenEvent(event.text);
  return formatValue(time, "s", 4);
}

bool TimeSlider::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !hasRows()) return QWidget::event(event);
  auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), textAt(timeAt(help->pos().x())), this);
  return true;
}

}  // namespace armature::app
