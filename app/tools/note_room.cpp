#include "app/tools/note_room.h"

#include <algorithm>
#include <cmath>

#include "app/canvas/diagram_scene.h"
#include "app/tools/edit_actions.h"

namespace armature::app {

NoteRoom roomForNote(const DiagramScene& scene, QPointF wanted) {
  constexpr double kUsualWidth = 80, kLeastWidth = 40, kHeight = 20, kGap = kGrid;  // [unit]; of some lines
  double width = kUsualWidth;
  const QRectF usual(wanted.x(), wanted.y() - kHeight, kUsualWidth, kHeight);
  for (const PartPicture& part : scene.parts())
    if (part.rect.intersects(usual)) width = std::min(width, part.rect.left() - kGap - wanted.x());
  width = std::floor(width / kGrid) * kGrid;
  if (width >= kLeastWidth) return {wanted, width};
  return {freePlace(scene, wanted, {0, -kHeight, kUsualWidth, kHeight}), kUsualWidth};
}

}  // namespace armature::app
