// A choice whose text ends in dots where it has too little room: the usual one cuts it in the middle of a letter.
#pragma once
#include <QComboBox>

namespace armature::app {

class ElidedBox : public QComboBox {
 public:
  using QComboBox::QComboBox;
  // Room for the longest of its texts, where that is what it is to have.
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  // What else than the current text is shown.
  virtual void dress(QStyleOptionComboBox&) const {}
};

}  // namespace armature::app
