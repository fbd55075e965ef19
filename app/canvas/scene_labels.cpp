// How much room the whole picture takes, labels included.
#include <algorithm>

#include "app/canvas/diagram_scene.h"
#include "app/canvas/line_box.h"

namespace armature::app {

QRectF DiagramScene::bounds() const {
  QRectF box = geometryBounds();
  for (const PartPicture& part : parts_) box = box.united(part.labelRect).united(part.sparkRect);
  return box;
}

QRectF DiagramScene::geometryBounds() const {
  QRectF box;
  for (const PartPicture& part : parts_) box = box.united(part.rect.adjusted(-2, -2, 2, 2));
  for (const WirePicture& wire : wires_) box = box.united(wire.points.boundingRect());
  for (const NotePicture& note : notes_.all()) box = box.united(note.rect);
  return box;
}

bool DiagramScene::isAnythingIn(const QRectF& area) const {
  const auto isPartIn = [&](const PartPicture& part) {
    return part.rect.intersects(area) || part.labelRect.intersects(area) || part.sparkRect.intersects(area);
  };
  const auto isWireIn = [&](const WirePicture& wire) {
    for (int k = 0; k + 1 < wire.points.size(); ++k)
      if (lineBox(wire.points[k], wire.points[k + 1], 0.4).intersects(area)) return true;
    return false;
  };
  const auto isNoteIn = [&](const NotePicture& note) { return note.rect.intersects(area); };
  return std::any_of(parts_.begin(), parts_.end(), isPartIn) || std::any_of(wires_.begin(), wires_.end(), isWireIn) ||
         std::any_of(notes_.all().begin(), notes_.all().end(), isNoteIn);
}

}  // namespace armature::app
