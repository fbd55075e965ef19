#include "app/canvas/sheet_extent.h"

#include <algorithm>

#include "app/canvas/label_layout.h"
#include "app/canvas/spark_layout.h"

namespace armature::app {

bool SheetExtent::isIn(const QRectF& area, double scale) const {
  if (area.isEmpty()) return false;
  const QRectF units(area.left() / scale, -area.bottom() / scale, area.width() / scale, area.height() / scale);
  if (scene_.isAnythingIn(units)) return true;
  // Names have another size and place on the screen than the scene keeps free for them.
  return std::ranges::any_of(scene_.parts(), [&](const PartPicture& part) {
    const QRectF icon(part.rect.left() * scale, -part.rect.bottom() * scale, part.rect.width() * scale,
                      part.rect.height() * scale);
    return labelLayout(part, icon, scale, font_, hasValues_).box.intersects(area) ||
           std::ranges::any_of(sparkLayout(part, icon, scale, font_),
                               [&](const SparkBox& spark) { return spark.box.intersects(area); });
  });
}

QRectF SheetExtent::at(double scale) const {
  const auto scaled = [scale](const QRectF& box) {
    return QRectF(box.left() * scale, -box.bottom() * scale, box.width() * scale, box.height() * scale);
  };
  QRectF extent = scaled(scene_.geometryBounds());
  for (const PartPicture& part : scene_.parts()) {
    const QRectF icon = scaled(part.rect);
    const QRectF label = labelLayout(part, icon, scale, font_, hasValues_).box;
    if (!label.isEmpty()) extent = extent.united(label);
    for (const SparkBox& spark : sparkLayout(part, icon, scale, font_)) extent = extent.united(spark.box);
  }
  return extent;
}

}  // namespace armature::app
