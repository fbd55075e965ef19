// The bar at the foot of the window. A message that is longer than its room ends in dots; all of it is the bar's tip.
#pragma once
#include <QStatusBar>

namespace armature::app {

class StatusBar : public QStatusBar {
  Q_OBJECT
 public:
  explicit StatusBar(QWidget* parent);
  // The message as it stands there.
  QString shownMessage() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QRect messageRoom() const;
};

}  // namespace armature::app
