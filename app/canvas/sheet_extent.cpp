#include "app/canvas/sheet_extent.h"

#include <algorithm>

#include "app/canvas/label_layout.h"
#include "app/canvas/spark_layout.h"

namespace armature::app {

// As it lies on a screen of which (0, 0) is the corner [px].
static QRectF scaled(const QRectF& box, double scale) {
  return {box.left() * scale, -box.bottom() * scale, box.width() * scale, box.height() * scale};
}

// Names have another size and place on the screen than the scene keeps free for them.
bool SheetExtent::anyBeside(double scale, const std::function<bool(const QRectF&)>& isEnough) const {
  return std::ranges::any_of(scene_.parts(), [&](const PartPicture& part) {
    const QRectF icon = scaled(part.rect, scale);
    const QRectF label = labelLayout(part, icon, scale, font_, hasValues_).box;
    if (!label.isEmpty() && isEnough(label)) return true;
    return std::ranges::any_of(sparkLayout(part, icon, scale, font_),
                               [&](const SparkBox& spark) { return isEnough(spark.box); });
  });
}

bool SheetExtent::isIn(const QRectF& area, double scale) const {
  if (area.isEmpty()) return false;
  const QRectF units(area.left() / scale, -area.bottom() / scale, area.width() / scale, area.height() / scale);
  return scene_.isAnythingIn(units) || anyBeside(scale, [&](const QRectF& box) { return box.intersects(area); });
}

QRectF SheetExtent::at(double scale) const {
  QRectF extent = scaled(scene_.geometryBounds(), scale);
  anyBeside(scale, [&](const QRectF& box) {
    extent = extent.united(box);
    return false;
  });
  return extent;
}

}  // namespace armature::app
