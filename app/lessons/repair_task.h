// A diagram to be mended: says what is still wrong with it, and offers the repair where there is one answer.
#pragma once
#include "app/lessons/task_widget.h"

class QPushButton;

namespace armature::app {

class RepairTask : public TaskWidget {
  Q_OBJECT
 public:
  RepairTask(const Task& task, const QString& language, LessonStage& stage, QWidget* parent);
  Answer answer() const override { return {}; }
  void setAnswer(const Answer&) override {}
  void showMarks(const Marking& marking, const results::Store& store) override;

 private:
  void say();
  LessonStage& stage_;
  QLabel *message_, *hint_, *verdict_;
  QPushButton* repair_;
};

}  // namespace armature::app
