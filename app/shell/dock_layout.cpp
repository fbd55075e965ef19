#include "app/shell/dock_layout.h"

#include <QEvent>
#include <QMainWindow>
#include <QSettings>
#include <algorithm>

namespace armature::app {

namespace {
// Raised when docks change, so that an older layout is not forced upon them.
constexpr int kLayoutVersion = 3;
}  // namespace

DockLayout::DockLayout(QMainWindow& window, const Panels& panels) : window_(window) {
  window.setDockNestingEnabled(true);
  // Plots need width, the inspector height.
  window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
  parts_ = make(tr("Parts"), "partsDock", panels.parts, Qt::LeftDockWidgetArea);
  inspector_ = make(tr("Inspector"), "inspectorDock", panels.inspector, Qt::RightDockWidgetArea);
  results_ = make(tr("Results"), "resultsDock", panels.results, Qt::BottomDockWidgetArea);
  view3d_ = make(tr("3-D view"), "view3dDock", panels.view3d, Qt::RightDockWidgetArea);
  pages_ = make(tr("Documentation"), "pagesDock", new QWidget, Qt::RightDockWidgetArea);
  pages_->hide();
  results_->setTitleBarWidget(new QWidget(results_.get()));  // the tabs say it
  view3d_->installEventFilter(this);
}

DockLayout::~DockLayout() = default;

std::unique_ptr<QDockWidget> DockLayout::make(const QString& title, const QString& name, QWidget* widget,
                                              Qt::DockWidgetArea area) {
  auto made = std::make_unique<QDockWidget>(title, &window_);
  made->setObjectName(name);
  made->setWidget(widget);
  window_.addDockWidget(area, made.get());
  return made;
}

QList<QDockWidget*> DockLayout::all() const {
  return {parts_.get(), inspector_.get(), results_.get(), view3d_.get(), pages_.get()};
}

void DockLayout::reset() {
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
  window_.addDockWidget(Qt::RightDockWidgetArea, pages_.get());
  window_.tabifyDockWidget(view3d_.get(), pages_.get());
  window_.resizeDocks({parts_.get(), inspector_.get()}, {250, 290}, Qt::Horizontal);
  window_.resizeDocks({results_.get()}, {260}, Qt::Vertical);
}

void DockLayout::restore(const QSettings& settings) {
  if (settings.value("layoutVersion").toInt() == kLayoutVersion) {
    window_.restoreGeometry(settings.value("geometry").toByteArray());
    window_.restoreState(settings.value("state").toByteArray(), kLayoutVersion);
  }
  isView3dUnwanted_ = settings.value("view3dUnwanted").toBool();
  pages_->hide();  // what was read last time is not known any more
}

void DockLayout::save(QSettings& settings) const {
  settings.setValue("geometry", window_.saveGeometry());
  settings.setValue("state", window_.saveState(kLayoutVersion));
  settings.setValue("layoutVersion", kLayoutVersion);
  settings.setValue("view3dUnwanted", isView3dUnwanted_);
}

void DockLayout::offerView3d() {
  if (view3d_->isVisible() || isView3dUnwanted_) return;
  view3d_->show();
  if (view3d_->isFloating()) return;
  window_.resizeDocks({view3d_.get()}, {std::max(inspector_->width(), window_.width() * 3 / 10)}, Qt::Horizontal);
  window_.resizeDocks({view3d_.get(), inspector_.get()}, {window_.height() / 2, window_.height() * 2 / 5},
                      Qt::Vertical);
}

void DockLayout::showPages() {
  const bool wasShown = pages_->isVisible();
  pages_->show();
  pages_->raise();
  if (pages_->isFloating()) pages_->activateWindow();
  pages_->widget()->setFocus();
  if (wasShown || pages_->isFloating()) return;
  window_.resizeDocks({pages_.get()}, {std::max(inspector_->width(), window_.width() * 32 / 100)}, Qt::Horizontal);
  window_.resizeDocks({pages_.get(), inspector_.get()}, {window_.height() * 6 / 10, window_.height() * 3 / 10},
                      Qt::Vertical);
}

// Closing the 3-D view is meant: the next model with something to see does not bring it back.
bool DockLayout::eventFilter(QObject* object, QEvent* event) {
  if (object == view3d_.get() && event->type() == QEvent::Close) isView3dUnwanted_ = true;
  if (object == view3d_.get() && event->type() == QEvent::Show) isView3dUnwanted_ = false;
  return QObject::eventFilter(object, event);
}

}  // namespace armature::app
