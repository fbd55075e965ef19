// "Say what the signs mean": asks about the variables of a class of one's own, one at a time and in plain words. Each
// answer is checked at once against the part's own equations on a test bench, and what they contradict is not taken.
#pragma once
#include <QDialog>
#include <memory>
#include <vector>

#include "app/run/catalog.h"
#include "app/teaching/sign_answers.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace armature::app {

class SignsDialog : public QDialog {
  Q_OBJECT
 public:
  // `ownClasses`: the texts of the diagram's classes, among them that of `info`. `known`: what has been said before.
  SignsDialog(const ClassPtr& info, const std::vector<std::string>& ownClasses, const QList<SignRow>& known,
              EngineThread& engine, QWidget* parent);
  ~SignsDialog() override;

  // What was said, without the variables that were left out.
  QList<SignRow> rows() const;
  // The bench has run, or cannot.
  bool isBenchReady() const { return isReady_; }

 private:
  struct Entry {
    QString variable, quantity;  // quantity empty: left out
    SignRow row;
  };
  void makeForm();
  int widestAnswer() const;
  void startBench(const std::vector<std::string>& ownClasses, EngineThread& engine);
  void showEntry(int index);
  void quantityChosen();
  void answerChosen();
  void showSentences();
  void check();
  void takeFitting();
  void leave();  // keeps what is in the fields
  void go(int by);
  Entry& current() { return entries_[static_cast<size_t>(index_)]; }
  QString descriptionOf(const QString& variable) const;

  ClassPtr info_;
  std::vector<Entry> entries_;
  QList<SignAnswer> answers_;
  int index_ = 0, fitting_ = -1;
  SignRun run_;
  QStringList ends_;
  QString problem_;  // why the bench cannot run
  bool isReady_ = false, isQuiet_ = false;
  std::shared_ptr<solve::Control> control_;

  QLabel *place_, *title_, *braces_, *verdict_;
  QComboBox *quantity_, *answer_;
  QLineEdit *positive_, *negative_, *zero_;
  QPushButton *fit_, *back_, *next_;
};

}  // namespace armature::app
