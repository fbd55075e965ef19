// A knob of one hand with the sliders: a flat disc with a pointer, the way that it has come around it.
#pragma once
#include <QDial>

namespace armature::app {

class Knob : public QDial {
 public:
  explicit Knob(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace armature::app
