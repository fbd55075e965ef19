// The four quadrants of one point of a diagram as a widget: it follows the instant that is shown, and reads nothing
// while it is hidden.
#pragma once
#include <QPointer>
#include <QWidget>

#include "app/teaching/quadrant_picture.h"

namespace armature::app {

class QuadrantView : public QWidget {
  Q_OBJECT
 public:
  explicit QuadrantView(QWidget* parent = nullptr);
  // Whose connector; an empty connector is that at which the part acts. A null book: nothing.
  void setPoint(PowerBook* book, const QString& part, const QString& connector);
  void setTime(double time);
  // As it is painted.
  const QuadrantPicture& picture();

  QSize sizeHint() const override { return {300, 260}; }
  QSize minimumSizeHint() const override { return {160, 124}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void forget();
  QPointer<PowerBook> book_;
  QString part_, connector_;
  double time_ = 0;
  QuadrantTrack track_;
  QuadrantPicture picture_;
  bool isStale_ = true;
};

}  // namespace armature::app
