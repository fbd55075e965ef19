// Corners that somebody has given to wires, when parts are moved, turned or sized: they follow the ends of their wire
// as long as it stays free of icons. A wire that would run through one, where it did not before, gives its corners up:
// its way is then found anew. What it ran through before the move is where somebody has put it, and stays.
#pragma once
#include <QHash>
#include <QSet>
#include <vector>

#include "app/canvas/geometry.h"
#include "app/canvas/scene_pictures.h"
#include "app/document/change.h"

namespace armature::app {

class KeptRoutes {
 public:
  // Of `values` with other placements for some of its parts; `parts` are its pictures with the same placements or
  // with those of the document. Those in `passed` (by index) push no wire away. All are borrowed.
  KeptRoutes(const diagram::Document& values, const std::vector<PartPicture>& parts,
             const QHash<int, diagram::Placement>& placements, const QSet<int>& passed = {});

  // The corners that wire `wire` has afterwards; none: they are given up, or there were none. O(parts) for a wire that
  // the move changes, else O(moved parts).
  std::vector<diagram::Point> cornersOf(const std::vector<diagram::Point>& route, ConnectorRef from,
                                        ConnectorRef to) const;

 private:
  // A wire before the move or after it.
  struct Way {
    QPolygonF points;
    ConnectorPose from, to;
  };
  const ConnectorPicture& connector(ConnectorRef ref) const;
  ConnectorPose poseOf(ConnectorRef ref, bool isAfter) const;
  QRectF rectOf(int part, bool isAfter) const;
  // Whether it runs through the icon of a part.
  bool passes(const Way& way, ConnectorRef from, ConnectorRef to, int part, bool isAfter) const;

  const diagram::Document& values_;
  const std::vector<PartPicture>& parts_;
  const QHash<int, diagram::Placement>& placements_;
  QSet<int> passed_;
};

}  // namespace armature::app
