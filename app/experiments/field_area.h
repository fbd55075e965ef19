// Room for a form that is higher than it: whole rows are shown, never a part of one, and the field that is written into
// stays in view when the form or its room changes.
#pragma once
#include <QList>
#include <QScrollArea>

namespace armature::app {

class FieldArea : public QScrollArea {
 public:
  FieldArea();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  // Where a row of the form begins and ends [px of the form].
  struct Row {
    int top = 0, bottom = 0;
    bool isHead = false;  // of the rows below it
  };
  QList<Row> rows() const;
  void showField();
  void showWholeRows();

  int shown_ = 0;  // the upper edge that was shown last
  bool isFitting_ = false;
};

}  // namespace armature::app
