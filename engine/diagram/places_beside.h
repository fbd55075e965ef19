// Places for those parts of a diagram that have none, among others that have theirs and keep them: what wires join
// stands together as `layOut` puts it, and as near as there is room to what it is joined with among the others; what is
// joined with nothing stands below all. The same diagram gives the same places.
#pragma once
#include <vector>

#include "engine/diagram/layout.h"

namespace armature::diagram {

// Placements for the given parts (indices; sizes, rotations and mirrorings stay), in their order. None of them lies
// upon another part, nor upon one of the others. Cost: that of `layOut`, and for each group of parts the places that
// are tried times the parts about them.
std::vector<Placement> placesBeside(const Document& document, const std::vector<int>& parts, const IconEnds& ends);

}  // namespace armature::diagram
