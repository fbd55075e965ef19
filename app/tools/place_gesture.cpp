#include "app/tools/place_gesture.h"

#include <cmath>

#include "app/canvas/diagram_painter.h"
#include "app/canvas/part_values.h"
#include "app/tools/edit_actions.h"
#include "app/tools/in_sight.h"

namespace armature::app {

void PlaceGesture::moved(QPointF at) {
  at_ = snapped(at);
  insertion_.reset();
  if (const ClassPtr info = view_.scene().catalog().find(className_))
    insertion_ = insertionAt(view_.scene(), newPart(view_.scene(), className_, at, rotation_), *info, true);
  view_.scene().setHover(-1, {}, insertion_ ? insertion_->wire : -1);
  view_.update();
}

void PlaceGesture::turn(bool isClockwise) {
  rotation_ = std::fmod(rotation_ + (isClockwise ? 270 : 90), 360);
  if (at_) moved(*at_);
}

void PlaceGesture::dropped(QPointF at) {
  left();
  keepInSight(view_, [&] { placePartOnWire(view_.scene(), className_, at, rotation_); });
}

void PlaceGesture::left() {
  view_.scene().setHover(-1, {}, -1);
}

void PlaceGesture::paint(QPainter& painter) {
  if (!at_) return;
  const Theme& theme = Theme::of(&view_);
  PartPicture part;
  part.className = className_;
  part.info = view_.scene().catalog().find(className_);
  part.placement.x = at_->x();
  part.placement.y = at_->y();
  part.placement.rotation = rotation_;
  if (insertion_) part.placement = insertion_->placement;
  if (part.info) part.state = iconState(diagram::ComponentItem(), *part.info);
  DiagramPainter diagram(view_.scene(), view_.icons(), theme, view_.scale(), view_.toPixels(QPointF(0, 0)),
                         view_.devicePixelRatioF());
  painter.save();
  painter.setOpacity(0.75);
  diagram.paintIcon(painter, part, false);
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.accent, 1, Qt::DashLine));
  painter.drawRoundedRect(view_.toPixels(partRect(part.placement)).adjusted(-4, -4, 4, 4), 4, 4);
}

}  // namespace armature::app
