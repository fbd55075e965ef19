// Where an icon lies in a diagram: its points, and the box about it.
#pragma once
#include "engine/diagram/document.h"
#include "engine/diagram/wire_router.h"

namespace armature::diagram {

// A point of an icon (−100…100) in the diagram: scaled, mirrored, turned, moved.
Point inDiagram(const Placement& placement, double x, double y);

// The box along the axes about the icon as it is turned.
RouteBox boxOf(const Placement& placement);

}  // namespace armature::diagram
