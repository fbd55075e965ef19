#include "app/panels/text_field.h"

#include <QFontDatabase>
#include <QRegularExpression>

#include "app/look/text_lines.h"

namespace armature::app {

TextField::TextField(const QString& text, int lines, bool isCode, QWidget* parent)
    : QPlainTextEdit(parent), committed_(text) {
  setTabChangesFocus(true);
  if (!isCode) setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  if (isCode) {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(12);
    setFont(fixed);
    setStyleSheet(QStringLiteral("QPlainTextEdit { font-family: '%1'; font-size: 12px; }").arg(fixed.family()));
    setLineWrapMode(QPlainTextEdit::NoWrap);
  }
  showLines(*this, lines);
  // Last: a very long line takes its time to be laid out, and every change of the font does it again.
  setPlainText(text);
}

void TextField::focusOutEvent(QFocusEvent* event) {
  QPlainTextEdit::focusOutEvent(event);
  if (event->reason() != Qt::PopupFocusReason) commit();
}

void TextField::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && event->modifiers() & Qt::ControlModifier) return commit();
  if (event->key() == Qt::Key_Escape && toPlainText() != committed_) return setPlainText(committed_);
  QPlainTextEdit::keyPressEvent(event);
}

void TextField::commit() {
  if (toPlainText() == committed_) return;
  committed_ = toPlainText();
  Q_EMIT committed(committed_);
}

QString classNameOf(const QString& text) {
  static const QRegularExpression form(
      QStringLiteral("^\\s*(?:(?:encapsulated|partial|final|expandable|pure|impure|operator)\\s+)*(?:model|block|class|"
                     "function|record|connector|package|type)\\s+([A-Za-z_][A-Za-z0-9_]*)\\b"));
  return form.match(text).captured(1);
}

}  // namespace armature::app
