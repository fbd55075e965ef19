// One option, or several: by buttons, by their texts, or by a click on the part that an option means.
#pragma once
#include "app/lessons/task_widget.h"

class QAbstractButton;

namespace armature::app {

class ChooseTask : public TaskWidget {
  Q_OBJECT
 public:
  ChooseTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent);
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 protected:
  // A click on an option's text.
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  struct Row {
    QAbstractButton* button;
    QLabel *text, *verdict;
  };
  void makeRow(size_t index);
  void takePart(DiagramScene& scene);
  std::vector<Row> rows_;
};

}  // namespace armature::app
