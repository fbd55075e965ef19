// The part of a lesson's panel where a student answers: one widget a kind of task. Before the run it says what was
// answered, after it what was right.
#pragma once
#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

#include "app/lessons/lesson_stage.h"
#include "app/lessons/marking.h"

namespace armature::app {

class TaskWidget : public QWidget {
  Q_OBJECT
 public:
  TaskWidget(const Task& task, const QString& language, QWidget* parent);

  virtual Answer answer() const = 0;
  virtual void setAnswer(const Answer& answer) = 0;
  // Ends the answering and shows what is right, item by item.
  virtual void showMarks(const Marking& marking, const results::Store& store) = 0;

 Q_SIGNALS:
  void edited();

 protected:
  const Task& task() const { return task_; }
  const QString& words(const LocalText& text) const { return text.in(language_); }
  // A line for the verdict on one item: a tick or a cross in the theme's colours, and words.
  void setVerdict(QLabel* line, bool isRight, const QString& words);
  QLabel* verdictLine(const QString& objectName);
  QVBoxLayout* lines() { return lines_; }

 private:
  Task task_;
  QString language_;
  QVBoxLayout* lines_;
};

// The widget that fits a task. The stage must outlive it; the task's texts are shown in `language`.
TaskWidget* makeTaskWidget(const Task& task, const QString& language, LessonStage& stage, QWidget* parent);

}  // namespace armature::app
