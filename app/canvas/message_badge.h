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

}  // namespace armature::app
