#include "app/shell/command_palette.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>

namespace armature::app {

CommandPalette::CommandPalette(QMainWindow& window)
    : SearchCard(&window, tr("What do you want to do?")), window_(window) {
  setObjectName("commandPalette");
  list_->setStyleSheet(
      "QListWidget { background: transparent; } QListWidget::item { height: 26px; padding-left: 6px; }");
}

void CommandPalette::open() {
  resize(std::min(520, window_.width() - 40), 340);
  move((window_.width() - width()) / 2, 60);
  openWith({});
}

void CommandPalette::search() {
  list_->clear();
  const QStringList words = field_->text().toLower().split(' ', Qt::SkipEmptyParts);
  for (QAction* action : window_.findChildren<QAction*>()) {
    QString text = action->property("command").isValid() ? action->property("command").toString() : action->text();
    text.remove('&');
    text.remove(QStringLiteral("…"));
    if (text.isEmpty() || action->isSeparator() || action->menu() || !action->isEnabled()) continue;
    const auto occurs = [&](const QString& word) { return text.toLower().contains(word); };
    if (!std::all_of(words.begin(), words.end(), occurs)) continue;
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    auto* item = new QListWidgetItem(keys.isEmpty() ? text : text + QStringLiteral("   ") + keys, list_);
    item->setIcon(action->icon());
    item->setData(Qt::UserRole, QVariant::fromValue<void*>(action));
  }
  list_->sortItems();
  list_->setCurrentRow(0);
}

void CommandPalette::take() {
  const QListWidgetItem* item = list_->currentItem();
  auto* action = item ? static_cast<QAction*>(item->data(Qt::UserRole).value<void*>()) : nullptr;
  if (action) action->trigger();
}

}  // namespace armature::app
