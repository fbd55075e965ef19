// The sentence below a field whose text cannot be taken: what is wrong, in the field's own form, not in a tool tip.
#pragma once
#include <QLabel>

class QGridLayout;
class QLineEdit;

namespace armature::app {

class FieldNote : public QLabel {
  Q_OBJECT
 public:
  // Makes room for the sentence of `field` in a row of a grid of three or four columns; empty and hidden at first. What
  // is typed into the field later takes the sentence away.
  FieldNote(QLineEdit* field, QGridLayout* grid, int row, int columns = 4);
  // Marks the field and says why; an empty problem takes both away. Returns whether there is none.
  bool tell(const QString& problem);
  // The note that was made for a field, or null.
  static FieldNote* of(const QLineEdit* field);

 private:
  QLineEdit* field_;
};

}  // namespace armature::app
