#include "app/panels/wide_field.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QStyleOptionFrame>

namespace armature::app {

namespace {

constexpr int kColumns = 4;  // of a form

// What a field takes besides its text [px].
int frameOf(const QLineEdit& field) {
  constexpr int kCursor = 6;  // and the margins that the field itself keeps
  QStyleOptionFrame option;
  option.initFrom(&field);
  option.rect = QRect(0, 0, 200, field.height());
  return option.rect.width() - field.style()->subElementRect(QStyle::SE_LineEditContents, &option, &field).width() +
         kCursor;
}

}  // namespace

WideField::WideField(QLineEdit* field, QGridLayout* grid, int row, int span)
    : QObject(field), field_(field), grid_(grid), row_(row), span_(span) {
  field->installEventFilter(this);
  grid->parentWidget()->installEventFilter(this);
  connect(field, &QLineEdit::textChanged, this, &WideField::fitSoon);
}

// Not at once: the form may be in the midst of being laid out. Before it is painted.
void WideField::fitSoon() {
  if (isDue_) return;
  isDue_ = true;
  QMetaObject::invokeMethod(
      this,
      [this] {
        isDue_ = false;
        fit();
      },
      Qt::QueuedConnection);
}

bool WideField::eventFilter(QObject* object, QEvent* event) {
  // The columns may have moved under a field that has a line of its own.
  const bool isForm = object != field_ && event->type() == QEvent::LayoutRequest;
  if (isForm || event->type() == QEvent::Resize || event->type() == QEvent::FocusOut) fitSoon();
  return QObject::eventFilter(object, event);
}

void WideField::fit() {
  QRect beside = grid_->cellRect(row_, 1);
  if (span_ > 1) beside |= grid_->cellRect(row_, span_);
  if (field_->isHidden() || beside.width() <= 0) return;
  const QString text = field_->text().isEmpty() ? field_->placeholderText() : field_->text();
  const bool hasRoom = field_->fontMetrics().horizontalAdvance(text) + frameOf(*field_) <= beside.width();
  // Nothing moves under the hand that types: not before the value is entered.
  const bool isHeld = field_->hasFocus() && (hasRoom || field_->isModified());
  if (hasRoom == isWide_ && !isHeld) place(!hasRoom);
}

void WideField::place(bool isWide) {
  isWide_ = isWide;
  grid_->removeWidget(field_);
  // The name then has the field's room, too.
  if (QLayoutItem* name = grid_->itemAtPosition(row_, 0); name && name->widget()) {
    QWidget* label = name->widget();
    grid_->removeWidget(label);
    grid_->addWidget(label, row_, 0, 1, isWide ? 1 + span_ : 1);
  }
  if (isWide)
    grid_->addWidget(field_, row_ + 1, 0, 1, kColumns);
  else
    grid_->addWidget(field_, row_, 1, 1, span_);
}

}  // namespace armature::app
