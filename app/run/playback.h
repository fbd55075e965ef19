// Lets the shown time of a finished run go on by itself: a short run in some seconds, over and over, until it is
// stopped.
#pragma once
#include <QElapsedTimer>
#include <QTimer>

#include "app/run/run_control.h"

namespace armature::app {

class Playback : public QObject {
  Q_OBJECT
 public:
  explicit Playback(RunControl& run, QObject* parent = nullptr);
  // While wanted, it plays whenever a run is done; a run that goes on shows itself.
  void setWanted(bool isWanted);
  bool isPlaying() const { return timer_.isActive(); }

 private:
  void update();
  void tick();
  RunControl& run_;
  bool isWanted_ = false;
  QTimer timer_;
  QElapsedTimer clock_;
};

}  // namespace armature::app
