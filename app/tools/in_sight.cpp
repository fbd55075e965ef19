#include "app/tools/in_sight.h"

#include <algorithm>

#include "app/canvas/canvas_view.h"

namespace armature::app {

// Of the first parts of the diagram [px].
static QRectF boxOfFirst(const CanvasView& view, size_t count) {
  const auto& parts = view.scene().parts();
  QRectF box;
  for (size_t k = 0; k < std::min(count, parts.size()); ++k) box = box.united(view.toPixels(parts[k].rect));
  return box;
}

void keepInSight(CanvasView& view, const std::function<void()>& step) {
  const size_t count = view.scene().parts().size();  // one that is added stays where the hand has put it
  const QRectF seen(view.rect());
  const bool wasSeen = seen.contains(boxOfFirst(view, count));
  step();
  const QRectF box = boxOfFirst(view, count);
  if (!wasSeen || seen.contains(box)) return;
  constexpr double kEdge = 24;  // [px]
  const QRectF wanted = box.adjusted(-kEdge, -kEdge, kEdge, kEdge);
  if (wanted.width() > seen.width() || wanted.height() > seen.height()) return view.fit();
  const QPointF shift(std::max(0.0, -wanted.left()) - std::max(0.0, wanted.right() - seen.width()),
                      std::max(0.0, -wanted.top()) - std::max(0.0, wanted.bottom() - seen.height()));
  view.panBy(shift);
}

}  // namespace armature::app
