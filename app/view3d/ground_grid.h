// The ground below the bodies: a grid of lines that fade towards the rim, with squares of a round size.
#pragma once
#include "app/look/theme.h"
#include "app/view3d/scene_extent.h"
#include "app/view3d/scene_item.h"

namespace armature::app {

class GroundGrid {
 public:
  // Draws it anew for bodies of an extent; without any it stays as it is.
  void draw(const SceneExtent& extent, const Vec3& up, const Theme& theme);
  // Where it lies along the up direction [m].
  double level() const { return level_; }
  LineGeometry& geometry() { return lines_; }

 private:
  LineGeometry lines_;
  double level_ = 0;
};

}  // namespace armature::app
