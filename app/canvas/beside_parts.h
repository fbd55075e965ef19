// Names, values and sparklines as they stand beside the parts in a view [px]: where they lie, which one lies at a
// pixel, and where a line from what stands there ends at its part. Names are worked out once for the view as it is; the
// painter reads them from its cache.
#pragma once
#include <QFont>
#include <QRectF>
#include <vector>

#include "app/canvas/icon_ink.h"
#include "app/canvas/scene_pictures.h"
#include "app/canvas/spark_layout.h"

namespace armature::app {

class CanvasView;
struct LabelLayout;
struct PaintCache;

class BesideParts {
 public:
  BesideParts(const CanvasView& view, PaintCache& cache);

  // The name and values of a part where it was put; as they are drawn, along with a part that moves; the part whose
  // label is drawn at a pixel, −1 = none.
  QRectF label(int part) const;
  QRectF drawnLabel(int part) const;
  int labelAt(QPointF pixel) const;
  // Where the sparklines of a part are drawn; the one that lies at a pixel.
  std::vector<SparkBox> sparklines(int part) const;
  SparkRef sparklineAt(QPointF pixel) const;
  // Of all parts, for the painter.
  const std::vector<LabelLayout>& labels() const;
  // The point of a part's drawing that is nearest to a box beside it; where the part lies while nothing moves.
  QPointF inkNear(int part, const QRectF& box) const;
  const IconInk& ink() const { return ink_; }
  // Something that they depend on has changed.
  void forget();

 private:
  const CanvasView& view_;
  PaintCache& cache_;
  IconInk ink_;
  // What the labels of the cache hold for.
  struct View {
    QPointF origin;
    double scale = 0;
    QFont font;
    bool operator==(const View&) const = default;
  };
  mutable View of_;
};

}  // namespace armature::app
