#include "app/panels/value_edit.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

namespace armature::app {

ValueEdit::ValueEdit(const QString& text, QWidget* parent) : QLineEdit(text, parent) {
  // What was entered is a step of the document's: the field forgets its own.
  connect(this, &QLineEdit::returnPressed, this, [this] {
    if (isUndoAvailable()) setText(this->text());
  });
}

void ValueEdit::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Paste) && pasteInForm()) return;
  if (event->key() != Qt::Key_Escape) return QLineEdit::keyPressEvent(event);
  if (!restText_ || text() == restText_()) return event->ignore();
  setText(restText_());
  Q_EMIT textEdited(text());
}

bool ValueEdit::pasteInForm() {
  const QString text = QGuiApplication::clipboard()->text();
  if (!pasteForm_ || isReadOnly()) return false;
  const QString formed = pasteForm_(text);
  if (formed.isEmpty()) return false;
  insert(formed);
  return true;
}

void ValueEdit::contextMenuEvent(QContextMenuEvent* event) {
  if (!fillMenu_) return QLineEdit::contextMenuEvent(event);
  QMenu* const menu = createStandardContextMenu();
  menu->addSeparator();
  openFieldMenu(menu, fillMenu_, event->globalPos());
}

bool ValueEdit::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isDone = (key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
                        (key->matches(QKeySequence::Redo) && !isRedoAvailable());
    if (isDone) {
      event->ignore();
      return true;
    }
  }
  return QLineEdit::event(event);
}

}  // namespace armature::app
