// Where things are laid out over a diagram: the view, what is taken already, the places of the last time (so that
// nothing jumps), and the list that grows.
#pragma once
#include "app/canvas/canvas_view.h"
#include "app/teaching/drawn.h"
#include "app/teaching/line.h"

namespace armature::app {

// What a text covers counts by how much it hurts to read.
inline constexpr int kName = 6, kNumber = 6, kPin = 3, kArrow = 4, kIcon = 3, kWire = 2;

struct Sheet {
  const CanvasView& view;
  const Lines& lines;
  FreePlaces& taken;          // [px]
  QHash<QString, int>& kept;  // by what it tells of: the place that it had last
  Drawn& drawn;

  const DiagramScene& scene() const { return const_cast<CanvasView&>(view).scene(); }
  const PartPicture& part(int index) const { return scene().parts()[static_cast<size_t>(index)]; }
  // The best of some places for `key`, kept as long as none is better.
  int choose(const QString& key, std::span<const QRectF> places) {
    const int place = taken.best(places, kept.value(key, -1));
    kept.insert(key, place);
    return place;
  }
  // Sizes in screen units: they follow the zoom within limits only, so that everything stays readable.
  double size() const { return std::clamp(view.zoom(), 0.8, 1.6); }
};

// A direction of the diagram (y up) in pixels (y down), and back.
inline QPointF turnedOver(QPointF v) {
  return {v.x(), -v.y()};
}

// Names, icons, wires and connectors in sight [px].
FreePlaces takenPixels(const CanvasView& view);

}  // namespace armature::app
