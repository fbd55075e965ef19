// Takes a picture of the window without a person: waits until the classes are there and the diagram is checked, runs it
// if wanted, and saves what the window shows.
#pragma once
#include <QObject>
#include <QString>

namespace armature::app {

class MainWindow;

class PictureJob : public QObject {
  Q_OBJECT
 public:
  // Ends the application with status 0, or 1 when the picture could not be taken within a minute.
  PictureJob(MainWindow& window, QString path, bool isRunWanted);

 private:
  void poll();
  void take();
  MainWindow& window_;
  QString path_;
  bool isRunWanted_;
  bool hasStarted_ = false;
  int quietTurns_ = 0;
  int turns_ = 0;
};

}  // namespace armature::app
