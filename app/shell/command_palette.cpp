#include "app/shell/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QVBoxLayout>

namespace armature::app {

CommandPalette::CommandPalette(QMainWindow& window) : QFrame(&window), window_(window) {
  setProperty("role", "card");
  setObjectName("commandPalette");
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(6);
  field_ = new QLineEdit(this);
  field_->setPlaceholderText(tr("What do you want to do?"));
  list_ = new QListWidget(this);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setStyleSheet(
      "QListWidget { background: transparent; } QListWidget::item { height: 26px; padding-left: 6px; }");
  layout->addWidget(field_);
  layout->addWidget(list_);
  hide();
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::textChanged, this, &CommandPalette::search);
  connect(list_, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
}

void CommandPalette::open() {
  resize(std::min(520, window_.width() - 40), 340);
  move((window_.width() - width()) / 2, 60);
  field_->clear();
  search();
  show();
  raise();
  field_->setFocus();
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

void CommandPalette::runCurrent() {
  const QListWidgetItem* item = list_->currentItem();
  auto* action = item ? static_cast<QAction*>(item->data(Qt::UserRole).value<void*>()) : nullptr;
  hide();
  window_.centralWidget()->setFocus();
  if (action) action->trigger();
}

bool CommandPalette::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::FocusOut) hide();
  if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(object, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
      hide();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      runCurrent();
      return true;
    case Qt::Key_Down:
      list_->setCurrentRow(std::min(list_->currentRow() + 1, list_->count() - 1));
      return true;
    case Qt::Key_Up:
      list_->setCurrentRow(std::max(list_->currentRow() - 1, 0));
      return true;
    default:
      return QFrame::eventFilter(object, event);
  }
}

}  // namespace armature::app
