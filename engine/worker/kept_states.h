// In the program: the sleeping copies of the last run that was to be kept (state_keeper.h), by the time at which each
// of them stands. Inside of the room.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/worker/channel.h"
#include "engine/worker/protocol.h"

namespace armature::worker {

class KeptStates {
 public:
  KeptStates() = default;
  ~KeptStates() { removeFolder(); }
  KeptStates(const KeptStates&) = delete;
  KeptStates& operator=(const KeptStates&) = delete;
  // Those of another run go. `order` says which run it is, but for what is told to it on its way.
  void begin(const RunOrder& order);
  // Wakes the last copy that a run with this order may begin from to go to a time [s] at once, and gives it the other
  // end of `channel` and these descriptors (page, results); false where there is none. Copies beyond that time go.
  bool wake(const RunOrder& order, double goTo, const std::vector<int>& descriptors, Channel& channel);
  // Gives a run the socket of its next copy.
  void sendSpare(Channel& channel);
  void clear() { states_.clear(); }
  bool isEmpty() const { return states_.empty(); }
  // A run says that it has made a copy.
  void add(double time, std::vector<solve::Change> taken);

 private:
  struct State {
    double time = 0;  // [s]
    std::vector<solve::Change> taken;
    Channel channel;
  };
  static Bytes keyOf(RunOrder order);
  void removeFolder();

  Bytes key_;
  std::string folder_;  // of the run's files: the copies may write nowhere else
  std::vector<State> states_;
  Channel spare_;
};

}  // namespace armature::worker
