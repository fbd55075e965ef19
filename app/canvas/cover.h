// What something that floats over a diagram would cover, and where a card covers least.
#pragma once
#include <QPolygonF>
#include <QRectF>

namespace armature::app {

class CanvasView;
class DiagramScene;

// How much of parts, their names, notes and wires lies in an area [unit²]; a wire is as wide as the room that it wants.
double coverOf(const DiagramScene& scene, const QRectF& area);
// The same in a box of the view [px²].
double coverOf(const CanvasView& view, const QRectF& box);

// Where a card of this size lies near a place that it speaks of [px]: beside it, inside the view, over as little as can
// be of the diagram and of the way that a hand is drawing.
QRectF freeCard(const CanvasView& view, QSizeF size, QPointF near, const QPolygonF& way);

}  // namespace armature::app
