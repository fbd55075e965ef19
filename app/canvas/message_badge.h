// The badge with the number of messages about a part.
#pragma once
#include <QRectF>

namespace armature::app {

// Below this zoom it is too small to be read, and none is drawn.
inline constexpr double kLeastBadgeZoom = 0.4;

// Where it is, at the upper right corner of a part. [px]
inline QRectF badgeBox(const QRectF& part) {
  return {part.right() - 6, part.top() - 11, 17, 17};
}
// The same, at the first corner at which it covers nothing; there, where it does at each.
template <class Covers>
QRectF badgeBox(const QRectF& part, Covers covers) {
  const QRectF first = badgeBox(part);
  const double across = part.width() - 5, down = part.height() + 5;
  for (const QPointF& shift : {QPointF(0, 0), QPointF(-across, 0), QPointF(0, down), QPointF(-across, down)})
    if (const QRectF box = first.translated(shift); !covers(box)) return box;
  return first;
}

}  // namespace armature::app
