#include "app/lessons/lesson_dots.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/look/theme.h"

namespace armature::app {

using StepState = LessonPlayer::StepState;

LessonDots::LessonDots(LessonPlayer& player, QWidget* parent) : QWidget(parent), player_(player) {
  setObjectName("lessonDots");
  setFixedHeight(22);
  connect(&player, &LessonPlayer::changed, this, [this] {
    if (!player_.isOpen()) return;
    setAccessibleName(tr("Step %1 of %2").arg(player_.index() + 1).arg(player_.lesson().steps.size()));
    update();
  });
}

double LessonDots::pitch() const {
  return std::min(22.0, width() / static_cast<double>(player_.lesson().steps.size()));
}

QPoint LessonDots::dotAt(size_t step) const {
  return {qRound(pitch() * (static_cast<double>(step) + 0.5)), height() / 2};
}

std::optional<size_t> LessonDots::stepAt(QPoint pixel) const {
  if (!player_.isOpen() || pixel.x() < 0) return std::nullopt;
  const auto step = static_cast<size_t>(pixel.x() / pitch());
  return step < player_.lesson().steps.size() ? std::optional(step) : std::nullopt;
}

void LessonDots::paintEvent(QPaintEvent*) {
  if (!player_.isOpen()) return;
  const Theme& theme = Theme::of(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (size_t i = 0; i < player_.lesson().steps.size(); ++i) {
    const StepState state = player_.stateOf(i);
    const QColor color = state == StepState::right   ? theme.done
                         : state == StepState::wrong ? theme.error
                         : state == StepState::read  ? theme.quiet
                                                     : theme.line;
    const QPointF at = dotAt(i);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    // Never by colour alone: a wrong one is a square, one that was not seen is small.
    if (state == StepState::wrong)
      painter.drawRect(QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9));
    else
      painter.drawEllipse(at, state == StepState::unseen ? 3 : 5, state == StepState::unseen ? 3 : 5);
    if (i != player_.index()) continue;
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at, 8.5, 8.5);
  }
}

void LessonDots::mousePressEvent(QMouseEvent* event) {
  if (const auto step = stepAt(event->pos())) player_.goTo(*step);
}

bool LessonDots::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    auto* help = static_cast<QHelpEvent*>(event);
    if (const auto step = stepAt(help->pos())) {
      const StepState state = player_.stateOf(*step);
      const QString words = state == StepState::right   ? tr("Step %1: right")
                            : state == StepState::wrong ? tr("Step %1: not right yet")
                            : state == StepState::read  ? tr("Step %1: seen")
                                                        : tr("Step %1");
      QToolTip::showText(help->globalPos(), words.arg(*step + 1), this);
    }
    return true;
  }
  return QWidget::event(event);
}

}  // namespace armature::app
