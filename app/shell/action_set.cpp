#include "app/shell/action_set.h"

#include <QApplication>
#include <QMainWindow>

#include "app/look/disabled_ink.h"

namespace armature::app {

QAction* ActionSet::add(const QString& text, const QString& icon, const QKeySequence& keys, std::function<void()> run) {
  auto* made = new QAction(text, &window_);
  made->setShortcut(keys);
  QString tip = text;
  tip.remove('&');
  tip.remove(QStringLiteral("…"));
  if (!keys.isEmpty()) tip += QStringLiteral(" (%1)").arg(keys.toString(QKeySequence::NativeText));
  made->setToolTip(tip);
  if (!icon.isEmpty()) setIcon(made, icon);
  if (run) QObject::connect(made, &QAction::triggered, &window_, std::move(run));
  window_.addAction(made);
  return made;
}

void ActionSet::adopt(QAction* action, const QString& icon, const QKeySequence& keys) {
  action->setShortcut(keys);
  setIcon(action, icon);
  adopt(action);
}

void ActionSet::adopt(QAction* action) {
  window_.addAction(action);
}

void ActionSet::refreshIcons() {
  const Theme& theme = Theme::of(QApplication::palette());
  const QColor disabled = disabledInk(theme);
  for (auto i = iconNames_.begin(); i != iconNames_.end(); ++i) {
    // First: who shows it on the accent colour asks for it when the action has changed.
    i.key()->setProperty(kIconOnAccent, icons_.action(i.value(), theme.onAccent, disabled));
    i.key()->setIcon(icons_.action(i.value(), theme.text, disabled));
  }
}

}  // namespace armature::app
