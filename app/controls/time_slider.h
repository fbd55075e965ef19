// A run as a line from its start to its end: how far it has come, its events, where parameters were changed in it, and
// the instant that diagram, plots and views show, which a hand or the arrow keys move. Works on the results: nothing is
// computed.
#pragma once
#include <QWidget>
#include <optional>

#include "app/run/run_control.h"

namespace armature::app {

class TimeSlider : public QWidget {
  Q_OBJECT
 public:
  explicit TimeSlider(RunControl& run, QWidget* parent = nullptr);
  // Where a time of the run is drawn, and the time at a place.
  double xOf(double time) const;  // [px]
  double timeAt(double x) const;  // [s]
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {90, 26}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  bool hasRows() const;
  // The line [s]: the whole run, or the last stretch of one that has no end.
  double first() const { return run_.windowBegin(); }
  double last() const;
  double newest() const;  // time of the last row [s]
  void showAt(double x);
  // By result points.
  void move(int rows);
  QString textAt(double time) const;

  RunControl& run_;
  bool isHeld_ = false;
};

}  // namespace armature::app
