// A field of a form whose text has no room beside its name: it goes to a line of its own, below its name and what
// stands behind that (unit, buttons), and back once there is room.
#pragma once
#include <QObject>

class QGridLayout;
class QLineEdit;

namespace armature::app {

class WideField : public QObject {
  Q_OBJECT
 public:
  // `field` stands in `row` of a grid of four columns, from column 1 on over `span` of them; the row below is free.
  // Belongs to the field.
  WideField(QLineEdit* field, QGridLayout* grid, int row, int span);
  // Looks again; the field's text may have changed without a signal.
  void fitSoon();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void fit();
  void place(bool isWide);

  QLineEdit* field_;
  QGridLayout* grid_;
  int row_, span_;
  bool isWide_ = false, isDue_ = false;
};

}  // namespace armature::app
