#include "app/tools/resize_gesture.h"

#include <cmath>

#include "app/tools/move_gesture.h"

namespace armature::app {

ResizeGesture::ResizeGesture(CanvasView& view, int part, QPointF corner) : Gesture(view), part_(part) {
  before_ = after_ = document_.values().components[static_cast<size_t>(part)].placement;
  fixed_ = 2 * QPointF(before_.x, before_.y) - corner;
}

std::optional<QPointF> ResizeGesture::cornerAt(CanvasView& view, QPointF pixel) {
  const auto& selected = view.scene().selectedParts();
  if (selected.size() != 1) return std::nullopt;
  const QRectF rect = view.scene().parts()[static_cast<size_t>(*selected.begin())].rect;
  const QRectF shown = view.toPixels(rect).adjusted(-4, -4, 4, 4);
  const std::pair<QPointF, QPointF> corners[] = {{shown.topLeft(), {rect.left(), rect.bottom()}},
                                                 {shown.topRight(), {rect.right(), rect.bottom()}},
                                                 {shown.bottomLeft(), {rect.left(), rect.top()}},
                                                 {shown.bottomRight(), {rect.right(), rect.top()}}};
  for (const auto& [at, corner] : corners)
    if (std::abs(at.x() - pixel.x()) <= 5 && std::abs(at.y() - pixel.y()) <= 5) return corner;
  return std::nullopt;
}

void ResizeGesture::moved(QMouseEvent* event, QPointF at) {
  const QPointF corner = snapped(at);
  double width = std::max(8.0, std::abs(corner.x() - fixed_.x()));
  double height = std::max(8.0, std::abs(corner.y() - fixed_.y()));
  const bool isTurned = std::abs(std::remainder(before_.rotation, 180)) > 45;
  if (!(event->modifiers() & Qt::ShiftModifier)) {
    const double ratio = isTurned ? before_.height / before_.width : before_.width / before_.height;
    if (width / height > ratio)
      height = width / ratio;
    else
      width = height * ratio;
  }
  after_ = before_;
  after_.width = isTurned ? height : width;
  after_.height = isTurned ? width : height;
  after_.x = fixed_.x() + (corner.x() < fixed_.x() ? -width : width) / 2;
  after_.y = fixed_.y() + (corner.y() < fixed_.y() ? -height : height) / 2;
  scene_.setPreview({{part_, after_}});
}

bool ResizeGesture::released(QMouseEvent*, QPointF) {
  scene_.setPreview({});
  performPlacements(scene_, DiagramScene::tr("Resize %1").arg(scene_.parts()[static_cast<size_t>(part_)].name),
                    {{part_, after_}});
  return false;
}

}  // namespace armature::app
