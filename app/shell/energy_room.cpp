#include "app/shell/energy_room.h"

#include <QAction>

#include "app/energy/energy_panel.h"
#include "app/shell/dock_layout.h"
#include "app/shell/open_pages.h"

namespace armature::app {

EnergyRoom::EnergyRoom(OpenPages& pages, DockLayout& docks)
    : pages_(pages),
      docks_(docks),
      panel_(new EnergyPanel),
      dock_(docks.add(tr("Energy"), QStringLiteral("energyDock"), panel_)) {
  connect(&pages, &OpenPages::currentChanged, this, &EnergyRoom::follow);
  connect(&pages, &OpenPages::levelChanged, this, &EnergyRoom::follow);
  // By the menu it opens with room, too.
  connect(dock_.toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
    if (!isShown) return;
    dock_.hide();
    open();
  });
}

void EnergyRoom::setLargeType(bool isLarge) {
  panel_->setStyleSheet(isLarge ? QStringLiteral("* { font-size: 18px; }") : QString());
}

void EnergyRoom::open() {
  docks_.showBeside(dock_);
}

void EnergyRoom::follow() {
  DiagramPage& page = pages_.current();
  panel_->setRun(&page.overlay(), &page.canvas().scene(), &page.run());
}

}  // namespace armature::app
