// Wires as their picture has them, for the annotations that other programs draw them by.
#pragma once
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/canvas/diagram_scene.h"
#include "engine/diagram/changed_text.h"
#include "engine/diagram/kept_members.h"

namespace armature::app {

using WireEnds = std::pair<std::string, std::string>;
using WireCorners = std::map<WireEnds, std::vector<diagram::Point>>;
struct DrawnWire {
  std::vector<diagram::Point> corners;
  Domain domain = Domain::other;
};
using DrawnWires = std::map<WireEnds, DrawnWire>;

// By their ends: what is joined twice goes the same way.
DrawnWires drawnWires(const DiagramScene& scene);
// How they are written: `before`: the corners that they had when the text was written. All must outlive it.
diagram::WireDrawing wireDrawing(const DiagramScene& scene, const DrawnWires& drawn, const WireCorners& before);
// The corners that wires were drawn with when a text was written (diagram::takeDrawnRoutes).
WireCorners cornersByEnds(const std::vector<diagram::ConnectionItem>& wires, const diagram::DrawnRoutes& drawn);
WireCorners cornersOf(const DrawnWires& drawn);

}  // namespace armature::app
