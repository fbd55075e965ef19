#include "app/panels/field_note.h"

#include <QGridLayout>
#include <QLineEdit>

#include "app/look/restyle.h"

namespace armature::app {
namespace {
constexpr const char* kNote = "fieldNote";
}

FieldNote::FieldNote(QLineEdit* field, QGridLayout* grid, int row, int columns) : field_(field) {
  setProperty("role", "problem");
  setWordWrap(true);
  setObjectName("note_" + field->objectName());
  hide();
  grid->addWidget(this, row, 0, 1, columns);
  field->setProperty(kNote, QVariant::fromValue<QObject*>(this));
  connect(field, &QLineEdit::textEdited, this, &QWidget::hide);
}

bool FieldNote::tell(const QString& problem) {
  restyle(field_, "invalid", !problem.isEmpty());
  setText(problem);
  setVisible(!problem.isEmpty());
  return problem.isEmpty();
}

FieldNote* FieldNote::of(const QLineEdit* field) {
  return qobject_cast<FieldNote*>(field->property(kNote).value<QObject*>());
}

}  // namespace armature::app
