// Paints the list of what is drawn over a diagram. Nothing is decided here but strokes and colours.
#pragma once
#include <QPainter>

#include "app/look/theme.h"
#include "app/teaching/drawn.h"

namespace armature::app {

// `numbers`: the font of numbers; `size`: of strokes and heads, 1 at 100 %.
void paintDrawn(QPainter& painter, const Drawn& drawn, const Theme& theme, const QFont& numbers, double size);

}  // namespace armature::app
