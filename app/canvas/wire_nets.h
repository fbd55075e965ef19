// Wires that belong together: nets, and the dots where the wires of one part.
#pragma once
#include <vector>

namespace armature::app {

struct Junction;
struct WirePicture;

// Wires that share an end are one net (WirePicture::net): the same number, that of one of them.
void joinNets(std::vector<WirePicture>& wires);

// A dot where wires of one net leave a common line in three directions or more, in the order of the nets.
std::vector<Junction> junctionsOf(const std::vector<WirePicture>& wires);

// Tells the wires at which of their corners such a dot stands: a branch leaves the line at a right angle.
void squareCorners(std::vector<WirePicture>& wires, const std::vector<Junction>& junctions);

}  // namespace armature::app
