// A study that is shared among the ranks of a cluster's job: rank 0 hands out chunks of runs and keeps what comes back,
// the others ask for more as they finish. Who carries the messages (MPI) is behind an interface; only the thread that
// runs the study speaks to it.
#pragma once
#include <optional>
#include <string>
#include <utility>

#include "engine/experiments/points.h"

namespace armature::experiments {

class Ranks {
 public:
  virtual ~Ranks() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  // To any rank; false where that is impossible.
  virtual bool send(int to, const std::string& bytes) = 0;
  // What has come, with its sender; nothing while there is nothing. Does not wait.
  virtual std::optional<std::pair<int, std::string>> receive() = 0;
};

// What a rank says to rank 0: what a chunk came to (nothing at first), and with it that it wants another one.
struct Done {
  struct Run {
    uint64_t run = 0;
    PointResult result;
  };
  std::vector<Run> runs;
};
// Numbers as the machine has them: all ranks run the same program.
std::string toBytes(const Done& done);
std::string toBytes(const Chunk& chunk);
// Nothing where the bytes make no sense.
std::optional<Done> readDone(const std::string& bytes);
std::optional<Chunk> readChunk(const std::string& bytes);

// Tells the other ranks, as they ask for work, that there is none.
void dismiss(Ranks& ranks);
// The work of the other ranks, until rank 0 has no more; false where the line to it is broken. One that is cancelled
// does nothing of what it gets, but goes on asking: rank 0 waits until it has told all of them the end.
bool helpWithStudy(Points& points, Ranks& ranks, solve::ControlState& control);

}  // namespace armature::experiments
