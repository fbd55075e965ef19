#include "app/tools/beside_gesture.h"

#include <cmath>

#include "engine/diagram/json.h"

namespace armature::app {

namespace {

// The middle of the upper edge on the diagram, where y grows upwards.
QPointF upperEdge(CanvasView& view, Beside what, int part, const PartPicture& picture) {
  if (what == Beside::sparklines) return {picture.sparkRect.center().x(), picture.sparkRect.bottom()};
  const QRectF box = view.besideParts().label(part);
  return view.toDiagram({box.center().x(), box.top()});
}

}  // namespace

BesideGesture::BesideGesture(CanvasView& view, Beside what, int part, QPointF start)
    : Gesture(view), what_(what), part_(part), start_(start) {
  const PartPicture& picture = scene_.parts()[static_cast<size_t>(part)];
  before_ = after_ = upperEdge(view, what, part, picture) - picture.rect.center();
}

void BesideGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF wanted = before_ + at - start_;
  after_ = {std::round(wanted.x()), std::round(wanted.y())};
  scene_.setPlacePreview(what_, part_, after_);
}

bool BesideGesture::released(QMouseEvent*, QPointF) {
  scene_.setPlacePreview(what_, -1, {});
  if (after_ == before_) return false;
  const auto& item = document_.values().components[static_cast<size_t>(part_)];
  const QString words =
      what_ == Beside::label ? DiagramScene::tr("Move the label of %1") : DiagramScene::tr("Move the sparklines of %1");
  document_.setPartExtra(part_, withStoredPlace(item.extra, what_, after_),
                         words.arg(QString::fromStdString(item.name)));
  return false;
}

}  // namespace armature::app
