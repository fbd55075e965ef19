#include "app/tools/note_resize_gesture.h"

#include <algorithm>
#include <cmath>

#include "app/tools/move_gesture.h"

namespace armature::app {

NoteResizeGesture::NoteResizeGesture(CanvasView& view, int note, Qt::Corner corner)
    : Gesture(view), note_(note), corner_(corner) {
  const NotePicture& picture = scene_.notes()[static_cast<size_t>(note)];
  before_ = picture.rect;
  after_ = picture.note.place;
}

std::optional<Qt::Corner> NoteResizeGesture::cornerAt(CanvasView& view, QPointF pixel) {
  const DiagramScene& scene = view.scene();
  if (scene.notes().selected().size() != 1 || !scene.selectedParts().isEmpty()) return std::nullopt;
  const auto index = static_cast<size_t>(*scene.notes().selected().begin());
  if (index >= scene.notes().all().size()) return std::nullopt;
  const QRectF box = view.toPixels(scene.notes()[index].rect);
  const std::pair<QPointF, Qt::Corner> corners[] = {{box.topLeft(), Qt::TopLeftCorner},
                                                    {box.topRight(), Qt::TopRightCorner},
                                                    {box.bottomLeft(), Qt::BottomLeftCorner},
                                                    {box.bottomRight(), Qt::BottomRightCorner}};
  for (const auto& [at, corner] : corners)
    if (std::abs(at.x() - pixel.x()) <= 5 && std::abs(at.y() - pixel.y()) <= 5) return corner;
  return std::nullopt;
}

// The opposite corner stays; of a rectangle with y up the upper edge is `bottom`.
void NoteResizeGesture::moved(QMouseEvent*, QPointF at) {
  const QPointF corner = snapped(at);
  const bool isLeft = corner_ == Qt::TopLeftCorner || corner_ == Qt::BottomLeftCorner;
  const bool isTop = corner_ == Qt::TopLeftCorner || corner_ == Qt::TopRightCorner;
  const double fixedX = isLeft ? before_.right() : before_.left();
  after_.width = std::max(diagram::kLeastNoteWidth, isLeft ? fixedX - corner.x() : corner.x() - fixedX);
  after_.x = isLeft ? fixedX - after_.width : fixedX;
  after_.height = std::max(0.0, isTop ? corner.y() - before_.top() : before_.bottom() - corner.y());
  after_.y = isTop ? before_.top() + after_.height : before_.bottom();
  scene_.setPreview({}, {{note_, after_}});
}

bool NoteResizeGesture::released(QMouseEvent*, QPointF) {
  // Where the text itself makes it as high, no height is kept: more text then finds room by itself.
  const double shown = scene_.notes()[static_cast<size_t>(note_)].rect.height();
  if (after_.height < shown - 1e-6) after_.height = 0;
  scene_.setPreview({});
  performPlacements(scene_, DiagramScene::tr("Resize a note"), {}, -1, {{note_, after_}});
  return false;
}

}  // namespace armature::app
