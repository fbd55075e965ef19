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

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void say();
  void fitWords();
  LessonStage& stage_;
  QLabel *message_, *hint_, *verdict_;
  QPushButton* repair_;
  QString repairWords_;
};

}  // namespace armature::app
