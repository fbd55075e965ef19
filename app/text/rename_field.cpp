#include "app/text/rename_field.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "app/text/code_edit.h"

namespace armature::app {

RenameField::RenameField(CodeEdit& editor)
    : QFrame(&editor), editor_(editor), field_(new QLineEdit(this)), why_(new QLabel(this)) {
  setObjectName("renameField");
  setProperty("role", "card");
  setAutoFillBackground(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->setSpacing(4);
  field_->setAccessibleName(tr("New name"));
  why_->setProperty("role", "problem");
  why_->setWordWrap(true);
  layout->addWidget(field_);
  layout->addWidget(why_);
  field_->installEventFilter(this);
  connect(field_, &QLineEdit::returnPressed, this, [this] { Q_EMIT named(at_, field_->text().trimmed()); });
  connect(field_, &QLineEdit::textEdited, why_, &QWidget::hide);
  hide();
}

void RenameField::open(int begin, int end, const QString& name) {
  at_ = begin;
  field_->setText(name);
  why_->hide();
  constexpr int kWidth = 240;  // [px]
  const QRect place = editor_.placeOf(begin).united(editor_.placeOf(end));
  setFixedWidth(std::min(kWidth, editor_.width() - 8));
  coverWholeLines();
  const int left = std::clamp(place.left() - 8, 4, std::max(4, editor_.width() - width() - 4));
  // No single letters of lines that it covers are left before it.
  constexpr int kFew = 60;  // [px]
  const int text = editor_.placeOf(0).left() - 3;
  const bool isNearText = text > 0 && left > text && left - text < kFew;
  const bool isBelow = place.bottom() + 60 < editor_.height();
  move(isNearText ? text : left, isBelow ? place.bottom() + 1 : std::max(4, place.top() - height()));
  show();
  raise();
  field_->selectAll();
  field_->setFocus();
}

// No line of the text is cut through.
void RenameField::coverWholeLines() {
  adjustSize();
  const int line = std::max(1, editor_.placeOf(at_).height());
  resize(width(), (height() + line - 1) / line * line);
}

void RenameField::answer(const QString& refusal) {
  why_->setText(refusal);
  why_->setVisible(!refusal.isEmpty());
  coverWholeLines();
  if (!refusal.isEmpty()) return;
  hide();
  editor_.setFocus();
}

bool RenameField::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
    if (static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return QFrame::eventFilter(object, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) answer({});
    return true;
  }
  if (event->type() == QEvent::FocusOut) hide();
  return QFrame::eventFilter(object, event);
}

}  // namespace armature::app
