// Lanes of a track: which parts can be drawn beside each other on one height without ever covering each other in a run.
#pragma once
#include <span>
#include <vector>

namespace armature::app {

// What a part covers at the sampled instants of a run [px], one entry each.
struct TrackCover {
  std::vector<float> from, to;            // of its drawing
  std::vector<float> labelFrom, labelTo;  // of its words
  bool isLabelAbove = false;              // words above and below a drawing do not meet
};

// Whether two covers meet at an instant, or change places between two. Touching is not meeting. Not a number: it is not
// drawn there.
bool doMeet(const TrackCover& one, const TrackCover& other, bool withLabels);

// The lane of each, from 0: the first one, in the order of `covers`, where it meets nothing; its own of the last time
// (`before`, may be empty) where that holds still. At worst quadratic in the number of parts, times the instants.
std::vector<int> packLanes(std::span<const TrackCover> covers, std::span<const int> order, std::span<const int> before,
                           bool withLabels);

}  // namespace armature::app
