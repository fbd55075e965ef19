#include "app/shell/view_menu.h"

#include <QMenuBar>

#include "app/shell/action_set.h"
#include "app/shell/color_scheme.h"
#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"

namespace armature::app {

ViewMenu::ViewMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, DockLayout& docks, ColorScheme& scheme)
    : actions_(actions), pages_(pages) {
  QMenu* menu = bar.addMenu(tr("&View"));
  addZoom(menu);
  menu->addSeparator();
  addOverlays(menu);
  menu->addSeparator();
  addScheme(menu, scheme);
  menu->addSeparator();
  addDocks(menu, docks);
  menu->addSeparator();
  addTabs(menu);
  connect(&pages, &OpenPages::currentChanged, this, &ViewMenu::apply);
  connect(&pages, &OpenPages::levelChanged, this, &ViewMenu::apply);
}

void ViewMenu::addZoom(QMenu* menu) {
  const auto canvas = [this]() -> CanvasView& { return pages_.current().canvas(); };
  menu->addAction(
      actions_.add(tr("Zoom &in"), "zoom-in", QKeySequence(tr("Ctrl++")), [canvas] { canvas().zoomBy(1.25); }));
  menu->addAction(
      actions_.add(tr("Zoom &out"), "zoom-out", QKeySequence(tr("Ctrl+-")), [canvas] { canvas().zoomBy(1 / 1.25); }));
  menu->addAction(actions_.add(tr("Zoom to &100 %"), {}, QKeySequence(tr("Ctrl+0")),
                               [canvas] { canvas().setZoom(1, QRectF(canvas().rect()).center()); }));
  menu->addAction(
      actions_.add(tr("&Fit the diagram"), "zoom-fit", QKeySequence(tr("Ctrl+9")), [canvas] { canvas().fit(); }));
}

void ViewMenu::addOverlays(QMenu* menu) {
  const auto toggle = [&](const QString& text, const QString& icon, const QKeySequence& keys, bool isOn) {
    QAction* made = actions_.add(text, icon, keys, [this] { apply(); });
    made->setCheckable(true);
    made->setChecked(isOn);
    menu->addAction(made);
    return made;
  };
  values_ = toggle(tr("Show parameter &values"), {}, {}, true);
  arrows_ = toggle(tr("Show &arrows of forces, torques and flows"), "arrows", Qt::Key_F2, false);
  live_ = toggle(tr("Show &live values at connectors"), "values", Qt::Key_F3, false);
  motion_ = toggle(tr("Show &motion of parts"), "motion", Qt::Key_F4, false);
  axis_ = toggle(tr("Show the a&xes of lines"), {}, QKeySequence(tr("Shift+F2")), false);
  convention_ = toggle(tr("Show what &positive means"), {}, QKeySequence(tr("Shift+F3")), false);
}

void ViewMenu::addScheme(QMenu* menu, ColorScheme& scheme) {
  QAction* dark = actions_.add(tr("&Dark theme"), "theme", QKeySequence(tr("Ctrl+Shift+D")), {});
  dark->setCheckable(true);
  menu->addAction(dark);
  connect(dark, &QAction::triggered, this,
          [&scheme](bool isDark) { scheme.set(isDark ? ColorScheme::Scheme::dark : ColorScheme::Scheme::light); });
  connect(&scheme, &ColorScheme::changed, dark, [dark, &scheme] { dark->setChecked(scheme.isDark()); });
}

void ViewMenu::addDocks(QMenu* menu, DockLayout& docks) {
  actions_.setIcon(docks.view3d().toggleViewAction(), "view3d");
  for (QDockWidget* dock : docks.all()) {
    QAction* toggle = dock->toggleViewAction();
    menu->addAction(toggle);
    actions_.adopt(toggle);
    toggle->setProperty("command", tr("Show or hide %1").arg(dock->windowTitle().toLower()));
  }
  menu->addAction(actions_.add(tr("&Reset the layout"), {}, {}, [&docks] { docks.reset(); }));
}

// Tabs by the keyboard, as browsers do it.
void ViewMenu::addTabs(QMenu* menu) {
  const auto turn = [this](int by) {
    pages_.show((pages_.indexOf(pages_.current()) + by + pages_.count()) % pages_.count());
  };
  menu->addAction(actions_.add(tr("&Next diagram"), {}, QKeySequence(tr("Ctrl+Tab")), [turn] { turn(1); }));
  menu->addAction(actions_.add(tr("Pre&vious diagram"), {}, QKeySequence(tr("Ctrl+Shift+Tab")), [turn] { turn(-1); }));
  menu->addAction(actions_.add(tr("&Up from the inside of a part"), {}, QKeySequence(tr("Alt+Up")), [this] {
    DiagramPage& page = pages_.current();
    if (page.isInside()) page.goUpTo(page.insides().size() - 1);
  }));
}

void ViewMenu::show(const Overlays& overlays) {
  arrows_->setChecked(overlays.hasArrows);
  live_->setChecked(overlays.hasValues);
  motion_->setChecked(overlays.hasMotion);
  axis_->setChecked(overlays.hasAxis);
  convention_->setChecked(overlays.hasConvention);
  apply();
}

void ViewMenu::apply() {
  const Overlays overlays{arrows_->isChecked(), live_->isChecked(), motion_->isChecked(), axis_->isChecked(),
                          convention_->isChecked()};
  pages_.current().setOverlays(overlays, values_->isChecked());
}

}  // namespace armature::app
