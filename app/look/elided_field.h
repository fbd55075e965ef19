// A field whose text ends, or begins, with dots where it has too little room and nobody writes in it: the usual one
// cuts it in the middle of a letter.
#pragma once
#include <QLineEdit>

namespace armature::app {

class ElidedField : public QLineEdit {
 public:
  // `mode`: ElideLeft for paths, whose end tells files apart.
  explicit ElidedField(Qt::TextElideMode mode, QWidget* parent = nullptr) : QLineEdit(parent), mode_(mode) {}

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Qt::TextElideMode mode_;
};

}  // namespace armature::app
