// The time slider with what goes with it: a step back, and back to the instant that is shown.
#pragma once
#include "app/controls/time_slider.h"

class QToolButton;

namespace armature::app {

class Icons;

class TimeStrip : public QWidget {
  Q_OBJECT
 public:
  // Both must outlive it.
  TimeStrip(RunControl& run, const Icons& icons, QWidget* parent = nullptr);
  TimeSlider& slider() { return *slider_; }
  QSize sizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refreshIcons();
  void enable();

  RunControl& run_;
  const Icons& icons_;
  QToolButton *stepBack_, *goBack_;
  TimeSlider* slider_;
};

}  // namespace armature::app
