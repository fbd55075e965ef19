// Icons of classes without a drawing of ours, from the graphics of their Icon annotation.
#pragma once
#include <QPainter>

#include "app/look/theme.h"
#include "engine/facade/class_info.h"

namespace armature::app {

// Draws the primitives (icon coordinates −100…100, y up) into a box. Texts that stand for the part's name are left out:
// the canvas writes it itself.
void paintPrimitives(QPainter& painter, const QRectF& box, const ClassInfo& info, const Theme& theme);

}  // namespace armature::app
