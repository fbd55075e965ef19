#include "app/shell/run_bar.h"

#include <QLabel>
#include <QLayout>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "app/panels/messages_panel.h"
#include "app/shell/action_set.h"
#include "app/shell/open_pages.h"
#include "app/shell/pace_box.h"
#include "app/shell/page_messages.h"
#include "app/shell/run_menu.h"

namespace armature::app {

namespace {

constexpr int kTime = 64;  // [px]

QAction* addGap(QToolBar& bar) {
  auto* gap = new QWidget(&bar);
  gap->setFixedWidth(8);
  return bar.addWidget(gap);
}

}  // namespace

RunBar::RunBar(QToolBar& bar, const RunMenu& menu, OpenPages& pages) : bar_(bar), pages_(pages) {
  addRunButton(bar, menu);
  time_ = new QLabel(&bar);
  time_->setObjectName("timeLabel");
  time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  time_->setMinimumWidth(kTime);
  time_->setProperty("role", "quiet");
  spare_ << bar.addWidget(time_) << addGap(bar);
  addPace(bar);
  addGap(bar);
  addPill(bar);
  bar.installEventFilter(this);
  connect(&pages, &OpenPages::runStateChanged, this, &RunBar::update);
  connect(&pages, &OpenPages::currentChanged, this, &RunBar::update);
  connect(&pages, &OpenPages::progressed, this, &RunBar::showProgress);
  connect(&pages, &OpenPages::statusChanged, this, &RunBar::showTime);
}

void RunBar::addRunButton(QToolBar& bar, const RunMenu& menu) {
  slack_ = new QWidget(&bar);
  slack_->setFixedWidth(0);
  bar.addWidget(slack_);
  auto* button = run_ = new QToolButton(&bar);
  button->setObjectName("runButton");
  button->setDefaultAction(menu.run());
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setProperty("primary", true);
  // The button is filled, the menu is not: each has the icon in the colour that is seen on it.
  const auto showIcon = [button, run = menu.run()] { button->setIcon(run->property(kIconOnAccent).value<QIcon>()); };
  connect(menu.run(), &QAction::changed, button, showIcon);
  connect(menu.run(), &QAction::changed, this, [this] {
    if (pill_) keepWidth();
  });
  showIcon();
  button->setFixedHeight(29);
  bar.addWidget(button);
  bar.addActions(menu.others());
}

void RunBar::addPace(QToolBar& bar) {
  pace_ = new PaceBox(&bar);
  pace_->setFixedHeight(27);
  connect(pace_, &PaceBox::paceChosen, this, [this](double pace) { pages_.current().run().setPace(pace); });
  bar.addWidget(pace_);
}

void RunBar::addPill(QToolBar& bar) {
  pill_ = new QToolButton(&bar);
  pill_->setObjectName("statePill");
  pill_->setFocusPolicy(Qt::TabFocus);
  pill_->setFixedHeight(27);  // odd, as all in the bar, so that they have one centre
  connect(pill_, &QToolButton::clicked, this, &RunBar::messagesWanted);
  bar.addWidget(pill_);
}

void RunBar::update() {
  DiagramPage& page = pages_.current();
  const RunControl& run = page.run();
  const RunState state = run.state();
  const Theme& theme = Theme::of(QApplication::palette());  // the window's own follows some turns later
  const int errors = page.messages().errorCount();
  const bool hasErrors = errors > 0;
  QColor ink = theme.quiet;
  if (state == RunState::done) ink = theme.done;
  if (state == RunState::stopped) ink = hasErrors ? theme.error : theme.warning;
  if (state == RunState::running || state == RunState::translating) ink = theme.accent;
  if (state == RunState::paused || (state == RunState::done && run.isOutOfDate())) ink = theme.warning;
  QString text = run.stateText();
  if (state == RunState::ready && page.pageMessages().isUnfinished()) {
    text = hasErrors ? tr("Unfinished") : text;
  } else if (state == RunState::ready && hasErrors) {
    ink = theme.error;
    text = errors == 1 ? tr("1 error") : tr("%1 errors").arg(errors);
  }
  state_ = text;
  showState();
  pill_->setToolTip(run.isOutOfDate() ? tr("What this run simulated has changed since: F5 runs it again")
                                      : run.progressText());
  showTime();
  pace_->show(run.pace());
  paintPill(ink);
}

void RunBar::paintPill(const QColor& ink) {
  QColor fill = ink;
  fill.setAlphaF(Theme::of(QApplication::palette()).isDark ? 0.2F : 0.1F);
  pill_->setStyleSheet(
      QStringLiteral("QToolButton { color: %1; background: rgba(%2,%3,%4,%5); border: 1px solid transparent;"
                     " border-radius: 13px; padding: 4px 12px; font-weight: 600; font-size: 12px; }"
                     "QToolButton:focus { border-color: %1; }")
          .arg(ink.name())
          .arg(fill.red())
          .arg(fill.green())
          .arg(fill.blue())
          .arg(fill.alpha()));
  keepWidth();
}

// One width for the states of a run, and one place for its buttons, however long the first one's word: none moves away
// under a pointer because a run has ended.
void RunBar::keepWidth() {
  const auto widest = [](const QToolButton& button, const QStringList& texts) {
    int words = 0;
    for (const QString& text : texts) words = std::max(words, button.fontMetrics().horizontalAdvance(text));
    return words;
  };
  const auto wide = [](const QToolButton& button) { return button.fontMetrics().horizontalAdvance(button.text()); };
  run_->ensurePolished();
  pill_->ensurePolished();
  // Once for these letters: what is measured differs by a pixel from text to text.
  const QString letters = isCompact_ ? QString() : pill_->font().key();
  if (std::exchange(measured_, letters) != letters || isCompact_) {
    constexpr int kRounding = 2;  // [px]
    roomOfRun_ = run_->sizeHint().width() - wide(*run_) + widest(*run_, RunMenu::buttonTexts()) + kRounding;
    pill_->setMinimumWidth(isCompact_ ? 0
                                      : pill_->sizeHint().width() - wide(*pill_) +
                                            widest(*pill_, usualStates() + QStringList(tr("Unfinished"))));
  }
  slack_->setFixedWidth(isCompact_ ? 0 : std::max(0, roomOfRun_ - run_->sizeHint().width()));
}

void RunBar::showTime() {
  time_->setText(QLocale().toString(pages_.current().run().shownTime(), 'f', 3) + QChar(0x202F) + "s");
}

void RunBar::showProgress() {
  const RunControl& run = pages_.current().run();
  state_ = run.stateText();
  showState();
  if (!run.isOutOfDate()) pill_->setToolTip(run.progressText());
  showTime();
}

bool RunBar::eventFilter(QObject* object, QEvent* event) {
  // Not while it is being laid out.
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
    QMetaObject::invokeMethod(this, &RunBar::fit, Qt::QueuedConnection);
  return QObject::eventFilter(object, event);
}

// The time gives way first, for the slider tells it, too; then the words.
void RunBar::fit() {
  const int spare = widthOfSpare();
  if (!isCompact_) wide_ = bar_.sizeHint().width() + (spare_.first()->isVisible() ? 0 : spare);
  // With some room before the words come back, so that a longer state does not take them away again.
  constexpr int kSpare = 24;  // [px]
  const bool isTight = bar_.width() < wide_ - spare + (isCompact_ ? kSpare : 0);
  if (isTight != isCompact_) setCompact(isTight);
  for (QAction* action : spare_) action->setVisible(bar_.width() >= wide_);
  showState();
}

int RunBar::widthOfSpare() const {
  int width = 0;
  for (QAction* action : spare_) {
    const QWidget& widget = *bar_.widgetForAction(action);
    width += std::max(widget.sizeHint().width(), widget.minimumWidth()) + bar_.layout()->spacing();
  }
  return width;
}

void RunBar::setCompact(bool isCompact) {
  isCompact_ = isCompact;
  run_->setToolButtonStyle(isCompact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
  keepWidth();
}

int RunBar::widthToState() const {
  int width = bar_.layout()->contentsMargins().left();
  for (QAction* action : bar_.actions()) {
    const QWidget* widget = bar_.widgetForAction(action);
    if (!widget || !action->isVisible()) continue;
    if (!(widget->sizePolicy().expandingDirections() & Qt::Horizontal))
      width += std::max(widget->sizeHint().width(), widget->minimumWidth()) + bar_.layout()->spacing();
    if (widget == pill_) break;
  }
  return width;
}

// Shortened rather than behind the arrow of what has no room: a state that is not seen is none.
void RunBar::showState() {
  constexpr int kArrow = 28, kLeast = 40;  // [px]
  pill_->setText(state_);
  if (!isCompact_) return;
  const int beyond = widthToState() - (bar_.width() - kArrow);
  const QFontMetrics metrics(pill_->font());
  // Without its number rather than with a part of it.
  const bool isDone = pages_.current().run().state() == RunState::done && !pages_.current().run().isOutOfDate();
  if (beyond > 0 && isDone)
    pill_->setText(tr("Done"));
  else if (beyond > 0)
    pill_->setText(
        metrics.elidedText(state_, Qt::ElideRight, std::max(kLeast, metrics.horizontalAdvance(state_) - beyond)));
  // What comes after it goes first.
  pill_->setMinimumWidth(pill_->sizeHint().width());
}

}  // namespace armature::app
