// A slider that goes where it is clicked.
#pragma once
#include <QMouseEvent>
#include <QSlider>
#include <QStyle>

namespace armature::app {

inline constexpr int kSliderSteps = 10000;  // of a slider for a continuous value

// A click beside the handle goes there at once, and drags on from there.
class JumpSlider : public QSlider {
 public:
  using QSlider::QSlider;

 protected:
  void mousePressEvent(QMouseEvent* event) override {
    if (event->button() == Qt::LeftButton) {
      const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
      setValue(QStyle::sliderValueFromPosition(minimum(), maximum(), qRound(event->position().x()) - handle / 2,
                                               width() - handle));
    }
    QSlider::mousePressEvent(event);
  }
};

}  // namespace armature::app
