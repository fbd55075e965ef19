// Things to be put in rising order, by dragging or by keys.
#pragma once
#include <QListWidget>

#include "app/lessons/task_widget.h"

namespace armature::app {

class OrderTask : public TaskWidget {
  Q_OBJECT
 public:
  OrderTask(const Task& task, const QString& language, QWidget* parent);
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 protected:
  // Ctrl with arrow keys moves an item.
  bool eventFilter(QObject* object, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void moveCurrent(int by);
  void fitHeight();
  QListWidget* list_;
  QWidget* buttons_;
  QLabel* hint_;
};

}  // namespace armature::app
