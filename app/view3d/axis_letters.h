// Letters of axes as they are written over the picture: upright, of a size that can be read, and never two upon each
// other.
#pragma once
#include <QFont>
#include <QString>
#include <vector>

#include "app/view3d/camera.h"
#include "app/view3d/scene_shapes.h"

namespace armature::app {

struct SeenLetter {
  QString text;
  QPointF from;  // of its base line [px]
  QFont font;
  QRectF box;  // what its ink covers [px]
  QColor color;
};

// In the order of the letters given, without those that are too small to be told apart and those that a nearer one
// would cover, as where two crosses of axes lie beside each other. O(n²).
std::vector<SeenLetter> seenLetters(const std::vector<SceneShapes::Letter>& letters, const Camera& camera);

}  // namespace armature::app
