#include "app/tools/label_gesture.h"

#include <cmath>

#include "app/canvas/label_layout.h"
#include "engine/diagram/json.h"

namespace armature::app {

LabelGesture::LabelGesture(CanvasView& view, int part, QPointF start) : Gesture(view), part_(part), start_(start) {
  const PartPicture& picture = scene_.parts()[static_cast<size_t>(part)];
  const QRectF box = view.labelBox(part);
  const QPointF top = view.toDiagram({box.center().x(), box.top()});
  before_ = after_ = top - picture.rect.center();
}

void LabelGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF wanted = before_ + at - start_;
  after_ = {std::round(wanted.x()), std::round(wanted.y())};
  scene_.setLabelPreview(part_, after_);
}

bool LabelGesture::released(QMouseEvent*, QPointF) {
  scene_.setLabelPreview(-1, {});
  if (after_ == before_) return false;
  const auto& item = document_.values().components[static_cast<size_t>(part_)];
  document_.setPartExtra(part_, withLabelOffset(item.extra, after_),
                         DiagramScene::tr("Move the label of %1").arg(QString::fromStdString(item.name)));
  return false;
}

}  // namespace armature::app
