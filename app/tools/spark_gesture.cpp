#include "app/tools/spark_gesture.h"

#include <cmath>

#include "app/canvas/spark_layout.h"
#include "engine/diagram/json.h"

namespace armature::app {

SparkGesture::SparkGesture(CanvasView& view, int part, QPointF start) : Gesture(view), part_(part), start_(start) {
  const PartPicture& picture = scene_.parts()[static_cast<size_t>(part)];
  // The upper edge has the larger y.
  const QPointF top(picture.sparkRect.center().x(), picture.sparkRect.bottom());
  before_ = after_ = top - picture.rect.center();
}

void SparkGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF wanted = before_ + at - start_;
  after_ = {std::round(wanted.x()), std::round(wanted.y())};
  scene_.setSparkPreview(part_, after_);
}

bool SparkGesture::released(QMouseEvent*, QPointF) {
  scene_.setSparkPreview(-1, {});
  if (after_ == before_) return false;
  const auto& item = document_.values().components[static_cast<size_t>(part_)];
  document_.setPartExtra(part_, withSparkPlace(item.extra, after_),
                         DiagramScene::tr("Move the sparklines of %1").arg(QString::fromStdString(item.name)));
  return false;
}

}  // namespace armature::app
