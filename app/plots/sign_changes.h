// Where a curve goes from above zero to below it, or back.
#pragma once
#include <vector>

#include "engine/results/store.h"

namespace armature::app {

// Times [s] between rows [begin, end), by straight lines; a curve that only touches zero, or rests there, does not
// change. Empty when there are more than `most`. Its cost grows with their number, not with that of the rows.
std::vector<double> signChanges(const results::Store& store, const results::Column& column, uint64_t begin,
                                uint64_t end, size_t most);

}  // namespace armature::app
