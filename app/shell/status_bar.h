// The bar at the foot of the window. A message that is longer than the room beside what else stands there covers that
// while it stands; one that is longer than the bar ends in dots, and all of it is the bar's tip.
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
  void resizeEvent(QResizeEvent* event) override;

 private:
  QRect roomBeside() const;
  QRect wholeRoom() const;
  void paintMessage(QWidget& on, const QRect& room);
  void place();

  QWidget* cover_;
};

}  // namespace armature::app
