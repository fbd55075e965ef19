// What the flow between events depends on that only events change: the states' values, and whatever rates and root
// functions read without computing it. An event that leaves all of it as it was, as a counter of samples, does not
// interrupt the integration: begun anew, a multistep method goes back to order one, and what that loses adds up.
#pragma once
#include <vector>

#include "engine/program/program.h"

namespace armature::solve {

class FlowInputs {
 public:
  explicit FlowInputs(const program::Program& program);

  // Keeps what they are in v (slotCount); whether they are the same there.
  void keep(const std::vector<double>& v);
  bool areKept(const std::vector<double>& v) const;

 private:
  std::vector<program::Slot> slots_;
  std::vector<double> kept_;
  bool canBeKept_ = true;  // false where histories or sets of states are looked at after each event
};

}  // namespace armature::solve
