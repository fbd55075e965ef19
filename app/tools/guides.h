// Lines that say while parts are moved that they stand in one line with others, or at equal distances from them.
#pragma once
#include <QLineF>
#include <QRectF>
#include <vector>

namespace armature::app {

struct Guides {
  std::vector<QLineF> lines;  // through middles, or along edges of the same side, that are in one line
  std::vector<QLineF> gaps;   // gaps that are equal
  bool operator==(const Guides&) const = default;
};

// What the moved parts' common box has in common with the others'; all in diagram units. Only the nearest part on each
// side counts.
Guides guidesFor(const QRectF& moved, const std::vector<QRectF>& others);

}  // namespace armature::app
