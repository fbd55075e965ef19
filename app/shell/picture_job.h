// Takes a picture of the window or a filmstrip without a person: waits until the classes are there and the diagram is
// checked, runs it if wanted, and saves it.
#pragma once
#include <QObject>
#include <QSize>
#include <QString>

namespace armature::app {

class MainWindow;

class PictureJob : public QObject {
  Q_OBJECT
 public:
  // Ends the application with status 0, or 1 when the picture could not be taken within a minute. `instants` > 0: a
  // filmstrip of the run at so many instants, `size` [px] large, instead of the window.
  PictureJob(MainWindow& window, QString path, bool isRunWanted, int instants = 0, const QSize& size = {});

 private:
  void poll();
  void take();
  MainWindow& window_;
  QString path_;
  bool isRunWanted_;
  int instants_;
  QSize size_;
  bool hasStarted_ = false;
  int quietTurns_ = 0;
  int turns_ = 0;
};

}  // namespace armature::app
