// Where nothing flows, what would flow has no carrier: x = 0, y = 0 and y = semiLinear(x, a, b) leave a and b open, as
// at a port that is not connected. One meaningful solution is chosen, a = b (specification 3.7.4.5, second rule).
#pragma once
#include "engine/lower/work.h"

namespace armature::lower {

// Replaces the equation of semiLinear by a = b where x and y are zero by equations of their own. Always true.
bool resolveZeroFlows(Work& w);

}  // namespace armature::lower
