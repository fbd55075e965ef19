#include "app/shell/action_need.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QVariant>

Q_DECLARE_METATYPE(armature::app::Need)

namespace armature::app {

static constexpr const char* kNeed = "need";

void setNeed(QAction& action, Need missing) {
  action.setProperty(kNeed, QVariant::fromValue(std::move(missing)));
}

void setReason(QAction& action, const QString& words) {
  setNeed(action, [&action, words] { return action.isEnabled() ? QString() : words; });
}

QString whyNot(const QAction& action) {
  const auto need = action.property(kNeed).value<Need>();
  const QString missing = need ? need() : QString();
  if (!missing.isEmpty() || action.isEnabled()) return missing;
  return QCoreApplication::translate("ActionNeed", "Not possible just now");
}

void showNeeds(QMenu& menu) {
  menu.setToolTipsVisible(true);
  // Grey only while they are seen: what is missing may come before the keys of an action are pressed.
  QObject::connect(&menu, &QMenu::aboutToShow, &menu, [&menu] {
    for (QAction* action : menu.actions()) {
      if (!action->property(kNeed).isValid() || !action->isEnabled()) continue;
      const QString missing = whyNot(*action);
      if (missing.isEmpty()) continue;
      action->setToolTip(missing);
      action->setEnabled(false);
      QObject::connect(
          &menu, &QMenu::aboutToHide, action,
          [action] {
            action->setEnabled(true);
            action->setToolTip({});
          },
          Qt::SingleShotConnection);
    }
  });
}

}  // namespace armature::app
