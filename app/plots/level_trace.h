// When a signal of levels (truths, digital values) changes. Of a run with more changes than any picture shows, groups
// of rows stand for what happens in them: a short pulse stays a pulse, and the cost does not grow with the run.
#pragma once
#include <vector>

#include "engine/results/store.h"

namespace armature::app {

struct LevelChange {
  double time = 0;  // [s]
  int level = 0;    // from then on
};

// Of the rows [begin, end), the first one always among them, and the last one once more. At most some 20,000.
std::vector<LevelChange> levelTrace(const results::Store& store, const results::Column& column, uint64_t begin,
                                    uint64_t end);

}  // namespace armature::app
