// What holds between the passes; on in tests.
#pragma once
#include <string>
#include <vector>

#include "engine/lower/work.h"

namespace armature::lower {

// Violated invariants as text, empty when all hold: no equation contains a replaced variable, every id is in range,
// derivative and integral name each other, plans solve each variable once. Linear.
std::vector<std::string> verifyWork(const Work& w);

}  // namespace armature::lower
