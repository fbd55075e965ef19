// One dot a step: which is on show, which are right or wrong. A click goes there.
#pragma once
#include <QWidget>

#include "app/lessons/lesson_player.h"

namespace armature::app {

class LessonDots : public QWidget {
  Q_OBJECT
 public:
  // The player must outlive it.
  LessonDots(LessonPlayer& player, QWidget* parent);
  QSize sizeHint() const override { return {120, 22}; }
  // The middle of a step's dot.
  QPoint dotAt(size_t step) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  double pitch() const;
  std::optional<size_t> stepAt(QPoint pixel) const;
  LessonPlayer& player_;
};

}  // namespace armature::app
