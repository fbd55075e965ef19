// Which equations and variables of a flat model tick together (Modelica specification 16.7): the sub-partitions, their
// clocks as the structure room infers them, and the solver methods of those with derivatives. Messages speak of the
// user's variables and clocks.
#pragma once
#include <string>
#include <vector>

#include "engine/lower/work.h"
#include "engine/structure/clocks.h"

namespace armature::lower {

// A clock constructor that gives a base clock its ticks.
struct ClockOrigin {
  enum class Kind : uint8_t { rational, real, event } kind = Kind::rational;
  ExprId constructor;      // the node, for messages
  ExprId value;            // counter, interval [s], or condition
  ExprId startInterval;    // of an event clock [s]
  int64_t resolution = 1;  // of a rational one: the interval is counter/resolution [s]
  bool isPeriodic = true;  // the interval does not change during the run
};

struct ClockPartition {
  std::vector<uint32_t> equations;   // indices of FlatModel::equations
  std::vector<VarId> variables;      // those that its equations determine, derivatives included
  structure::Ratio interval, phase;  // [s], or in intervals of the origin where that is not rational and periodic
  uint32_t base = kNone;             // partitions with one base clock are solved together
  uint32_t origin = kNone;           // index of ClockPartitions::origins; kNone: periodic in seconds
  structure::Ratio grain;            // of an origin that is not periodic
  std::string method;                // solver method, may be empty
  bool hasDerivatives = false;
};

struct ClockPartitions {
  std::vector<ClockPartition> parts;
  std::vector<ClockOrigin> origins;
  std::vector<uint32_t> ofVariable, ofEquation, ofAssertion;  // index of parts, kNone: not clocked
  uint32_t baseCount = 0;
};

// Divides the model; equations between clocks are taken out of it, arguments of conversions get variables of their own.
// False after messages S010 to S015.
bool findClockPartitions(Work& w, ClockPartitions& result);

}  // namespace armature::lower
