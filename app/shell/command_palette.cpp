#include "app/shell/command_palette.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <optional>

#include "app/look/theme.h"
#include "app/shell/action_need.h"

namespace armature::app {

static constexpr int kWhyNot = Qt::UserRole + 1;

CommandPalette::CommandPalette(QMainWindow& window)
    : SearchCard(&window, tr("What do you want to do?")), window_(window) {
  setObjectName("commandPalette");
  list_->setStyleSheet(
      "QListWidget { background: transparent; } QListWidget::item { height: 26px; padding-left: 6px; border: none; }");
}

void CommandPalette::open() {
  resize(std::min(520, window_.width() - 40), 340);
  move((window_.width() - width()) / 2, 60);
  openWith({});
}

namespace {

// What the actions of a menu are about: the button that opens it (of five parameters with a "Change" each, one), or the
// menu that it is part of; empty for a menu of the menu bar, nothing for one that is on show nowhere.
std::optional<QString> headOf(const QMenu& menu) {
  for (QObject* owner : menu.menuAction()->associatedObjects()) {
    if (qobject_cast<QMenuBar*>(owner)) return QString();
    if (auto* outer = qobject_cast<QMenu*>(owner)) return headOf(*outer) ? std::optional(menu.title()) : std::nullopt;
    auto* button = qobject_cast<QAbstractButton*>(owner);
    if (!button || !button->isVisible()) continue;
    for (const QString& words : {menu.title(), button->accessibleName(), button->text()})
      if (!words.isEmpty()) return words;
  }
  return std::nullopt;
}

std::optional<QString> headOf(const QAction& action) {
  for (QObject* object : action.associatedObjects())
    if (auto* menu = qobject_cast<QMenu*>(object))
      if (const auto head = headOf(*menu)) return head;
  return std::nullopt;
}

}  // namespace

// The window's own actions, those that say what they do, and those of the buttons on show.
QString CommandPalette::wordsOf(const QAction& action) const {
  if (action.property("command").isValid()) return action.property("command").toString();
  if (action.parent() == &window_) return action.text();
  const auto head = headOf(action);
  if (!head) return {};
  return head->isEmpty() ? action.text() : tr("%1: %2").arg(*head, action.text());
}

void CommandPalette::search() {
  list_->clear();
  const QStringList words = field_->text().toLower().split(' ', Qt::SkipEmptyParts);
  for (QAction* action : window_.findChildren<QAction*>()) {
    QString text = wordsOf(*action);
    text.remove('&');
    text.remove(QStringLiteral("…"));
    if (text.isEmpty() || action->isSeparator() || action->menu()) continue;
    const auto occurs = [&](const QString& word) { return text.toLower().contains(word); };
    if (std::all_of(words.begin(), words.end(), occurs)) addRow(*action, text);
  }
  if (list_->count() == 0) {
    auto* none = new QListWidgetItem(tr("No such command."), list_);
    none->setFlags(Qt::NoItemFlags);
    return fitRows(1);
  }
  list_->sortItems();
  // What begins with a number comes last, it would hide all that begins with a letter; then what cannot be done.
  const auto toTheEnd = [this](const auto& isLast) {
    for (int left = list_->count(), row = 0; left > 0; --left)
      isLast(*list_->item(row)) ? list_->addItem(list_->takeItem(row)) : void(++row);
  };
  toTheEnd([](const QListWidgetItem& item) { return item.text().front().isDigit(); });
  toTheEnd([](const QListWidgetItem& item) { return !item.data(kWhyNot).toString().isEmpty(); });
  list_->setCurrentRow(0);
  fitRows(11);
}

void CommandPalette::addRow(QAction& action, QString words) {
  const QString keys = action.shortcut().toString(QKeySequence::NativeText), missing = whyNot(action);
  if (!keys.isEmpty()) words += QStringLiteral("   ") + keys;
  if (!missing.isEmpty()) words += QStringLiteral(" – ") + missing;
  QPixmap blank(20, 20);  // texts without an icon stand below those with one
  blank.fill(Qt::transparent);
  auto* item = new QListWidgetItem(words, list_);
  item->setIcon(action.icon().isNull() ? QIcon(blank) : action.icon());
  item->setData(Qt::UserRole, QVariant::fromValue<void*>(&action));
  item->setData(kWhyNot, missing);
  item->setToolTip(missing);
  if (!missing.isEmpty()) item->setForeground(Theme::of(this).quiet);
}

void CommandPalette::take() {
  const QListWidgetItem* item = list_->currentItem();
  auto* action = item ? static_cast<QAction*>(item->data(Qt::UserRole).value<void*>()) : nullptr;
  if (!action) return;
  const QString missing = item->data(kWhyNot).toString();
  missing.isEmpty() ? action->trigger() : Q_EMIT refused(missing);
}

}  // namespace armature::app
