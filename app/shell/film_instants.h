// At which instants a filmstrip shows a run. Equal steps from the start to the end, unless these fall in with a
// repetition of the run, so that pictures would look alike though much goes on between them: then to somewhat before
// the end.
#pragma once
#include <vector>

#include "engine/results/store.h"

namespace armature::app {

// [s]; empty without a row.
std::vector<double> filmInstants(const results::Store& store, int count);

}  // namespace armature::app
