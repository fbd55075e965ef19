// What a whole diagram covers at any scale, with names, values and sparklines: these keep their size where the rest
// shrinks.
#pragma once
#include <functional>

#include "app/canvas/diagram_scene.h"

class QFont;

namespace armature::app {

class SheetExtent {
 public:
  // Both must outlive it.
  SheetExtent(const DiagramScene& scene, const QFont& font, bool hasValues)
      : scene_(scene), font_(font), hasValues_(hasValues) {}
  // From where (0, 0) lies [px]; `scale` [px/unit].
  QRectF at(double scale) const;
  // Whether any of it lies in an area, which is told in the same way [px].
  bool isIn(const QRectF& area, double scale) const;

 private:
  // Calls for each box that has its size on the screen, until one call says that it is enough; whether one did.
  bool anyBeside(double scale, const std::function<bool(const QRectF&)>& isEnough) const;

  const DiagramScene& scene_;
  const QFont& font_;
  const bool hasValues_;
};

}  // namespace armature::app
