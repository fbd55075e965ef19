// The menu Run: its actions, and which of them fit the state of the run on show.
#pragma once
#include <QObject>

#include "app/run/run_control.h"

class QAction;
class QMenu;
class QMenuBar;

namespace armature::app {

class ActionSet;
class Announcements;
class DiagramPage;
class OpenPages;
class PlotsPanel;

class RunMenu : public QObject {
  Q_OBJECT
 public:
  // All must outlive the menu.
  RunMenu(QMenuBar& bar, ActionSet& actions, OpenPages& pages, const Announcements& announcements);

  QAction* run() const { return run_; }
  QMenu& menu() const { return *menu_; }
  // No run can be started while this page is on show; null ends it.
  void setLocked(const DiagramPage* page);
  // Pause, stop, step.
  QList<QAction*> others() const { return {pause_, stop_, step_}; }
  // The words that the run's button has in turn: before a run, and while one pauses.
  static QStringList buttonTexts();

 Q_SIGNALS:
  // Results or messages are about to come.
  void resultsWanted();

 private:
  void update();
  void step(RunControl::Step kind);
  void check();
  void compare(const Announcements& announcements);
  void addNeeds();
  void addPlots(QMenu& menu, ActionSet& actions);
  // Brings them into sight.
  PlotsPanel& showPlots();

  OpenPages& pages_;
  QMenu* menu_;
  const DiagramPage* locked_ = nullptr;
  QAction *run_, *pause_, *stop_, *step_, *eventStep_, *stepBack_, *goBack_, *follow_, *push_;
};

}  // namespace armature::app
