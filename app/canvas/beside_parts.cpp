#include "app/canvas/beside_parts.h"

#include "app/canvas/canvas_view.h"

namespace armature::app {

BesideParts::BesideParts(const CanvasView& view, PaintCache& cache)
    : view_(view), cache_(cache), ink_(view.scene(), view.icons()) {}

QPointF BesideParts::inkNear(int part, const QRectF& box) const {
  const QRectF there(view_.toDiagram(box.topLeft()), view_.toDiagram(box.bottomRight()));
  return view_.toPixels(ink_.nearest(view_.scene().parts()[static_cast<size_t>(part)], there.normalized()));
}

QRectF BesideParts::label(int part) const {
  return labels().at(static_cast<size_t>(part)).box;
}

QRectF BesideParts::drawnLabel(int part) const {
  const QPointF shift = view_.poses().shiftOf(part, view_.scene().parts().at(static_cast<size_t>(part)).rect.center());
  return label(part).translated(view_.toPixels(shift) - view_.toPixels(QPointF()));
}

const std::vector<LabelLayout>& BesideParts::labels() const {
  const auto& parts = view_.scene().parts();
  const View now{view_.toPixels(QPointF()), view_.scale(), view_.font()};
  if (cache_.labels.size() == parts.size() && of_ == now) return cache_.labels;
  of_ = now;
  cache_.labels.clear();
  for (const PartPicture& part : parts)
    cache_.labels.push_back(
        labelLayout(part, view_.toPixels(part.rect), view_.scale(), view_.font(), view_.areValuesShown()));
  return cache_.labels;
}

int BesideParts::labelAt(QPointF pixel) const {
  for (int i = static_cast<int>(view_.scene().parts().size()) - 1; i >= 0; --i)
    if (drawnLabel(i).contains(pixel)) return i;
  return -1;
}

std::vector<SparkBox> BesideParts::sparklines(int part) const {
  const PartPicture& picture = view_.scene().parts().at(static_cast<size_t>(part));
  return sparkLayout(picture, view_.toPixels(picture.rect), view_.scale(), view_.font());
}

SparkRef BesideParts::sparklineAt(QPointF pixel) const {
  const auto& parts = view_.scene().parts();
  for (size_t i = parts.size(); i-- > 0;) {
    if (parts[i].sparkRect.isEmpty()) continue;
    const auto boxes = sparklines(static_cast<int>(i));
    for (size_t k = 0; k < boxes.size(); ++k)
      if (boxes[k].box.contains(pixel)) return {static_cast<int>(i), static_cast<int>(k)};
  }
  return {};
}

void BesideParts::forget() {
  cache_.labels.clear();
}

}  // namespace armature::app
