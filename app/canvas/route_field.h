// What counts for the ways of wires, by where it lies: parts, and wires that have theirs.
#pragma once
#include <vector>

#include "app/canvas/cell_grid.h"
#include "app/canvas/router.h"

namespace armature::app {

// Where parts lie [unit].
QRectF areaOf(const std::vector<PartPicture>& parts);
// Where things lie that count for the way of a wire.
QRectF zoneOf(const RouteRequest& request);

class RouteField {
 public:
  // Both outlive it; the parts do not move, the wires get their ways.
  RouteField(const std::vector<PartPicture>& parts, const std::vector<WirePicture>& wires);
  // A wire has got its way.
  void add(size_t wire);
  // Parts that a request's way might meet, in their order.
  std::vector<int> partsNear(const RouteRequest& request) const { return partCells_.near(zoneOf(request)); }
  // The pieces of others and of the same net that it might meet, in the order of wires.
  void collectWires(int net, RouteRequest& request) const;

 private:
  const std::vector<WirePicture>& wires_;
  CellGrid partCells_, wireCells_;
};

}  // namespace armature::app
