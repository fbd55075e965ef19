// The question after a crash that several unsaved diagrams were open in: one list of them all, of which those that are
// ticked are opened or thrown away; the others stay for the next start.
#pragma once
#include <QDateTime>
#include <QDialog>
#include <vector>

class QPushButton;
class QTreeWidget;

namespace armature::app {

class RecoveryDialog : public QDialog {
  Q_OBJECT
 public:
  struct Entry {
    QString path;  // of the diagram, empty where it was never saved
    QString title;
    QDateTime changed;
  };
  enum class Answer { later, restore, discard };
  RecoveryDialog(const std::vector<Entry>& entries, QWidget* parent);

  // What is to be done with an entry.
  Answer answerFor(size_t entry) const;

 private:
  void end(Answer answer);
  void update();

  QTreeWidget* list_;
  QPushButton *restore_, *discard_;
  Answer answer_ = Answer::later;
};

}  // namespace armature::app
