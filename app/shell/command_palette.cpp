#include "app/shell/command_palette.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QStyledItemDelegate>
#include <optional>

#include "app/look/theme.h"
#include "app/shell/action_need.h"

namespace armature::app {

static constexpr int kWhyNot = Qt::UserRole + 1, kCommandKeys = Qt::UserRole + 2, kSaid = Qt::UserRole + 3;
static constexpr int kCommandIcon = 20;  // [px]

namespace {

// The keys of a command stand at the right end of its row, below one another; its words leave them their room.
class KeysDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    const QString keys = index.data(kCommandKeys).toString();
    if (keys.isEmpty() || !option.widget) return;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(Theme::of(option.widget->window()).quiet);
    painter->drawText(option.rect.adjusted(0, 0, -kEdge, 0), Qt::AlignVCenter | Qt::AlignRight, keys);
    painter->restore();
  }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const QString keys = index.data(kCommandKeys).toString();
    if (keys.isEmpty() || !option->widget || option->rect.width() <= 0) return;
    const QStyle* const style = option->widget->style();
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget).width() -
                     option->fontMetrics.horizontalAdvance(keys) - 2 * kEdge;
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, room);
  }

 private:
  static constexpr int kEdge = 8;  // [px]
};

}  // namespace

CommandPalette::CommandPalette(QMainWindow& window)
    : SearchCard(&window, tr("What do you want to do?")), window_(window) {
  setObjectName("commandPalette");
  list_->setStyleSheet("QListWidget { background: transparent; } QListWidget::item { height: 26px; }");
  list_->setIconSize({kCommandIcon, kCommandIcon});
  list_->setItemDelegate(new KeysDelegate(list_));
}

void CommandPalette::open() {
  resize(std::min(520, window_.width() - 40), 340);
  // Below the tool bar: half a button under it would look broken.
  constexpr int kGap = 6, kTop = 60;  // [px]
  const QWidget* below = window_.centralWidget();
  move((window_.width() - width()) / 2, std::max(kTop, below ? below->y() + kGap : 0));
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
    // As the menu says it, too.
    const QString said = (text + '\n' + action->text().remove('&')).toLower();
    const auto occurs = [&](const QString& word) { return said.contains(word); };
    if (std::all_of(words.begin(), words.end(), occurs)) addRow(*action, text, said);
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
  // What is called as it was typed, before what only speaks of it.
  const QString typed = words.join(' ');
  toTheEnd([&](const QListWidgetItem& item) { return !item.text().startsWith(typed, Qt::CaseInsensitive); });
  toTheEnd([](const QListWidgetItem& item) { return item.text().front().isDigit(); });
  toTheEnd([](const QListWidgetItem& item) { return !item.data(kWhyNot).toString().isEmpty(); });
  // What only has the words somewhere: "in line" is not meant by an example of a drive line.
  toTheEnd([&](const QListWidgetItem& item) { return !item.data(kSaid).toString().contains(typed); });
  list_->setCurrentRow(0);
  fitRows(11);
}

void CommandPalette::addRow(QAction& action, QString words, const QString& said) {
  const QString keys = action.shortcut().toString(QKeySequence::NativeText), missing = whyNot(action);
  if (!missing.isEmpty()) words += QStringLiteral(" – ") + missing;
  QPixmap blank(kCommandIcon, kCommandIcon);  // texts without an icon stand below those with one
  blank.fill(Qt::transparent);
  auto* item = new QListWidgetItem(words, list_);
  item->setIcon(action.icon().isNull() ? QIcon(blank) : action.icon());
  item->setData(Qt::UserRole, QVariant::fromValue<void*>(&action));
  item->setData(kWhyNot, missing);
  item->setData(kSaid, said);
  item->setData(kCommandKeys, keys);
  if (!keys.isEmpty()) item->setData(Qt::AccessibleTextRole, words + ", " + keys);
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
