// Signs: −, 0 or + for each variable; and arrows, which are turned in the panel and on the diagram.
#pragma once
#include <QAbstractButton>
#include <QPointer>

#include "app/lessons/task_widget.h"

class QButtonGroup;

namespace armature::app {

class SignTask : public TaskWidget {
  Q_OBJECT
 public:
  SignTask(const Task& task, const QString& language, QWidget* parent);
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 private:
  struct Row {
    QButtonGroup* signs;
    QLabel* verdict;
  };
  Row makeRow(size_t index);
  std::vector<Row> rows_;
};

// An arrow that each click turns: along the axis, against it, none. Arrow keys, Space and 0 do it, too.
class ArrowButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit ArrowButton(QWidget* parent);
  // Unit vector of the axis on the screen, y up.
  void setAxis(QPointF axis);
  // Whether it stands for a torque, which has two heads.
  void setTurning(bool isTurning);
  std::optional<int> sign() const { return sign_; }
  void setSign(std::optional<int> sign);
  QSize sizeHint() const override { return {76, 40}; }

 Q_SIGNALS:
  void turned(int sign);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void turnTo(int sign);
  QPointF axis_{1, 0};
  bool isTurning_ = false;
  std::optional<int> sign_;
};

class ArrowTask : public TaskWidget {
  Q_OBJECT
 public:
  ArrowTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent);
  ~ArrowTask() override;
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 protected:
  // Follows the diagram's picture.
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  struct Row {
    ArrowButton* inPanel;
    QPointer<ArrowButton> onCanvas;
    QLabel* verdict;
  };
  void makeRow(size_t index);
  void place();
  void setSign(size_t index, std::optional<int> sign);

  LessonStage& stage_;
  QPointer<CanvasView> canvas_;
  std::vector<Row> rows_;
};

}  // namespace armature::app
