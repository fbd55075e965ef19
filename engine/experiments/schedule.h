// Which runs are made next, and by whom: chunks of runs that share a translation, long enough that starting a process
// for them costs little, short enough that all finish together. Thread-safe.
#pragma once
#include <cstdint>
#include <mutex>
#include <vector>

namespace armature::experiments {

// Runs of one translation.
struct Chunk {
  uint32_t group = 0;
  std::vector<uint64_t> runs;
  bool isEmpty() const { return runs.empty(); }
};

class Schedule {
 public:
  // `groups`: the runs to be made of each translation; `workers`: how many ask.
  Schedule(std::vector<Chunk> groups, unsigned workers);
  // Empty when nothing is left to hand out.
  Chunk next();
  // A chunk that was not finished is handed out again.
  void giveBack(Chunk chunk);
  // What a run has taken [s].
  void learn(double seconds);
  uint64_t left() const;

 private:
  mutable std::mutex mutex_;
  std::vector<Chunk> groups_;  // the last one is handed out from, from its end
  unsigned workers_;
  uint64_t left_ = 0;
  double mean_ = 0;  // of the last runs [s]
};

}  // namespace armature::experiments
