// A choice whose text ends in dots where it has too little room: the usual one cuts it in the middle of a letter.
#pragma once
#include <QComboBox>

namespace armature::app {

class ElidedBox : public QComboBox {
 public:
  using QComboBox::QComboBox;

 protected:
  void paintEvent(QPaintEvent* event) override;
  // What else than the current text is shown.
  virtual void dress(QStyleOptionComboBox&) const {}
};

}  // namespace armature::app
