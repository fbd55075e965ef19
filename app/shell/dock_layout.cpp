#include "app/shell/dock_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>
#include <utility>

namespace armature::app {

namespace {
// Raised when docks change, so that an older layout is not forced upon them.
constexpr int kLayoutVersion = 10;
// [px] so wide a window has no room for a lesson, the diagram and the 3-D view in full.
constexpr int kNarrow = 1200;
// [px] so wide a window, as on a screen with large points, has room for one column of panels beside the diagram.
constexpr int kOneColumn = 900;
// [px] what an inspector needs
constexpr int kColumn = 272;
// [px] lower, the results begin as the row of their tabs: a click on one opens them.
constexpr int kLow = 480;

// What panels have in a window of so many pixels while nobody has moved their edges: on a small screen less, for half
// of each side is the diagram's.
DockLayout::Sizes usualSizes(const QSize& window) {
  constexpr QSize kSmall(1024, 700), kUsual(1280, 800);  // [px] from the one to the other
  const auto part = [](int length, int small, int usual) {
    return std::clamp(double(length - small) / (usual - small), 0.0, 1.0);
  };
  const double across = part(window.width(), kSmall.width(), kUsual.width());
  constexpr int kUsualInspector = 290;
  return {220 + qRound(30 * across), kColumn + qRound((kUsualInspector - kColumn) * across),
          200 + qRound(60 * part(window.height(), kSmall.height(), kUsual.height()))};
}

// In the stead of a dock's bar of title: nothing, with a size that is nothing too. (A widget without a layout has the
// size −1, which the dock adds to that of an empty page.)
QWidget* noBar(QDockWidget& dock) {
  auto* bar = new QWidget(&dock);
  (new QHBoxLayout(bar))->setContentsMargins(0, 0, 0, 0);
  return bar;
}

// In the stead of a title that a tab says: what the dock is moved by, and no more.
QWidget* grip(QDockWidget& dock) {
  QWidget* bar = noBar(dock);
  bar->setFixedHeight(8);
  bar->setToolTip(DockLayout::tr("Drag this edge to move the panel"));
  return bar;
}

// The cross on the tab of a dock that was asked for.
QToolButton* closing(QDockWidget& dock, QTabBar* tabs) {
  auto* cross = new QToolButton(tabs);
  cross->setObjectName("closeDock");
  cross->setAutoRaise(true);
  cross->setFocusPolicy(Qt::NoFocus);
  cross->setIcon(QIcon(QStringLiteral(":/controls/close.svg")));
  cross->setIconSize({16, 16});
  cross->setToolTip(DockLayout::tr("Close %1").arg(dock.windowTitle()));
  cross->setAccessibleName(cross->toolTip());
  QObject::connect(cross, &QToolButton::clicked, &dock, &QDockWidget::close);
  return cross;
}
}  // namespace

DockLayout::DockLayout(QMainWindow& window, const Panels& panels) : window_(window) {
  window.setDockNestingEnabled(true);
  // Plots need width, the inspector height.
  window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  parts_ = make(tr("Palette"), "partsDock", panels.parts, Qt::LeftDockWidgetArea);
  inspector_ = make(tr("Inspector"), "inspectorDock", panels.inspector, Qt::RightDockWidgetArea);
  results_ = make(tr("Results"), "resultsDock", panels.results, Qt::BottomDockWidgetArea);
  view3d_ = make(tr("3-D view"), "view3dDock", panels.view3d, Qt::RightDockWidgetArea);
  pages_ = make(tr("Documentation"), "pagesDock", new QWidget, Qt::LeftDockWidgetArea);
  pages_->hide();
  watchWidth(*pages_);
  lesson_ = make(tr("Lesson"), "lessonDock", panels.lesson, Qt::LeftDockWidgetArea);
  lesson_->hide();
  line_ = make(tr("Line in space"), "lineDock", panels.line, Qt::BottomDockWidgetArea);
  line_->hide();
  dressBelow(*line_);
  // Closed, not behind another tab: the plots need less height than a line in space.
  connect(line_->toggleViewAction(), &QAction::toggled, this, [this](bool isOn) {
    if (isOn || plotsHeight_ == 0) return;
    window_.resizeDocks({results_.get()}, {std::exchange(plotsHeight_, 0)}, Qt::Vertical);
  });
  window.setTabPosition(Qt::LeftDockWidgetArea, QTabWidget::North);
  window.setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
  results_->setTitleBarWidget(noBar(*results_));  // the tabs say it
  view3d_->installEventFilter(this);
  // Asked for it is as large as when it comes by itself, unless somebody has made it so already.
  connect(view3d_->toggleViewAction(), &QAction::triggered, this, [this](bool isOn) {
    if (!isOn) return takeView3dRoom();
    if (view3d_->height() < window_.height() / 3) giveView3dRoom();
  });
  window.installEventFilter(this);
}

DockLayout::~DockLayout() = default;

namespace {

// What a panel does not get of the height and width that it wants is scrolled: the window must not grow beyond a small
// screen because of it.
class ShrinkingArea : public QScrollArea {
 public:
  explicit ShrinkingArea(QWidget* content) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setFocusProxy(content);
    setWidget(content);
  }
  QSize sizeHint() const override { return widget()->sizeHint(); }
  QSize minimumSizeHint() const override {
    constexpr QSize kLeast(440, 60);  // [px] as wide, a line of text can be read without moving it
    QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    if (least.height() > kLeast.height()) least.rwidth() += verticalScrollBar()->sizeHint().width();
    return least.boundedTo(kLeast);
  }

 protected:
  // What it wants changes with what it shows.
  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return QScrollArea::eventFilter(object, event);
  }
};

}  // namespace

std::unique_ptr<QDockWidget> DockLayout::make(const QString& title, const QString& name, QWidget* widget,
                                              Qt::DockWidgetArea area) {
  auto made = std::make_unique<QDockWidget>(title, &window_);
  made->setObjectName(name);
  // The results know how to be a row of tabs (LowerPanelRoom).
  const bool canShrink = qobject_cast<QAbstractScrollArea*>(widget) || name == QLatin1String("resultsDock");
  made->setWidget(canShrink ? widget : new ShrinkingArea(widget));
  window_.addDockWidget(area, made.get());
  const auto dressSoon = [this] {
    if (!std::exchange(isDressing_, true)) QTimer::singleShot(0, this, &DockLayout::dressTabs);
  };
  connect(made.get(), &QDockWidget::visibilityChanged, this, dressSoon);
  connect(made.get(), &QDockWidget::topLevelChanged, this, dressSoon);
  connect(made.get(), &QDockWidget::dockLocationChanged, this, dressSoon);
  // What somebody asks for is seen, and not behind another tab.
  connect(made->toggleViewAction(), &QAction::triggered, made.get(), [dock = made.get()](bool isOn) {
    if (isOn) dock->raise();
  });
  return made;
}

QList<QDockWidget*> DockLayout::all() const {
  QList<QDockWidget*> docks{parts_.get(), inspector_.get(), results_.get(), view3d_.get(),
                            pages_.get(), lesson_.get(),    line_.get()};
  for (const auto& dock : below_) docks << dock.get();
  for (const auto& dock : more_) docks << dock.get();
  return docks;
}

// Its tab says what it is; in a window of its own it needs a bar to be moved by.
void DockLayout::dressBelow(QDockWidget& dock) {
  const auto dress = [&dock](bool isFloating) {
    QWidget* before = dock.titleBarWidget();
    dock.setTitleBarWidget(isFloating ? nullptr : noBar(dock));
    delete before;
  };
  dress(false);
  connect(&dock, &QDockWidget::topLevelChanged, this, dress);
}

// A dock among tabs does not say its title a second time. Tabs that have no room beside each other are scrolled: titles
// of dots would tell nothing, and the one in front is always whole.
void DockLayout::dressTabs() {
  isDressing_ = false;
  QList<QDockWidget*> askedFor{pages_.get()};
  for (const auto& dock : more_) askedFor << dock.get();
  for (QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    bar->setElideMode(Qt::ElideNone);
    bar->setUsesScrollButtons(true);
    // The arrow keys go from tab to tab; those at the end of a long row are for the mouse.
    for (auto* arrow : bar->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly))
      arrow->setFocusPolicy(Qt::NoFocus);
    for (QDockWidget* dock : askedFor)
      for (int tab = 0; tab < bar->count(); ++tab)
        if (bar->tabText(tab) == dock->windowTitle() && !bar->tabButton(tab, QTabBar::RightSide))
          bar->setTabButton(tab, QTabBar::RightSide, closing(*dock, bar));
  }
  const auto isShown = [](const QDockWidget* dock) { return !dock->isHidden(); };
  for (QDockWidget* dock :
       QList<QDockWidget*>{parts_.get(), inspector_.get(), view3d_.get(), lesson_.get()} + askedFor) {
    const QList<QDockWidget*> others = window_.tabifiedDockWidgets(dock);
    const bool isTab = !dock->isFloating() && std::any_of(others.begin(), others.end(), isShown);
    QWidget* before = dock->titleBarWidget();
    if (isTab == (before != nullptr)) continue;
    dock->setTitleBarWidget(isTab ? grip(*dock) : nullptr);
    delete before;
  }
}

QDockWidget& DockLayout::addBelow(const QString& title, const QString& name, QWidget* widget) {
  below_.push_back(make(title, name, widget, Qt::BottomDockWidgetArea));
  QDockWidget& dock = *below_.back();
  dressBelow(dock);
  dock.hide();
  return dock;
}

QDockWidget& DockLayout::add(const QString& title, const QString& name, QWidget* widget) {
  more_.push_back(make(title, name, widget, Qt::RightDockWidgetArea));
  QDockWidget& dock = *more_.back();
  dock.hide();
  watchWidth(dock);
  return dock;
}

// Closed, not behind another tab: the column has the width of before.
void DockLayout::watchWidth(QDockWidget& dock) {
  connect(dock.toggleViewAction(), &QAction::toggled, this, [this, &dock](bool isOn) {
    if (!isOn) giveWidthBack(dock);
  });
}

QDockWidget& DockLayout::addWithInspector(const QString& title, const QString& name, QWidget* widget) {
  QDockWidget& dock = add(title, name, widget);
  withInspector_ << &dock;
  return dock;
}

// All panels as tabs of one column at the left, which has the whole height.
void DockLayout::standInOneColumn() {
  window_.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  QList<QDockWidget*> docks{inspector_.get(), view3d_.get(), pages_.get(), lesson_.get()};
  for (const auto& dock : more_) docks << dock.get();
  for (QDockWidget* dock : docks) {
    if (dock->isFloating()) continue;
    window_.addDockWidget(Qt::LeftDockWidgetArea, dock);
    window_.tabifyDockWidget(parts_.get(), dock);
  }
  (lesson_->isHidden() ? parts_ : lesson_)->raise();
  window_.resizeDocks({parts_.get()}, {std::max(kColumn, window_.width() * 3 / 10)}, Qt::Horizontal);
  window_.resizeDocks({results_.get()}, {window_.height() < kLow ? 1 : window_.height() * 3 / 10}, Qt::Vertical);
}

// As many columns as the window has room for; what is on show stays so.
void DockLayout::followWidth() {
  const bool isOne = window_.width() < kOneColumn;
  if (isOne == isOneColumn_) return isOne ? void() : followUsual();
  isOneColumn_ = isOne;
  if (isOne) {
    wide_ = window_.saveState(kLayoutVersion);
    return standInOneColumn();
  }
  QList<QDockWidget*> shown = all();
  shown.removeIf([](const QDockWidget* dock) { return dock->isHidden(); });
  window_.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  if (wide_.isEmpty()) reset();
  if (!wide_.isEmpty()) window_.restoreState(std::exchange(wide_, {}), kLayoutVersion);
  for (QDockWidget* dock : shown) dock->show();
}

// What has the size that panels have in such a window by themselves gets that of the window as it is now.
void DockLayout::followUsual() {
  const Sizes before = std::exchange(usual_, usualSizes(window_.size()));
  const auto follow = [this](QDockWidget& dock, int is, int was, int now, Qt::Orientation along) {
    constexpr int kSame = 3;  // [px] that a layout rounds
    if (was != now && !dock.isHidden() && !dock.isFloating() && std::abs(is - was) <= kSame)
      window_.resizeDocks({&dock}, {now}, along);
  };
  follow(*parts_, parts_->width(), before.parts, usual_.parts, Qt::Horizontal);
  follow(*inspector_, inspector_->width(), before.inspector, usual_.inspector, Qt::Horizontal);
  follow(*results_, results_->height(), before.results, usual_.results, Qt::Vertical);
}

void DockLayout::reset() {
  wide_.clear();
  window_.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  for (QDockWidget* dock : {parts_.get(), inspector_.get(), results_.get()}) {
    dock->setFloating(false);
    dock->show();
  }
  window_.addDockWidget(Qt::LeftDockWidgetArea, parts_.get());
  window_.addDockWidget(Qt::RightDockWidgetArea, inspector_.get());
  window_.addDockWidget(Qt::BottomDockWidgetArea, results_.get());
  view3d_->setFloating(false);
  view3d_->hide();
  isView3dUnwanted_ = false;
  // Above the inspector: beside it, too little would be left for the diagram and the plots.
  window_.addDockWidget(Qt::RightDockWidgetArea, view3d_.get());
  window_.splitDockWidget(view3d_.get(), inspector_.get(), Qt::Vertical);
  pages_->setFloating(false);
  pages_->hide();
  window_.addDockWidget(Qt::LeftDockWidgetArea, pages_.get());
  window_.tabifyDockWidget(parts_.get(), pages_.get());
  for (const auto& dock : more_) {
    dock->setFloating(false);
    dock->hide();
    window_.addDockWidget(Qt::RightDockWidgetArea, dock.get());
    window_.tabifyDockWidget(withInspector_.contains(dock.get()) ? inspector_.get() : view3d_.get(), dock.get());
  }
  lesson_->setFloating(false);
  lesson_->hide();
  window_.addDockWidget(Qt::LeftDockWidgetArea, lesson_.get());
  window_.tabifyDockWidget(parts_.get(), lesson_.get());
  line_->setFloating(false);
  line_->hide();
  window_.addDockWidget(Qt::BottomDockWidgetArea, line_.get());
  window_.tabifyDockWidget(results_.get(), line_.get());
  for (const auto& dock : below_) {
    dock->setFloating(false);
    dock->hide();
    window_.addDockWidget(Qt::BottomDockWidgetArea, dock.get());
    window_.tabifyDockWidget(results_.get(), dock.get());
  }
  if (isOneColumn_) return standInOneColumn();
  usual_ = usualSizes(window_.size());
  window_.resizeDocks({parts_.get(), inspector_.get()}, {usual_.parts, usual_.inspector}, Qt::Horizontal);
  window_.resizeDocks({results_.get()}, {usual_.results}, Qt::Vertical);
}

void DockLayout::restore(const QSettings& settings) {
  if (settings.value("layoutVersion").toInt() == kLayoutVersion) {
    window_.restoreGeometry(settings.value("geometry").toByteArray());
    followWidth();
    const QByteArray state = settings.value("state").toByteArray();
    const bool wasOneColumn = settings.value("oneColumn").toBool();
    if (wasOneColumn == isOneColumn_) window_.restoreState(state, kLayoutVersion);
    // That of a wider screen waits for one.
    if (isOneColumn_) wide_ = wasOneColumn ? settings.value("wideState").toByteArray() : state;
  }
  isView3dUnwanted_ = settings.value("view3dUnwanted").toBool();
  const QStringList away = settings.value("docksAway").toStringList();
  for (QDockWidget* dock : all())
    if (away.contains(dock->objectName())) dock->show();
  lesson_->hide();
  view3d_->hide();  // comes with the first model that has something to see
  pages_->hide();   // what was read last time is not known any more
}

void DockLayout::save(QSettings& settings) const {
  settings.setValue("geometry", window_.saveGeometry());
  settings.setValue("state", window_.saveState(kLayoutVersion));
  settings.setValue("layoutVersion", kLayoutVersion);
  settings.setValue("oneColumn", isOneColumn_);
  settings.setValue("wideState", wide_);
  settings.setValue("view3dUnwanted", isView3dUnwanted_);
  // Large letters end with the program.
  QStringList away;
  for (const QDockWidget* dock : away_) away << dock->objectName();
  settings.setValue("docksAway", away);
}

void DockLayout::offerView3d() {
  if (view3d_->isVisible() || isView3dUnwanted_) return;
  view3d_->show();
  giveView3dRoom();
}

void DockLayout::giveView3dRoom() {
  if (view3d_->isFloating() || isOneColumn_) return;
  columnBefore_ = inspector_->isVisible() ? inspector_->width() : 0;
  const int tenths = lesson_->isVisible() && window_.width() < kNarrow ? 2 : 3;
  window_.resizeDocks({view3d_.get()}, {std::max(columnBefore_, window_.width() * tenths / 10)}, Qt::Horizontal);
  window_.resizeDocks({view3d_.get(), inspector_.get()}, {window_.height() / 2, window_.height() * 2 / 5},
                      Qt::Vertical);
}

void DockLayout::withdrawView3d() {
  if (view3d_->isHidden() || view3d_->isFloating()) return;
  view3d_->hide();
  takeView3dRoom();
}

// With the width that it brought.
void DockLayout::takeView3dRoom() {
  if (const int before = std::exchange(columnBefore_, 0); before > 0 && inspector_->isVisible())
    window_.resizeDocks({inspector_.get()}, {before}, Qt::Horizontal);
}

void DockLayout::showPages() {
  if (window_.dockWidgetArea(pages_.get()) == Qt::LeftDockWidgetArea && !pages_->isFloating())
    showWithParts(*pages_);
  else
    showBeside(*pages_);
  if (pages_->isFloating()) pages_->activateWindow();
  pages_->widget()->setFocus();
}

// What is written and read in the column at the other side keeps its width.
void DockLayout::showWithParts(QDockWidget& dock) {
  const bool wasShown = dock.isVisible();
  const int before = parts_->isVisible() && !parts_->isFloating() ? parts_->width() : 0;
  dock.show();
  dock.raise();
  if (wasShown || isOneColumn_) return;
  const int least = isLarge_ ? window_.width() * 43 / 100 : std::clamp(window_.width() * 26 / 100, 300, 400);  // [px]
  if (before >= least) return;
  partsBefore_ = before;
  window_.resizeDocks({&dock}, {least}, Qt::Horizontal);
}

void DockLayout::toggle(QDockWidget& dock) {
  // Behind another tab it stands outside of the window.
  if (dock.isVisible() && (dock.isFloating() || window_.rect().intersects(dock.geometry()))) return dock.hide();
  dock.show();
  dock.raise();
  if (dock.isFloating()) dock.activateWindow();
}

// The column is as wide as before the last dock that it was widened for came.
void DockLayout::giveWidthBack(QDockWidget& dock) {
  if (&dock == pages_.get())
    if (const int before = std::exchange(partsBefore_, 0); before > 0 && parts_->isVisible() && !isOneColumn_)
      window_.resizeDocks({parts_.get()}, {before}, Qt::Horizontal);
  widened_.removeOne(&dock);
  if (!widened_.isEmpty() || widthBefore_ == 0) return;
  const int before = std::exchange(widthBefore_, 0);
  if (inspector_->isHidden() || inspector_->isFloating() || isOneColumn_) return;
  window_.resizeDocks({inspector_.get()}, {before}, Qt::Horizontal);
}

void DockLayout::showBeside(QDockWidget& dock) {
  const bool wasShown = dock.isVisible();
  const int before = inspector_->isVisible() && !inspector_->isFloating() ? inspector_->width() : 0;
  dock.show();
  dock.raise();
  if (wasShown || dock.isFloating() || isOneColumn_) return;
  if (widened_.isEmpty()) widthBefore_ = before;
  widened_ << &dock;
  // Large letters want a wider column.
  const int least = window_.width() * (isLarge_ ? 43 : 32) / 100;
  window_.resizeDocks({&dock}, {inspector_->isHidden() ? least : std::max(inspector_->width(), least)}, Qt::Horizontal);
  if (!window_.tabifiedDockWidgets(inspector_.get()).contains(&dock))
    window_.resizeDocks({&dock, inspector_.get()}, {window_.height() * 6 / 10, window_.height() * 3 / 10},
                        Qt::Vertical);
}

void DockLayout::showLesson(int width) {
  lesson_->show();
  lesson_->raise();
  if (lesson_->isFloating() || isOneColumn_) return;
  // On a projector's narrow screen the diagram comes first.
  constexpr int kLeastDiagram = 420;  // [px]
  const bool isTight = window_.width() - width - inspector_->width() < kLeastDiagram;
  if (isTight && inspector_->isVisible() && !inspector_->isFloating()) {
    inspector_->hide();
    isInspectorAway_ = true;
  }
  window_.resizeDocks({lesson_.get()}, {width}, Qt::Horizontal);
}

void DockLayout::showLine() {
  const bool wasShown = line_->isVisible();
  if (!wasShown && results_->isVisible()) plotsHeight_ = results_->height();
  line_->show();
  line_->raise();
  if (line_->isFloating()) return line_->activateWindow();
  if (wasShown) return;
  // Diagram, plots and line at once need a wide window.
  constexpr int kWide = 1700;  // [px]
  if (window_.width() >= kWide && window_.tabifiedDockWidgets(line_.get()).contains(results_.get()))
    window_.splitDockWidget(results_.get(), line_.get(), Qt::Horizontal);
  const int share = isLarge_ ? 55 : 47;  // [%] of the window
  window_.resizeDocks({line_.get()}, {std::max(line_->height(), window_.height() * share / 100)}, Qt::Vertical);
}

void DockLayout::showBelow(QDockWidget& dock) {
  const bool wasShown = dock.isVisible();
  dock.show();
  dock.raise();
  if (dock.isFloating()) return dock.activateWindow();
  const int share = window_.height() < kLow ? 60 : 45;  // [%] of the window
  if (wasShown) return;
  const auto heighten = [this, &dock, share] {
    window_.resizeDocks({&dock}, {std::max(dock.height(), window_.height() * share / 100)}, Qt::Vertical);
  };
  heighten();
  QTimer::singleShot(0, &dock, heighten);  // a row of tabs alone gets its height with what it shows
}

void DockLayout::setLessonTall(bool isTall) {
  const bool isColumnTall = isTall || isOneColumn_;
  window_.setCorner(Qt::BottomLeftCorner, isColumnTall ? Qt::LeftDockWidgetArea : Qt::BottomDockWidgetArea);
  // Plots between a lesson and the 3-D view would be too slim to read.
  window_.setCorner(Qt::BottomRightCorner,
                    isTall && window_.width() < kNarrow ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
  if (!isTall && std::exchange(isInspectorAway_, false)) inspector_->show();
}

void DockLayout::setLargeType(bool isLarge) {
  constexpr int kRoomy = 1400;  // [px]
  isLarge_ = isLarge;
  for (QDockWidget* dock : std::exchange(away_, {})) dock->show();
  if (!isLarge || window_.width() >= kRoomy) return;
  for (QDockWidget* dock : {parts_.get(), inspector_.get()}) {
    if (dock->isHidden() || dock->isFloating()) continue;
    dock->hide();
    away_ << dock;
  }
}

// Closing the 3-D view is meant: the next model with something to see does not bring it back.
bool DockLayout::eventFilter(QObject* object, QEvent* event) {
  if (object == view3d_.get() && event->type() == QEvent::Close) isView3dUnwanted_ = true;
  if (object == view3d_.get() && event->type() == QEvent::Show) isView3dUnwanted_ = false;
  // Not while it is being laid out.
  if (object == &window_ && event->type() == QEvent::Resize)
    QMetaObject::invokeMethod(this, &DockLayout::followWidth, Qt::QueuedConnection);
  return QObject::eventFilter(object, event);
}

}  // namespace armature::app
