// Asks how wide the tube about the runs is that a run is compared with.
#pragma once
#include <QDialog>

class QDoubleSpinBox;

namespace armature::app {

class TubeDialog : public QDialog {
  Q_OBJECT
 public:
  TubeDialog(double percent, QWidget* parent);
  double percent() const;

 private:
  QDoubleSpinBox* box_;
};

}  // namespace armature::app
