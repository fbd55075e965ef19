#include "app/controls/time_strip.h"

#include <QHBoxLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include "app/look/color_change.h"
#include "app/look/disabled_ink.h"
#include "app/look/icons.h"
#include "app/look/theme.h"

namespace armature::app {

TimeStrip::TimeStrip(RunControl& run, const Icons& icons, QWidget* parent)
    : QWidget(parent),
      run_(run),
      icons_(icons),
      stepBack_(new QToolButton(this)),
      goBack_(new QToolButton(this)),
      slider_(new TimeSlider(run, this)) {
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 0, 4, 0);
  layout->setSpacing(2);
  layout->addWidget(stepBack_);
  layout->addWidget(slider_, 1);
  layout->addWidget(goBack_);
  stepBack_->setObjectName("stepBack");
  stepBack_->setToolTip(tr("One result point back; the run stands there (Shift+F10)"));
  stepBack_->setAccessibleName(tr("One result point back"));
  goBack_->setObjectName("goBack");
  goBack_->setAccessibleName(tr("Take the run back to the instant that is shown"));
  goBack_->setToolTip(
      tr("Take the run back to the instant that is shown: what follows is computed again (Ctrl+Shift+F10)"));
  connect(stepBack_, &QToolButton::clicked, &run_, &RunControl::stepBack);
  connect(goBack_, &QToolButton::clicked, this, [this] { run_.goBack(run_.shownTime()); });
  for (QToolButton* button : {stepBack_, goBack_}) button->setAutoRaise(true);
  connect(&run_, &RunControl::stateChanged, this, &TimeStrip::enable);
  connect(&run_, &RunControl::shownTimeChanged, this, &TimeStrip::enable);
  new ColorChange(*this, [this] { refreshIcons(); });
  refreshIcons();
  enable();
}

// What is left beside the tabs, which come first.
QSize TimeStrip::sizeHint() const {
  constexpr int kLeast = 56, kMost = 560;  // [px]
  const auto* tabs = qobject_cast<const QTabWidget*>(parentWidget());
  const int room = tabs ? tabs->width() - tabs->tabBar()->sizeHint().width() : 400;
  return {std::clamp(room, kLeast, kMost), 28};
}

// Where there is little room the slider has it: what the buttons do is in the menu, too.
void TimeStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr int kWithButtons = 120;  // [px]
  for (QToolButton* button : {stepBack_, goBack_}) button->setVisible(width() >= kWithButtons);
}

void TimeStrip::refreshIcons() {
  const Theme& theme = Theme::of(this);
  stepBack_->setIcon(icons_.action("step-back", theme.text, disabledInk(theme)));
  goBack_->setIcon(icons_.action("go-back", theme.text, disabledInk(theme)));
}

void TimeStrip::enable() {
  stepBack_->setEnabled(run_.canGoBack());
  goBack_->setEnabled(run_.canGoBack() && !run_.isShowingNewest());
}

}  // namespace armature::app
