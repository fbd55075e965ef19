// The equations of clocked partitions as discrete ones: matched and sorted over all partitions of a base clock, since
// conversions let values pass between them, and solved for a variable each.
#pragma once
#include <vector>

#include "engine/lower/clock_partitions.h"

namespace armature::lower {

// The partitions of one base clock, and for each the expression that is true while it ticks.
struct ClockSystem {
  std::vector<uint32_t> parts;  // indices of ClockPartitions::parts
  std::vector<ExprId> active;
};

// Appends to `made` for each clocked equation v = (active ? value : pre(v)). What is solved together stays implicit,
// with residuals that ask for v = pre(v) while the clock does not tick. Variables that are another name of one with
// the same clock stay so unless their own start value counts. False after messages S016 (several clocks in one
// system) and S017 (no equation for each variable).
bool whenEquations(Work& w, const ClockPartitions& clocks, const std::vector<ClockSystem>& systems,
                   const std::vector<uint8_t>& isStarted, std::vector<model::FlatEquation>& made);

}  // namespace armature::lower
