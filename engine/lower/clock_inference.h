// The clocks of the sub-partitions: what the structure room infers, told in the user's names where it does not fit, and
// the solver methods of parts with derivatives (Modelica specification 16.7.5 and 16.8.3). Private to the room.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "engine/lower/clock_partitions.h"
#include "engine/structure/clocks.h"

namespace armature::lower {

// Nodes are the parts of ClockPartitions.
struct ClockGraph {
  structure::ClockNetwork network;
  std::vector<ExprId> constructors;  // per source
  std::vector<uint32_t> origins;     // per source: index of ClockPartitions::origins, kNone where its interval is known
  std::vector<std::vector<ExprId>> clocks;                 // per node: expressions of clocks
  std::vector<std::pair<uint32_t, VarId>> clockVariables;  // node and variable
  std::vector<std::pair<uint32_t, std::string>> methods;   // node and solver method
};

// Completes the parts by interval, phase, base clock and solver method. False after messages S010, S011, S012, S014 and
// S015; a default clock is a warning (S019).
bool inferPartClocks(Work& w, const ClockGraph& graph, ClockPartitions& result);

}  // namespace armature::lower
