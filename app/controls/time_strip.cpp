#include "app/controls/time_strip.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "app/look/color_change.h"
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
  goBack_->setObjectName("goBack");
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

// Wide enough to be of use, but no wider than what is left beside the tabs.
QSize TimeStrip::sizeHint() const {
  const int room = parentWidget() ? parentWidget()->width() / 2 : 400;
  return {std::clamp(room, 200, 560), 28};
}

void TimeStrip::refreshIcons() {
  const Theme& theme = Theme::of(this);
  stepBack_->setIcon(icons_.action("step-back", theme.text, theme.line));
  goBack_->setIcon(icons_.action("go-back", theme.text, theme.line));
}

void TimeStrip::enable() {
  stepBack_->setEnabled(run_.canGoBack());
  goBack_->setEnabled(run_.canGoBack() && !run_.isShowingNewest());
}

}  // namespace armature::app
