// What holds between the passes; on in tests.
#pragma once
#include <string>
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

// Violated invariants as text, empty when all hold: no equation contains a replaced variable, every id is in range,
// derivative and integral name each other; the plans of a section solve each of its variables once, their systems are
// square, and nothing is read before it is known. Linear.
std::vector<std::string> verifyWork(const Work& w);

}  // namespace armature::lower
