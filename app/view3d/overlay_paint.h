// Names, paths, loads and the directions of the axes, painted over the picture of the bodies.
#pragma once
#include <QPainter>

#include "app/view3d/view_scene.h"

namespace armature::app {

// On any device of the camera's viewport.
void paintOverlay(QPainter& painter, const ViewScene& scene);
// The directions of the world's axes about a middle.
void paintAxes(QPainter& painter, const ViewScene& scene, QPointF middle);

}  // namespace armature::app
