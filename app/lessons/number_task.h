// A number with its unit.
#pragma once
#include "app/lessons/task_widget.h"

class QLineEdit;

namespace armature::app {

class NumberTask : public TaskWidget {
  Q_OBJECT
 public:
  NumberTask(const Task& task, const QString& language, QWidget* parent);
  Answer answer() const override;
  void setAnswer(const Answer& answer) override;
  void showMarks(const Marking& marking, const results::Store& store) override;

 private:
  QLineEdit* field_;
  QLabel* verdict_;
};

// What was typed as a number in `unit`: "−3,2", "4e3", "30 cm" where centimetres fit; nothing for anything else.
std::optional<double> typedNumber(const QString& typed, const QString& unit);

}  // namespace armature::app
