// The menu File: diagrams, recent files, shipped examples, exports.
#pragma once
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;

namespace armature::app {

class ActionSet;
class DiagramFiles;
class Exports;
class OpenPages;
class RecentFiles;
class ResultFiles;
class View3dPanel;

class FileMenu : public QObject {
  Q_OBJECT
 public:
  // What it works with; all must outlive it.
  struct Rooms {
    OpenPages& pages;
    DiagramFiles& files;
    Exports& exports;
    ResultFiles& results;
    RecentFiles& recent;
    const View3dPanel& view3d;
    QMenu& libraries;
  };
  FileMenu(QMenuBar& bar, ActionSet& actions, const Rooms& rooms);
  // Something is being typed that the document takes over in a moment, or with its saving.
  void noteTyping();

 Q_SIGNALS:
  // The page on show is to be closed.
  void closeWanted();
  void quitWanted();

 private:
  void addExports(QMenu* menu, ActionSet& actions);
  void addExamples(QMenu* menu, const QString& folder);
  void updateSave();

  Rooms rooms_;
  QAction* save_ = nullptr;
};

}  // namespace armature::app
