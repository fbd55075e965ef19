// A curve drawn over the run: heights at equal instants, by the mouse or by keys. After the run the true curve stands
// beside it.
#pragma once
#include <QPolygonF>

#include "app/lessons/task_widget.h"

namespace armature::app {

// The sheet that is drawn on. Left and right choose an instant, up and down change the height there.
class SketchPad : public QWidget {
  Q_OBJECT
 public:
  SketchPad(int points, QWidget* parent);

  // Heights from −1 to 1; empty before anything was drawn.
  std::vector<double> curve() const { return isDrawn_ ? heights_ : std::vector<double>(); }
  void setCurve(const std::vector<double>& curve);
  // Ends the drawing: the run's own curve with all its points, as (share of the way, height in the scale of the
  // drawing), and which points of the drawing are right. What is higher than the sheet makes both curves smaller.
  void showTruth(QPolygonF truth, std::vector<bool> isRight, double from, double to);
  const QPolygonF& truth() const { return truth_; }
  // Where a share of the way and a height are drawn [px].
  QPointF pixelAt(double share, double height) const;
  QSize sizeHint() const override { return {280, 190}; }
  bool hasHeightForWidth() const override { return false; }

 Q_SIGNALS:
  void drawn();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QRectF area() const;
  QPointF pixelOf(size_t point, double height) const;
  void drawTo(QPointF pixel);
  void setHeight(size_t point, double height);
  void paintAxes(QPainter& painter, const struct Theme& theme) const;
  void paintCurve(QPainter& painter, const QPolygonF& curve, const QPen& pen) const;

  std::vector<double> heights_;
  QPolygonF truth_;  // empty: it is still drawn
  double fit_ = 1;   // [-] of heights, so that both curves lie on the sheet
  std::vector<bool> isRight_;
  double from_ = 0, to_ = 0;  // [s] known after the run
  size_t current_ = 0;
  std::optional<size_t> last_;  // where the mouse was
  bool isDrawn_ = false;
};

class SketchTask : public TaskWidget {
  Q_OBJECT
 public:
  SketchTask(const Task& task, const QString& language, QWidget* parent);
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 private:
  SketchPad* pad_;
  QLabel* hint_;
};

}  // namespace armature::app
