// Where icons are drawn within their boxes, so that a line to a part ends at what is seen of it and not in the air
// beside that. Found once for each icon as it stands on the sheet, from a small picture of it.
#pragma once
#include <QHash>
#include <QPolygonF>
#include <QRectF>

#include "app/canvas/scene_pictures.h"

namespace armature::app {

class DiagramScene;
class Icons;

class IconInk {
 public:
  IconInk(const DiagramScene& scene, const Icons& icons) : scene_(scene), icons_(icons) {}

  // The point of a part's drawing that is nearest to a box (both of the diagram); of a part without a drawing, of what
  // it covers. O(points of the outline, some hundred).
  QPointF nearest(const PartPicture& part, const QRectF& box) const;

 private:
  // From the part's middle [unit, y up].
  const QPolygonF& outline(const PartPicture& part) const;

  const DiagramScene& scene_;
  const Icons& icons_;
  mutable QHash<QString, QPolygonF> outlines_;
};

}  // namespace armature::app
