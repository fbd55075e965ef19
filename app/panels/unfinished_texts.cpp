#include "app/panels/unfinished_texts.h"

#include <QLineEdit>

#include "app/panels/field_note.h"
#include "app/panels/value_edit.h"

namespace armature::app {

// Instead of what was taken before. A line for each: which field, what was typed, why it was not taken.
QStringList UnfinishedTexts::keep(const QWidget& form) {
  QStringList lines;
  QList<Text> texts;
  for (const QLineEdit* field : form.findChildren<QLineEdit*>()) {
    const FieldNote* const note = FieldNote::of(field);
    if (!note || !field->property("invalid").toBool() || note->text().isEmpty()) continue;
    // A value that was taken may have a remark.
    if (const auto* value = qobject_cast<const ValueEdit*>(field); value && !value->isUnfinished()) continue;
    texts.append({field->objectName(), field->text(), note->text()});
    lines << QObject::tr("%1 “%2” was not taken. %3").arg(field->accessibleName(), field->text(), note->text());
  }
  texts_.remove(owner_);
  if (!texts.isEmpty()) texts_.insert(owner_, texts);
  return lines;
}

QString UnfinishedTexts::turnTo(const QString& owner, const QWidget* form,
                                const std::function<bool(const QString& owner)>& isThere) {
  const QString lines = form ? keep(*form).join(' ') : QString();
  const QString words = owner_.isEmpty() || lines.isEmpty() ? lines : owner_ + QStringLiteral(": ") + lines;
  const bool isOther = owner != owner_;
  owner_ = owner;
  for (const QString& known : texts_.keys())
    if (!isThere(known)) texts_.remove(known);
  return isOther ? words : QString();
}

void UnfinishedTexts::putBack(const QWidget& form) const {
  for (const Text& kept : texts_.value(owner_)) {
    auto* const field = form.findChild<QLineEdit*>(kept.field);
    FieldNote* const note = field ? FieldNote::of(field) : nullptr;
    if (!note || field->isReadOnly()) continue;
    field->setText(kept.text);
    note->tell(kept.problem);
  }
}

void UnfinishedTexts::rename(const QString& before, const QString& after) {
  if (texts_.contains(before)) texts_.insert(after, texts_.take(before));
  if (owner_ == before) owner_ = after;
}

}  // namespace armature::app
