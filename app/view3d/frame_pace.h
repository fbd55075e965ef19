// How often a run that goes on at full speed is shown: drawing takes a small share of the time, however long a picture
// takes on this machine.
#pragma once
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>

namespace armature::app {

class FramePace {
 public:
  // Pictures follow each other after `shortest` [ms] where they cost little. Where the processor draws and the
  // simulation needs it as well (`isShared`), after so long that drawing takes a small part of the time: a 40th on two
  // cores, which both are busy then (the renderer's own thread takes as much again), a tenth on more; at least once a
  // second.
  bool isDue(bool isShared, int shortest = 33) const {
    constexpr int kSharedStep = 100, kLongest = 1000;
    const int parts = QThread::idealThreadCount() <= 2 ? 40 : 10;
    if (!since_.isValid()) return true;
    const int step = isShared ? std::clamp(static_cast<int>(parts * cost_), kSharedStep, kLongest) : shortest - 5;
    return since_.elapsed() >= step;
  }
  // A picture begins; has been drawn, composed with the window's rest.
  void begin() {
    since_.start();
    isDrawing_ = true;
  }
  void end() {
    if (!isDrawing_ || !since_.isValid()) return;
    isDrawing_ = false;
    // The last ones count most; a hiccup of the machine is soon forgotten.
    const double last = static_cast<double>(since_.nsecsElapsed()) * 1e-6;
    cost_ = cost_ > 0 ? 0.6 * cost_ + 0.4 * last : last;
  }
  // What a picture takes [ms], 0 before the first.
  double cost() const { return cost_; }

 private:
  QElapsedTimer since_;
  double cost_ = 0;
  bool isDrawing_ = false;
};

}  // namespace armature::app
