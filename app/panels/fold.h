// A group of the inspector: a heading that folds what is below it.
#pragma once
#include <QToolButton>
#include <QWidget>

class QGridLayout;

namespace armature::app {

class Fold : public QWidget {
  Q_OBJECT
 public:
  Fold(const QString& title, bool isOpen, QWidget* parent = nullptr);
  // Four columns: name, field, unit, and what stands behind it.
  QGridLayout* grid() const { return grid_; }
  bool isOpen() const { return isOpen_; }
  void setOpen(bool isOpen);

 Q_SIGNALS:
  void toggled(bool isOpen);

 private:
  QToolButton* head_;
  QWidget* body_;
  QGridLayout* grid_;
  bool isOpen_;
};

}  // namespace armature::app
