// The dock "Experiments": the studies of the diagram on show. It comes by the menu Run, or when values for many runs
// are typed into the field of a parameter; never by itself.
#pragma once
#include <QHash>
#include <QObject>

class QDockWidget;
class QMenu;
class QStackedWidget;

namespace armature::app {

class ActionSet;
class DiagramPage;
class DockLayout;
class EngineThread;
class ExperimentsPanel;
class OpenPages;

class ExperimentsRoom : public QObject {
  Q_OBJECT
 public:
  // All must outlive the room.
  ExperimentsRoom(EngineThread& engine, OpenPages& pages, DockLayout& docks);
  // Ends the studies.
  ~ExperimentsRoom() override;

  // Its actions, into the menu Run.
  void addActions(QMenu& menu, ActionSet& actions);
  // Of the diagram on show.
  ExperimentsPanel& panel();
  QDockWidget& dock() { return dock_; }
  void open();

 private:
  void follow();

  EngineThread& engine_;
  OpenPages& pages_;
  DockLayout& docks_;
  QStackedWidget* stack_;
  QDockWidget& dock_;
  QHash<DiagramPage*, ExperimentsPanel*> panels_;
};

}  // namespace armature::app
