// The picture as it was when the hand took hold of parts. When it lets go the ways of wires follow from that picture
// and from where the parts lie now, not from where they have been between: a drop gives what the same move by keys
// does, and a move that is given up changes nothing.
#pragma once
#include <QHash>
#include <optional>
#include <vector>

#include "app/canvas/scene_pictures.h"

namespace armature::app {

class RestPicture {
 public:
  bool isKept() const { return wires_.has_value(); }
  void keep(const std::vector<WirePicture>& wires) { wires_ = wires; }
  // A part is about to lie elsewhere than in `rect` [unit], or to be there for the first time (none).
  void leaves(const QString& part, const std::optional<QRectF>& rect) {
    if (isKept() && !rects_.contains(part)) rects_.insert(part, rect);
  }
  // Something else changes there [unit].
  void changes(const QVector<QRectF>& places) {
    if (isKept()) changed_ << places;
  }
  // Gives its wires back, and where something is otherwise than in it; keeps nothing then.
  QVector<QRectF> giveBack(std::vector<WirePicture>& wires, const std::vector<PartPicture>& parts) {
    QVector<QRectF> changed = std::move(changed_);
    for (const PartPicture& part : parts) {
      const auto before = rects_.constFind(part.name);
      if (before == rects_.constEnd() || *before == part.rect) continue;
      changed << part.rect;
      if (*before) changed << **before;
    }
    wires = std::move(*wires_);
    *this = {};
    return changed;
  }

 private:
  std::optional<std::vector<WirePicture>> wires_;
  QHash<QString, std::optional<QRectF>> rects_;  // of parts that have left
  QVector<QRectF> changed_;
};

}  // namespace armature::app
