// The run in the toolbar: run, pause, stop and step, the time, the pace, and the state as a pill that leads to the
// messages.
#pragma once
#include <QList>
#include <QObject>

class QAction;
class QLabel;
class QToolBar;
class QToolButton;

namespace armature::app {

class OpenPages;
class PaceBox;
class RunMenu;

class RunBar : public QObject {
  Q_OBJECT
 public:
  // Adds the widgets to a toolbar. All must outlive the bar.
  RunBar(QToolBar& bar, const RunMenu& menu, OpenPages& pages);
  // As the page on show has it.
  void update();

 Q_SIGNALS:
  // The messages of the page on show are wanted.
  void messagesWanted();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void addRunButton(QToolBar& bar, const RunMenu& menu);
  void addPace(QToolBar& bar);
  void addPill(QToolBar& bar);
  void showTime();
  void showProgress();
  void paintPill(const QColor& ink);
  void keepWidth();
  // Where the toolbar is too narrow for all of its buttons the run does without words that its icon says as well.
  void fit();
  void setCompact(bool isCompact);
  // The state in words, as far as there is room for them.
  void showState();
  // What is taken by what a narrow toolbar does without [px].
  int widthOfSpare() const;
  // What the toolbar wants up to the state [px].
  int widthToState() const;

  QToolBar& bar_;
  OpenPages& pages_;
  QToolButton *run_ = nullptr, *pill_ = nullptr;
  QLabel* time_ = nullptr;
  QWidget* slack_ = nullptr;  // beside the run's button what a longer word would take
  QList<QAction*> spare_;     // what a narrow toolbar does without: the time, gaps
  PaceBox* pace_ = nullptr;
  QString state_;      // in all words
  QString measured_;   // the letters for which widths have been found; none while it is compact
  int roomOfRun_ = 0;  // [px] of its button with its longest word
  bool isCompact_ = false;
  int wide_ = 0;  // [px] that the toolbar wants with all words, for the longest words so far
};

}  // namespace armature::app
