#include "app/shell/experiments_room.h"

#include <QDockWidget>
#include <QMenu>
#include <QStackedWidget>

#include "app/experiments/experiments_panel.h"
#include "app/shell/action_set.h"
#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"

namespace armature::app {

ExperimentsRoom::ExperimentsRoom(EngineThread& engine, OpenPages& pages, DockLayout& docks)
    : engine_(engine),
      pages_(pages),
      docks_(docks),
      stack_(new QStackedWidget),
      dock_(docks.addBelow(tr("Experiments"), QStringLiteral("experimentsDock"), stack_)) {
  connect(&pages, &OpenPages::currentChanged, this, &ExperimentsRoom::follow);
  connect(&pages, &OpenPages::factorTyped, this, [this](const QString& name, const QString& values) {
    open();
    panel().addFactor(name, values);
  });
  connect(&dock_, &QDockWidget::visibilityChanged, this, &ExperimentsRoom::follow);
  connect(dock_.toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
    if (!isShown) return;
    dock_.hide();
    open();
  });
}

ExperimentsRoom::~ExperimentsRoom() {
  qDeleteAll(panels_);
}

void ExperimentsRoom::addActions(QMenu& menu, ActionSet& actions) {
  menu.addSeparator();
  menu.addAction(
      actions.add(tr("E&xperiments…"), QStringLiteral("study"), QKeySequence(tr("Ctrl+Shift+E")), [this] { open(); }));
}

ExperimentsPanel& ExperimentsRoom::panel() {
  DiagramPage* const page = &pages_.current();
  ExperimentsPanel*& panel = panels_[page];
  if (!panel) {
    panel = new ExperimentsPanel(page->document(), page->checker(), engine_);
    stack_->addWidget(panel);
    connect(page, &QObject::destroyed, panel, [this, page] { delete panels_.take(page); });
  }
  stack_->setCurrentWidget(panel);
  return *panel;
}

void ExperimentsRoom::open() {
  docks_.showBelow(dock_);
  panel();
}

// A panel is made when it is looked at.
void ExperimentsRoom::follow() {
  if (dock_.isVisible()) panel();
}

}  // namespace armature::app
