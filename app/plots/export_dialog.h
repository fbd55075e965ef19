// How large a plot's picture is to be: width and height, and dots a pixel where it is made of such.
#pragma once
#include <QDialog>

class QDoubleSpinBox;
class QSpinBox;

namespace armature::app {

class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  ExportDialog(QSize size, QWidget* parent);
  QSize size() const;
  double ratio() const;

 private:
  QSpinBox* width_;
  QSpinBox* height_;
  QDoubleSpinBox* ratio_;
};

}  // namespace armature::app
