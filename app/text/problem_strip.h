// Below an editor: one line that says how the text stands, and a list of what is wrong with it; a click leads there.
#pragma once
#include <QWidget>

#include "app/text/text_problem.h"

class QLabel;
class QListWidget;

namespace armature::app {

class ProblemStrip : public QWidget {
  Q_OBJECT
 public:
  explicit ProblemStrip(QWidget* parent);

  // `state` is said when nothing is wrong.
  void show(const TextProblems& problems, const QString& state);
  // A sentence in place of the state, until something else is shown; empty: what it said before.
  void hint(const QString& words);
  const TextProblems& problems() const { return problems_; }

 Q_SIGNALS:
  void placeWanted(int line, int byte);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitRows();

  TextProblems problems_;
  QString said_;
  QLabel* state_;
  QListWidget* list_;
};

}  // namespace armature::app
