// A line above the diagram for what a run has to do with files: the question whether its model may touch one that it
// was refused, and where the files lie that it has written. It waits for nobody; without an answer nothing is allowed.
#pragma once
#include <QFrame>

#include "app/run/run_control.h"

class QLabel;
class QPushButton;

namespace armature::app {

class AnswerRow;

class AccessBar : public QFrame {
  Q_OBJECT
 public:
  explicit AccessBar(RunControl& run, QWidget* parent = nullptr);

 private:
  void tell();
  void ask(const AccessRequest& request);
  QString wordsOf(const AccessRequest& request) const;
  void showFolder(const QString& folder);
  void show(const QString& words, const QString& place, const QList<QPushButton*>& answers);
  QPushButton* button(const char* name, const QString& text);

  RunControl& run_;
  AnswerRow* row_;          // the words and their answers
  QLabel *words_, *place_;  // who wants what; where it lies
  QPushButton *once_, *always_, *deny_, *open_;
  QString folder_;  // of the run's files
};

}  // namespace armature::app
