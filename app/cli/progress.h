// A progress bar on stderr, on a terminal only.
#pragma once
#include <thread>

#include "engine/solve/run.h"

namespace armature::cli {

class Progress {
 public:
  // Shows how far `control` has come from start to stop [s] until it is destroyed.
  Progress(const solve::Control& control, double start, double stop, bool isWanted);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

 private:
  void show() const;
  const solve::Control& control_;
  const double start_, stop_;
  std::atomic<bool> isDone_{false};
  std::thread thread_;
};

}  // namespace armature::cli
