// A whole study on this machine: threads that take chunks, each in a process of its own that is locked in; every result
// goes into the table and the journal.
#pragma once
#include <atomic>
#include <string>

#include "engine/experiments/journal.h"
#include "engine/experiments/points.h"
#include "engine/experiments/ranks.h"

namespace armature::experiments {

// What a study has come to; may be read while it runs.
struct Progress {
  std::atomic<uint64_t> done{0};     // runs of this time
  std::atomic<uint64_t> stopped{0};  // of them, with a status other than 0
  std::atomic<uint64_t> silent{0};   // of them, with status 0 and a measure without a value
  std::atomic<double> seconds{0};    // that the runs took together, each in its process
};

struct FirstTroubles {
  std::vector<std::pair<uint64_t, std::string>> runs;  // the first few, with the reasons
};

// Makes the runs of the groups with so many threads, and with the other ranks where there are some. What is done is in
// the table and, unless it is null, in the journal. Failure F301 when the journal cannot be written: the study is then
// stopped.
Result<void> runStudy(Points& points, std::vector<Chunk> groups, unsigned jobs, solve::ControlState& control,
                      Table& table, Journal* journal, Progress& progress, FirstTroubles& troubles,
                      Ranks* ranks = nullptr);

}  // namespace armature::experiments
