#include "app/canvas/sheet_extent.h"

#include "app/canvas/label_layout.h"
#include "app/canvas/spark_layout.h"

namespace armature::app {

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
