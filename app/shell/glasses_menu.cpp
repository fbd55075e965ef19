#include "app/shell/glasses_menu.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

#include "app/shell/action_set.h"
#include "app/teaching/worn_glasses.h"

namespace armature::app {

GlassesMenu::GlassesMenu(QMenu& view, ActionSet& actions, WornGlasses& worn)
    : QObject(&view), worn_(worn), group_(new QActionGroup(this)) {
  QMenu* menu = view.addMenu(tr("&Glasses"));
  menu->setObjectName("glassesMenu");
  menu->setToolTipsVisible(true);
  const auto add = [&](const QString& title, const QString& says, const QString& name) {
    QAction* choice = actions.add(title, {}, {}, [this, name] { worn_.choose(name); });
    choice->setObjectName("glasses_" + name);
    choice->setCheckable(true);
    choice->setToolTip(says);
    choice->setStatusTip(says);
    choice->setData(name);
    choice->setProperty("command", tr("Glasses: %1").arg(title));
    group_->addAction(choice);
    menu->addAction(choice);
  };
  add(tr("This library"), tr("Numbers as this library counts them, as in results, files and equations."), {});
  menu->addSeparator();
  for (const GlassesKind& kind : GlassesTable::shipped().kinds()) add(titleOf(kind), saysOf(kind), kind.name);
  connect(&worn_, &WornGlasses::changed, this, &GlassesMenu::showChoice);
  showChoice();
}

void GlassesMenu::setLocked(bool isLocked) {
  group_->setEnabled(!isLocked);
}

void GlassesMenu::showChoice() {
  for (QAction* choice : group_->actions()) choice->setChecked(choice->data().toString() == worn_.name());
}

}  // namespace armature::app
