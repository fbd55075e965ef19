// What the drawing of an icon covers of its box, and by that, which way a wire leaves a connector that stands within
// the box: where the drawing ends at the connector, the way out is there, as for a ground that hangs below its flange.
#pragma once
#include <optional>
#include <vector>

#include "engine/diagram/wire_router.h"
#include "engine/facade/class_info.h"

namespace armature {

// In an icon's coordinates (−100…100, y up).
struct IconExtent {
  double left = 0, bottom = 0, right = 0, top = 0;
};

// Of graphics, without texts that stand for something else and without what cannot be seen; nothing where none is left.
// O(points).
std::optional<IconExtent> extentOf(const std::vector<IconPrimitive>& icon);

// Tells the connector which side of the drawing it stands at, if it is within the box and at one of its sides.
void findWayOut(ConnectorInfo& connector, const IconExtent& drawn);

// How wires leave a connector that stands on an icon, once that is known of all of them.
diagram::Leaving leavingOf(const ConnectorInfo& connector);

}  // namespace armature
