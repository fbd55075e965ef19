// Room for a part that goes into a wire too short for it: what lies beyond is pushed away along the wire, to the right
// or down, and what it would come upon with it. All else stays where it is.
#pragma once
#include <QHash>

#include "app/tools/wire_insert.h"

namespace armature::app {

// The places of the parts that are pushed; none where there is room already. The part's own place in `insertion`
// follows, away from the part that stays before it. `self`: the part on the diagram, −1 for a new one. O(parts · those
// that move).
QHash<int, diagram::Placement> roomFor(const DiagramScene& scene, WireInsertion& insertion, int self = -1);

}  // namespace armature::app
