// What the window says: state of the run, messages, and what lies under the pointer.
#include <QComboBox>
#include <QLabel>
#include <QToolButton>

#include "app/panels/messages_panel.h"
#include "app/shell/main_window.h"

namespace armature::app {

void MainWindow::updateRunState() {
  if (!pill_) return;
  const RunControl& run = page_->run();
  const RunState state = run.state();
  runAction_->setEnabled(!run.isActive() || state == RunState::paused);
  runAction_->setText(state == RunState::paused ? tr("&Continue") : tr("&Run"));
  pauseAction_->setEnabled(state == RunState::running);
  stopAction_->setEnabled(run.isActive());
  stepAction_->setEnabled(state == RunState::paused);
  const Theme& theme = Theme::of(this);
  const int errors = page_->messages().errorCount();
  const bool hasErrors = errors > 0;
  QColor ink = theme.quiet;
  if (state == RunState::done) ink = theme.done;
  if (state == RunState::stopped) ink = hasErrors ? theme.error : theme.warning;
  if (state == RunState::running || state == RunState::translating) ink = theme.accent;
  if (state == RunState::paused) ink = theme.warning;
  QString text = run.stateText();
  if (state == RunState::ready && page_->isUnfinished()) {
    text = hasErrors ? tr("Unfinished") : text;
  } else if (state == RunState::ready && hasErrors) {
    ink = theme.error;
    text = errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors);
  }
  pill_->setText(text);
  if (state == RunState::ready)
    timeLabel_->clear();
  else
    timeLabel_->setText(QString::number(run.shownTime(), 'f', 3) + QChar(0x2009) + "s");
  pace_->setCurrentIndex(std::max(0, pace_->findData(run.pace())));
  QColor fill = ink;
  fill.setAlphaF(theme.isDark ? 0.2F : 0.1F);
  pill_->setStyleSheet(
      QStringLiteral("QToolButton { color: %1; background: rgba(%2,%3,%4,%5); border: 1px solid transparent;"
                     " border-radius: 13px; padding: 4px 12px; font-weight: 600; font-size: 12px; }"
                     "QToolButton:focus { border-color: %1; }")
          .arg(ink.name())
          .arg(fill.red())
          .arg(fill.green())
          .arg(fill.blue())
          .arg(fill.alpha()));
  updateStatus();
}

void MainWindow::updateProgress() {
  pill_->setText(run().stateText());
  timeLabel_->setText(QString::number(run().shownTime(), 'f', 3) + QChar(0x2009) + "s");
}

void MainWindow::updateStatus() {
  if (!hoverLabel_) return;
  if (run().state() != RunState::ready)
    timeLabel_->setText(QString::number(run().shownTime(), 'f', 3) + QChar(0x2009) + "s");
  const QString words = page_->hoverWords();
  hoverLabel_->setText(
      hoverLabel_->fontMetrics().elidedText(words, Qt::ElideRight, std::max(80, hoverLabel_->width() - 12)));
  hoverLabel_->setToolTip(words);
  zoomLabel_->setText(tr("%1 %").arg(qRound(canvas().zoom() * 100)));
  if (const ModelPtr& model = checker().lastModel()) {
    const auto& statistics = model->statistics();
    sizeLabel_->setText(tr("%1 equations, %2 states").arg(statistics.unknowns).arg(statistics.states));
  } else {
    sizeLabel_->clear();
  }
}

}  // namespace armature::app
