// The menu Run: its actions, and which of them fit the state of the run on show.
#pragma once
#include <QObject>

class QAction;
class QMenuBar;

namespace armature::app {

class ActionSet;
class Announcements;
class OpenPages;

class RunMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  RunMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, const Announcements& announcements);

  QAction* run() const { return run_; }
  // Pause, stop, step.
  QList<QAction*> others() const { return {pause_, stop_, step_}; }

 Q_SIGNALS:
  // Results or messages are about to come.
  void resultsWanted();

 private:
  void update();
  void check();
  void compare(const Announcements& announcements);
  void addPlot();

  OpenPages& pages_;
  QAction *run_, *pause_, *stop_, *step_;
};

}  // namespace armature::app
