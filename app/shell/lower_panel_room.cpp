#include "app/shell/lower_panel_room.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTabBar>
#include <algorithm>

#include "app/look/restyle.h"

namespace armature::app {

namespace {

constexpr int kUsual = 230, kLeast = 160, kSlider = 100;  // [px] of the list, of the slider

}  // namespace

LowerPanelRoom::LowerPanelRoom(QSplitter& splitter, QTabWidget& tabs, QWidget& filter)
    : QObject(&splitter), splitter_(splitter), tabs_(tabs) {
  splitter.installEventFilter(this);
  tabs.tabBar()->installEventFilter(this);
  filter.installEventFilter(this);
  constexpr int kNarrowest = 160;  // [px]
  tabs.setMinimumSize(kNarrowest, tabs.tabBar()->sizeHint().height());
  splitter.widget(1)->setMinimumHeight(1);  // of the list, too, as little as that is seen
  connect(&splitter, &QSplitter::splitterMoved, this, [this] { isMoved_ = true; });
  connect(tabs.tabBar(), &QTabBar::tabBarClicked, this, &LowerPanelRoom::open);
  connect(&tabs, &QTabWidget::currentChanged, this, &LowerPanelRoom::open);
}

bool LowerPanelRoom::eventFilter(QObject* object, QEvent* event) {
  const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
  const bool isOfPanel = object == &splitter_ || object == tabs_.tabBar();
  if (isOther && isOfPanel && !isMoved_ && (isListAway_ || splitter_.sizes().last() > 0)) fit();
  if (event->type() == QEvent::FocusIn && !isOfPanel) {
    showList();
    open();
  }
  return QObject::eventFilter(object, event);
}

void LowerPanelRoom::fit() {
  const int all = splitter_.width(), tabs = tabs_.tabBar()->sizeHint().width();
  // Of a panel that is only its tabs the list would be a sliver of its filter.
  const bool isLow = splitter_.height() < 2 * tabs_.tabBar()->height();
  isListAway_ = isLow || all < tabs + kLeast;
  restyle(tabs_.tabBar(), "closed", isLow);  // no tab is open then
  // The plots beside it, three of them as a rule, have three quarters.
  const int list = isListAway_ ? 0 : std::clamp(std::min(all - tabs - kSlider, all / 4), kLeast, kUsual);
  if (splitter_.sizes().last() != list && all > 2 * kLeast) splitter_.setSizes({all - list, list});
}

void LowerPanelRoom::showList() {
  if (splitter_.sizes().last() > 0) return;
  isMoved_ = true;
  splitter_.setSizes({splitter_.width() - kLeast, kLeast});
}

void LowerPanelRoom::open() {
  auto* window = qobject_cast<QMainWindow*>(splitter_.window());
  constexpr int kRows = 3;  // so high, something of a tab is seen below its name
  if (!window || !splitter_.isVisible() || splitter_.height() > kRows * tabs_.tabBar()->height()) return;
  for (QWidget* owner = splitter_.parentWidget(); owner; owner = owner->parentWidget())
    if (auto* dock = qobject_cast<QDockWidget*>(owner); dock && !dock->isFloating())
      window->resizeDocks({dock}, {window->height() * 2 / 5}, Qt::Vertical);
}

}  // namespace armature::app
