// Models written by hand against SUNDIALS IDA, as somebody would who had no modelling tool: the yardstick for ours.
#pragma once
#include <cstdint>

namespace armature::benchmarks {

struct HandResult {
  double seconds = 0;  // of the integration [s]
  long steps = 0;
  double check = 0;  // a final value, to compare with ours
};

// Rotational First: motor inertia, ideal gear, inertia, spring, load inertia, damper to ground; four states, dense
// Jacobian, Debian's serial vectors. Result points at multiples of `interval`; check is the load's speed [rad/s].
HandResult runFirst(double stopTime, double interval, double tolerance);

enum class Vectors : uint8_t { debian, ours };
// A chain of `count` masses with spring-dampers, one end fixed; sparse Jacobian, KLU. check is the last mass's position
// [m].
HandResult runChain(uint32_t count, double stopTime, double interval, double tolerance, Vectors vectors);

}  // namespace armature::benchmarks
