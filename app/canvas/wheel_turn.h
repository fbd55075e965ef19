// What a turn of the wheel or a stroke on a touchpad does to a sheet, on the canvas and on an icon's page alike.
#pragma once
#include <QWheelEvent>
#include <cmath>

namespace armature::app {

// Of the zoom, for a turn of the wheel [1/8°].
inline double zoomOfTurn(double angle) {
  return std::pow(1.0015, angle);
}

struct WheelTurn {
  QPointF pan;      // [px]
  double zoom = 1;  // to the pointer, where nothing is panned
};

inline WheelTurn wheelTurn(const QWheelEvent& event) {
  const QPoint pixels = event.pixelDelta(), angle = event.angleDelta();
  if (event.modifiers() & Qt::ShiftModifier) return {QPointF(angle.y() + angle.x(), 0) / 2};
  // A touchpad scrolls; with Ctrl it zooms.
  if (!pixels.isNull() && !(event.modifiers() & Qt::ControlModifier)) return {pixels};
  return {{}, zoomOfTurn(angle.y())};
}

}  // namespace armature::app
