// A part put upon a wire becomes part of it: the wire is split, and its halves end at the part's two fitting
// connectors.
#pragma once
#include <optional>

#include "app/canvas/diagram_scene.h"

namespace armature::app {

// How a part goes into a wire.
struct WireInsertion {
  int wire = -1, segment = 0;       // of its points that piece which the part lies upon
  std::string toFirst, fromSecond;  // connectors of the part where the wire's first half ends and its second begins
  diagram::Placement placement;     // upon the wire; of a new part turned along it
  std::vector<diagram::Point> before, after;  // stored corners of the halves; empty where the wire has none
};

// The wire under a part's centre, if the part has exactly two connectors that fit it (a signal's input and output; two
// flanges, pins, ports or frames of its kind). `isNew`: the part may be turned and mirrored so that the wire runs
// through it. Nothing when there is no such wire.
std::optional<WireInsertion> insertionAt(const DiagramScene& scene, const diagram::ComponentItem& item,
                                         const ClassInfo& info, bool isNew);
// The changes that split the wire for a part of this name; the part itself is not among them.
Changes splitChanges(const OpenDocument& document, const WireInsertion& insertion, const std::string& part);

}  // namespace armature::app
