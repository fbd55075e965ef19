// Places for parts along their connections, for diagrams that have none: what is joined stands side by side as its
// connectors face each other (a right side before a left one, an output before an input, a lower side above an upper
// one), in columns from left to right, with few crossings. A layered drawing after Sugiyama, Tagawa and Toda (1981):
// columns by longest paths, rows by barycentres. The same diagram gives the same places.
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::diagram {

// Where a connector sits in its part's icon (−100…100, y up), and "input", "output" or "".
struct IconEnd {
  double x = 0, y = 0;
  std::string causality;
};
using IconEnds = std::function<std::optional<IconEnd>(const std::string& end)>;

// Placements for the given parts (indices; sizes, rotations and mirrorings stay), in their order, about the point
// (0, 0). Wires to other parts are not looked at. Cost: about parts × wires of the largest connected group.
std::vector<Placement> layOut(const Document& document, const std::vector<int>& parts, const IconEnds& ends);

// Whether a diagram's parts have no places of their own: there are several, all at one point.
bool isWithoutPlaces(const Document& document);

}  // namespace armature::diagram
