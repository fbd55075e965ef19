// How a picture of the diagram is to be written: its size, the empty rim round it, dots a pixel where it is made of
// such.
#pragma once
#include <QDialog>

#include "app/shell/diagram_picture.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace armature::app {

class PictureDialog : public QDialog {
  Q_OBJECT
 public:
  // Begins with a form, whose proportions are kept until the person wants others.
  PictureDialog(const PictureForm& form, QWidget* parent);
  PictureForm form() const;

 private:
  QSpinBox* length(const char* name, int least, int value);
  void keepProportions(bool isWidthMeant);
  void tellPaper();

  double proportion_;  // width to height
  QSpinBox *width_, *height_, *margin_;
  QDoubleSpinBox* dots_;
  QCheckBox* isKept_;
  QLabel* paper_;
};

}  // namespace armature::app
